import { filterUrl } from '../../site/core/urls.ts';
import { useControlMessages } from '../controlMessages.ts';
import { useBusyStatus } from '../status/LateStatus.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { ButtonFrame } from './buttonStyles.ts';

export interface LinkProps {
  /** The address that it leads to; it is a link then. An address that no link may have leaves it a button. */
  href?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  download?: string | undefined;
}

/** What `<a>` gets: one that is disabled leads nowhere, and is no place for the focus. */
export function getLinkAttributes(
  { href, target, rel, download }: LinkProps,
  isDisabled: boolean,
): object | undefined {
  const address = filterUrl(href);
  if (address === undefined) return undefined;
  return isDisabled ? { role: 'link', 'aria-disabled': true } : { href: address, target, rel, download };
}

/** A button, or a link that looks like one. Not every screen reader says that it is busy. */
export function LinkButton({
  href,
  target,
  rel,
  download,
  messages,
  ...props
}: Omit<ButtonProps, 'description'> & LinkProps & { messages?: unknown }) {
  const { children, variant = 'primary', size = 'normal', disabled = false, loading = false } = props;
  const link = getLinkAttributes({ href, target, rel, download }, disabled);
  const texts = useControlMessages(messages);
  const description = loading ? texts.loading : undefined;
  const status = useBusyStatus(loading, texts.loading);
  return (
    <>
      {link ? (
        <ButtonFrame
          as="a"
          part="button"
          data-variant={variant}
          data-size={size}
          aria-description={description}
          aria-busy={loading || undefined}
          aria-disabled={loading || undefined}
          {...link}
        >
          <span className="label">{children}</span>
          {loading ? <span className="spinner" /> : null}
        </ButtonFrame>
      ) : (
        <Button {...props} description={description} />
      )}
      {status}
    </>
  );
}
