import { useSite } from '../siteContext.ts';
import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { BannerButtonFrame } from './bannerButtonStyles.ts';

/** Closes the page's notice. */
export const BannerButton = ({ onClick }: { onClick: () => void }) => (
  <BannerButtonFrame
    type="button"
    part="banner-button"
    aria-label={useSite().messages.closeBanner}
    onClick={onClick}
  >
    <ControlIcon name="close" />
  </BannerButtonFrame>
);
