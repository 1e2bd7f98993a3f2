import { type RefObject, useEffect, useState } from 'react';
import { createLazyModule, useLazyModule } from '../../hooks/lazyModule.ts';

interface BannerControlProps {
  /** What holds the notice, and the button. */
  banner: RefObject<HTMLElement | null>;
  /** Called when the user closes the notice; `false` keeps it. */
  onDismiss: (() => boolean | void) | undefined;
  /** Hides the notice, or shows another one. */
  setIsDismissed: (isDismissed: boolean) => void;
}

const bannerModule = createLazyModule(() => import('../banner/BannerButton.tsx'));

/** Closes the page's notice, for as long as there is one. Whether it is there the next time, the page decides. */
export function BannerControl({ banner, onDismiss, setIsDismissed }: BannerControlProps) {
  const [hasContent, setHasContent] = useState(false);
  useEffect(() => {
    const frame = banner.current!;
    // The page may hide what is in the slot.
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
    // The button goes away with the focus in it.
    banner.current!.parentElement!.querySelector<HTMLElement>('.logo')?.focus();
  };
  const module = useLazyModule(bannerModule);
  useEffect(() => {
    if (hasContent) bannerModule.load(() => {});
  }, [hasContent]);
  return hasContent && module ? <module.BannerButton onClick={dismiss} /> : null;
}
