import { filterUrl } from '../../site/core/urls.ts';
import { type MessageValues, useControlMessages } from '../controlLanguage.ts';
import { useBusyStatus } from '../status/LateStatus.tsx';
import { Button, type ButtonProps } from './Button.tsx';

export interface LinkProps {
  /** URL of the link. Without a URL, or with an unsafe URL, a button is rendered. */
  href?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  download?: string | undefined;
}

/** Returns the attributes of `<a>`. A disabled link has no `href`, so it cannot receive focus. */
export function getLinkAttributes(
  { href, target, rel, download }: LinkProps,
  isDisabled: boolean,
): object | undefined {
  const url = filterUrl(href);
  if (url === undefined) return undefined;
  return isDisabled ? { role: 'link', 'aria-disabled': true } : { href: url, target, rel, download };
}

/** Renders a button, or a link that looks like a button. Some screen readers ignore `aria-busy`, so a status message announces the state. */
export function LinkButton({
  href,
  target,
  rel,
  download,
  language,
  messages,
  ...props
}: Omit<ButtonProps, 'description' | 'link'> & LinkProps & MessageValues) {
  const { disabled = false, loading = false } = props;
  const texts = useControlMessages(messages, language);
  const status = useBusyStatus(loading, texts.loading);
  return (
    <>
      <Button
        {...props}
        description={loading ? texts.loading : undefined}
        link={getLinkAttributes({ href, target, rel, download }, disabled)}
      />
      {status}
    </>
  );
}
