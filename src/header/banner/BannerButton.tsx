import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { BannerButtonFrame } from './bannerButtonStyles.ts';

/** Renders the button that closes the banner. */
export const BannerButton = ({ onClick }: { onClick: () => void }) => (
  <BannerButtonFrame
    type="button"
    part="banner-button"
    aria-label={useHeaderSite().messages.closeBanner}
    onClick={onClick}
  >
    <Icon name="close" />
  </BannerButtonFrame>
);
