import { filterUrl } from '../../site/core/urls.ts';
import { type MessageValues, useControlMessages } from '../controlLanguage.ts';
import { useBusyStatus } from '../status/LateStatus.tsx';
import { Button, type ButtonProps } from './Button.tsx';

interface LinkProps extends MessageValues {
  /** URL of the link. Without a URL, or with an unsafe URL, a button is rendered. */
  href?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  download?: string | undefined;
}

/** Props of a button that can be a link. */
export type LinkButtonProps<P> = Omit<P, 'description' | 'link'> & LinkProps;

/** Returns the attributes of `<a>`. A disabled link has no `href`, so it cannot receive focus. */
function getLinkAttributes({ href, target, rel, download }: LinkProps, isDisabled: boolean) {
  const url = filterUrl(href);
  if (url === undefined) return undefined;
  return isDisabled ? { role: 'link', 'aria-disabled': true } : { href: url, target, rel, download };
}

/** Returns the link and the busy state of a button. Some screen readers ignore `aria-busy`, so a status message announces the state. */
export function useLink(props: LinkButtonProps<{ disabled?: boolean; loading?: boolean }>) {
  const { disabled = false, loading = false, messages, language } = props;
  const texts = useControlMessages(messages, language);
  const status = useBusyStatus(loading, texts.loading);
  const description = loading ? texts.loading : undefined;
  return { status, linkProps: { description, link: getLinkAttributes(props, disabled) } };
}

/** Renders a button, or a link that looks like a button. */
export function LinkButton(props: LinkButtonProps<ButtonProps>) {
  const { linkProps, status } = useLink(props);
  return (
    <>
      <Button {...props} {...linkProps} />
      {status}
    </>
  );
}
