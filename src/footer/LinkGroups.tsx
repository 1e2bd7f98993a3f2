import { SiteLink } from '../controls/site-link/SiteLink.tsx';
import { media } from '../design/tokens.ts';
import { useFooterSite } from '../hooks/SiteProvider.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { LinkGroup } from '../site/config/site.ts';
import { useCallback, useSyncExternalStore, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { runWithSignal } from '../site/network/loading.ts';
import { isPlainClick, navigate } from '../site/core/urls.ts';
import { useWarn } from '../hooks/hostContext.tsx';

interface ConsentProps {
  /** Asks the user for consent to third-party scripts. Returns `false` if the page shows a dialog. Omitted if no consent is missing. */
  requestConsent: (() => boolean | void) | undefined;
}

interface AccessibilityLinkProps extends ConsentProps {
  href: string;
  /** URL of the widget's script. */
  src: string;
  children: ReactNode;
}

/** Renders a link whose first plain click loads the accessibility widget, once. If consent is missing or loading fails, the link is followed. */
function AccessibilityLink({ href, src, requestConsent, children }: AccessibilityLinkProps) {
  const warn = useWarn();
  const phase = useRef<'unloaded' | 'loading' | 'loaded'>('unloaded');
  const [isLoading, setIsLoading] = useState(false);

  const load = async () => {
    phase.current = 'loading';
    setIsLoading(true);
    try {
      const { loadScript } = await import('../site/network/loadScript.ts');
      await loadScript(src);
      phase.current = 'loaded';
    } catch (error) {
      phase.current = 'unloaded';
      warn(
        `The widget couldn't be loaded (${String(error)}). Opening the link. Check \`accessibility-src\`.`,
      );
      navigate(href);
    } finally {
      setIsLoading(false);
    }
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (requestConsent) {
      if (requestConsent() === false) event.preventDefault();
      return;
    }
    // The widget may listen for later clicks, so they do not leave the page either.
    event.preventDefault();
    if (phase.current === 'unloaded') void load();
  };
  return (
    <SiteLink href={href} aria-busy={isLoading || undefined} onClick={onClick}>
      {children}
    </SiteLink>
  );
}

/** Returns whether a media query matches. Returns `serverValue` on a server and during hydration. */
function useMediaQuery(query: string, serverValue: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) =>
      runWithSignal((signal) => matchMedia(query).addEventListener('change', listener, { signal })),
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
