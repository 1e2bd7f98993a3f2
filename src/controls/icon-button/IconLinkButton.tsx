import { type LinkButtonProps, useLink } from '../button/LinkButton.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

/** Renders an icon button, or a link that looks like a button. */
export function IconLinkButton(props: LinkButtonProps<IconButtonProps>) {
  const { linkProps, status } = useLink(props);
  return (
    <>
      <IconButton {...props} {...linkProps} />
      {status}
    </>
  );
}
