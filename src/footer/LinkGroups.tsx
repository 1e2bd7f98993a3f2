import { SiteLink } from '../controls/site-link/SiteLink.tsx';
import { media } from '../design/breakpoints.ts';
import { useFooterSite } from './siteContext.ts';
import { Icon } from '../icons/Icon.tsx';
import type { LinkGroup } from '../site/config/site.ts';
import { AccessibilityLink } from './AccessibilityLink.tsx';
import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `serverValue` where there is no viewport, and during hydration. */
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

/** The groups as open lists; on the narrowest screens each one is an accordion. CSS decides, before any script. */
export function LinkGroups() {
  const { footer } = useFooterSite().site;
  // Open on wide screens to browsers as well that hide what is in a closed one whatever CSS says.
  const open = !useMediaQuery(media.extraSmall, true);
  return footer.map(({ label, links }, index) => (
    <div key={index} className="group" part="group">
      <h2>{label}</h2>
      <details open={open}>
        <summary>
          <h2>{label}</h2>
          <Icon name="chevronDown" />
        </summary>
        <Links links={links} />
      </details>
    </div>
  ));
}

function Links({ links }: Pick<LinkGroup, 'links'>) {
  const { links: siteLinks, accessibilityScript } = useFooterSite().site;
  return (
    <ul>
      {links.map(({ label, href }, index) => (
        <li key={index}>
          {accessibilityScript !== undefined && href === siteLinks.accessibility ? (
            <AccessibilityLink href={href} src={accessibilityScript}>
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
