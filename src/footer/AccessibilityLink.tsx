import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { SiteLink } from '../controls/site-link/SiteLink.tsx';
import { isPlainClick, navigate } from '../site/core/urls.ts';
import { useWarn } from '../hooks/hostContext.tsx';

export interface ConsentProps {
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
export function AccessibilityLink({ href, src, requestConsent, children }: AccessibilityLinkProps) {
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
