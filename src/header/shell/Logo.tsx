import { useEffect, useState } from 'react';
import { useSite } from '../../hooks/siteContext.ts';
import { useWarn } from '../../hooks/useWarn.ts';
import { Icon } from '../../icons/Icon.tsx';
import { safeUrl } from '../../site/core/safeUrl.ts';

/** The way home, named by the product: an image if the page gives one and it loads, else the house's mark. */
export function Logo({ src }: { src: string | undefined }) {
  const { site } = useSite();
  const warn = useWarn();
  const [broken, setBroken] = useState<string>();
  const image = src ? safeUrl(src, { baseUrl: site.baseUrl, kind: 'web' }) : undefined;
  const refused = Boolean(src) && image === undefined;
  useEffect(() => {
    if (refused) warn(`logo-src="${src}" is no http(s) address, so the product's name is shown.`);
  }, [refused, src, warn]);
  return (
    <a className="logo" part="logo" href={site.links.home}>
      {image && image !== broken ? (
        <img
          src={image}
          alt={site.productName}
          onError={() => {
            setBroken(image);
            warn(`logo-src="${src}" could not be loaded, so the product's name is shown; check the address.`);
          }}
        />
      ) : (
        <>
          <Icon name="gavel" size={30} />
          <span data-long={site.productName.length > 16 || undefined}>{site.productName}</span>
        </>
      )}
    </a>
  );
}
