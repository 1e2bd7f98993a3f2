import { useState } from 'react';
import { useWarn } from '../../hooks/hostContext.tsx';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { maxNameLength } from '../../site/config/site.ts';

/** Renders the link to the home page: the logo image if it is set and loads, otherwise the icon and the name of the product. */
export function Logo() {
  const { logo, productName, links } = useHeaderSite().site;
  const warn = useWarn();
  const [brokenLogo, setBrokenLogo] = useState<string>();
  const showName = () => {
    setBrokenLogo(logo);
    warn(`\`logo-src="${logo}"\` couldn't be loaded. Showing the product name. Check the URL.`);
  };
  return (
    <a className="logo" part="logo" href={links.home}>
      {logo && logo !== brokenLogo ? (
        <img
          src={logo}
          alt={productName}
          // A server-rendered image may have failed before hydration. A loaded SVG can also have a `naturalWidth` of 0.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) element.decode().catch(showName);
          }}
          onError={showName}
        />
      ) : (
        <>
          <Icon name="gavel" size={30} />
          <span data-long={productName.length > maxNameLength || undefined}>{productName}</span>
        </>
      )}
    </a>
  );
}
