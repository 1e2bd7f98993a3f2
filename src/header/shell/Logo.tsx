import { useState } from 'react';
import { useWarn } from '../../hooks/hostContext.tsx';
import { useHeaderSite } from '../siteContext.ts';
import { Icon } from '../../icons/Icon.tsx';
import { longestName } from '../../site/config/site.ts';

/** The link to the home page, named by the product: an image if the page gives one and it loads, else the house's mark. */
export function Logo() {
  const { logo, productName, links } = useHeaderSite().site;
  const warn = useWarn();
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const giveUp = () => {
    setBrokenLogo(logo);
    warn(`logo-src="${logo}" could not be loaded, so the product's name is shown.`);
  };
  return (
    <a className="logo" part="logo" href={links.home}>
      {logo && logo !== brokenLogo ? (
        <img
          src={logo}
          alt={productName}
          // A prerendered image may have failed before React listens. An SVG may have no width either.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) element.decode().catch(giveUp);
          }}
          onError={giveUp}
        />
      ) : (
        <>
          <Icon name="gavel" size={30} />
          <span data-long={productName.length > longestName || undefined}>{productName}</span>
        </>
      )}
    </a>
  );
}
