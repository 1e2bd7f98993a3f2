import { useEffect, useState } from 'react';
import { useSite } from '../siteContext.ts';
import { Icon } from '../../icons/Icon.tsx';
import { filterUrl } from '../../site/core/safeUrl.ts';
import { longestName } from '../../site/core/longestName.ts';

/** The link to the home page, named by the product: an image if the page gives one and it loads, else the house's mark. */
export function Logo({ src }: { src: string | undefined }) {
  const { site } = useSite();
  const { warn } = site;
  const [brokenImage, setBrokenImage] = useState<string>();
  const image = src ? filterUrl(src, { baseUrl: site.baseUrl, kind: 'web' }) : undefined;
  const isRefused = Boolean(src) && image === undefined;
  const warnOf = (reason: string) => warn(`logo-src="${src}" ${reason}, so the product's name is shown.`);
  useEffect(() => {
    if (isRefused) warnOf('is no http(s) address');
    // oxlint-disable-next-line react/exhaustive-deps -- what is said is made of these
  }, [isRefused, src, warn]);
  const giveUp = () => {
    setBrokenImage(image);
    warnOf('could not be loaded');
  };
  return (
    <a className="logo" part="logo" href={site.links.home}>
      {image && image !== brokenImage ? (
        <img
          src={image}
          alt={site.productName}
          // A prerendered image may have failed before React listens. An SVG may have no width either.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) element.decode().catch(giveUp);
          }}
          onError={giveUp}
        />
      ) : (
        <>
          <Icon name="gavel" size={30} />
          <span data-long={site.productName.length > longestName || undefined}>{site.productName}</span>
        </>
      )}
    </a>
  );
}
