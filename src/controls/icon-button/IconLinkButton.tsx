import { getLinkAttributes, type LinkProps } from '../button/LinkButton.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';

/** An icon button, or a link that looks like one. */
export const IconLinkButton = ({ href, target, rel, download, ...props }: IconButtonProps & LinkProps) => (
  <IconButton {...props} link={getLinkAttributes({ href, target, rel, download }, props.disabled ?? false)} />
);
