import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { useLateMessages } from '../useLateMessages.ts';
import { BannerButtonFrame } from './bannerButtonStyles.ts';

/** Closes the page's notice. */
export const BannerButton = ({ onClick }: { onClick: () => void }) => (
  <BannerButtonFrame
    type="button"
    part="banner-button"
    aria-label={useLateMessages().closeBanner}
    onClick={onClick}
  >
    <ControlIcon name="close" />
  </BannerButtonFrame>
);
