import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import type { CategoryPromotion } from '../../site/config/site.ts';
import { PromotionImage } from './promotionStyles.ts';

/** A picture with a text, both of them one link. */
export const Promotion = ({ promotion: { image, text, href } }: { promotion: CategoryPromotion }) => (
  <SiteLink className="promotion" href={href}>
    <PromotionImage
      src={image.src}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading="lazy"
    />
    <span>{text}</span>
  </SiteLink>
);
