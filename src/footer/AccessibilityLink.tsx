import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { SiteLink } from '../controls/site-link/SiteLink.tsx';
import { isPlainClick, navigate } from '../site/core/urls.ts';
import { useWarn } from '../hooks/hostContext.tsx';

interface AccessibilityLinkProps {
  href: string;
  /** The widget's script. */
  src: string;
  children: ReactNode;
}

/**
 * The first plain click loads the widget, once. Later clicks are the widget's, which may listen to them; they leave the page only if the widget
 * could not be loaded.
 */
export function AccessibilityLink({ href, src, children }: AccessibilityLinkProps) {
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
        `the accessibility widget could not be loaded (${String(error)}), so the link is followed; check accessibility-src.`,
      );
      navigate(href);
    } finally {
      setIsLoading(false);
    }
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (phase.current === 'unloaded') void load();
  };
  return (
    <SiteLink href={href} aria-busy={isLoading || undefined} onClick={onClick}>
      {children}
    </SiteLink>
  );
}
