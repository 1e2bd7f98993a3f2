import { type RefObject, useEffect, useState } from 'react';
import { createLazyModule, useLazyModule } from '../../hooks/lazyModule.ts';

interface BannerControlProps {
  /** Container of the banner content and the button. */
  banner: RefObject<HTMLElement | null>;
  /** Called when the user closes the banner. Return `false` to keep it open. */
  onDismiss: (() => boolean | void) | undefined;
  /** Hides the banner, or shows it again for new content. */
  setIsDismissed: (isDismissed: boolean) => void;
}

const bannerModule = createLazyModule(() => import('../banner/BannerButton.tsx'));

/** Renders the close button while the banner has content. The page decides whether to show the banner again after a dismissal. */
export function BannerControl({ banner, onDismiss, setIsDismissed }: BannerControlProps) {
  const [hasContent, setHasContent] = useState(false);
  useEffect(() => {
    const frame = banner.current!;
    // The page may hide the slotted content.
    const observer = new ResizeObserver(([entry]) => setHasContent(entry!.contentRect.height > 0));
    observer.observe(frame);
    const slot = frame.querySelector('slot');
    const show = () => setIsDismissed(false);
    slot?.addEventListener('slotchange', show);
    return () => {
      observer.disconnect();
      slot?.removeEventListener('slotchange', show);
    };
  }, [banner, setIsDismissed]);
  const dismiss = () => {
    if (onDismiss?.() === false) return;
    setIsDismissed(true);
    // Move focus, because the focused button disappears.
    banner.current!.parentElement!.querySelector<HTMLElement>('.logo')?.focus();
  };
  const module = useLazyModule(bannerModule);
  useEffect(() => {
    if (hasContent) bannerModule.load(() => {});
  }, [hasContent]);
  return hasContent && module ? <module.BannerButton onClick={dismiss} /> : null;
}
