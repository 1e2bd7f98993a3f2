import { getLinkAttributes, type LinkProps } from '../button/LinkButton.tsx';
import { type MessageValues, useControlMessages } from '../controlLanguage.ts';
import { useBusyStatus } from '../status/LateStatus.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

/** Renders an icon button, or a link that looks like a button. Some screen readers ignore `aria-busy`, so a status message announces the state. */
export function IconLinkButton({
  href,
  target,
  rel,
  download,
  language,
  messages,
  ...props
}: Omit<IconButtonProps, 'description'> & LinkProps & MessageValues) {
  const texts = useControlMessages(messages, language);
  const status = useBusyStatus(props.loading ?? false, texts.loading);
  return (
    <>
      <IconButton
        {...props}
        description={props.loading ? texts.loading : undefined}
        link={getLinkAttributes({ href, target, rel, download }, props.disabled ?? false)}
      />
      {status}
    </>
  );
}
