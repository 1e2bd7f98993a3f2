import { SiteLink } from '../controls/site-link/SiteLink.tsx';
import { media } from '../design/breakpoints.ts';
import { useFooterSite } from './siteContext.ts';
import { Icon } from '../icons/Icon.tsx';
import type { LinkGroup } from '../site/config/site.ts';
import { AccessibilityLink, type ConsentProps } from './AccessibilityLink.tsx';
import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches. Returns `serverValue` on a server and during hydration. */
function useMediaQuery(query: string, serverValue: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const controller = new AbortController();
      matchMedia(query).addEventListener('change', listener, { signal: controller.signal });
      return () => controller.abort();
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => serverValue,
  );
}

/** Renders each link group as a list, or as an accordion on the narrowest screens. CSS switches between them, even before hydration. */
export function LinkGroups({ requestConsent }: ConsentProps) {
  const { footer } = useFooterSite().site;
  // The lists are open on wide screens, because CSS cannot show the content of closed `<details>` elements in all browsers.
  const open = !useMediaQuery(media.extraSmall, true);
  return footer.map(({ label, links }, index) => (
    <div key={index} className="group" part="group">
      <h2>{label}</h2>
      <details open={open}>
        <summary>
          <h2>{label}</h2>
          <Icon name="chevronDown" />
        </summary>
        <Links links={links} requestConsent={requestConsent} />
      </details>
    </div>
  ));
}

function Links({ links, requestConsent }: Pick<LinkGroup, 'links'> & ConsentProps) {
  const { links: siteLinks, accessibilityScript } = useFooterSite().site;
  return (
    <ul>
      {links.map(({ label, href }, index) => (
        <li key={index}>
          {accessibilityScript !== undefined && href === siteLinks.accessibility ? (
            <AccessibilityLink href={href} src={accessibilityScript} requestConsent={requestConsent}>
              {label}
            </AccessibilityLink>
          ) : (
            <SiteLink href={href}>{label}</SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
