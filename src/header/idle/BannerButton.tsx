import { type RefObject, useEffect, useState } from 'react';
import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { useLateMessages } from '../useLateMessages.ts';
import { BannerButtonFrame } from './bannerButtonStyles.ts';

interface BannerButtonProps {
  /** What holds the notice, and the button. */
  banner: RefObject<HTMLElement | null>;
  /** Called when the user closes the notice; `false` keeps it. */
  onDismiss: (() => boolean | void) | undefined;
  /** Hides the notice, or shows another one. */
  setIsDismissed: (isDismissed: boolean) => void;
}

/** Closes the page's notice, for as long as there is one. Whether it is there the next time, the page decides. */
export function BannerButton({ banner, onDismiss, setIsDismissed }: BannerButtonProps) {
  const messages = useLateMessages();
  const [hasContent, setHasContent] = useState(false);
  useEffect(() => {
    const slot = banner.current!.querySelector('slot');
    const update = () => setHasContent(slot === null || slot.assignedElements().length > 0);
    update();
    const onSlotChange = () => {
      update();
      setIsDismissed(false);
    };
    slot?.addEventListener('slotchange', onSlotChange);
    return () => slot?.removeEventListener('slotchange', onSlotChange);
  }, [banner, setIsDismissed]);
  const dismiss = () => {
    if (onDismiss?.() === false) return;
    setIsDismissed(true);
    // The button goes away with the focus in it.
    banner.current!.parentElement!.querySelector<HTMLElement>('.logo')?.focus();
  };
  return hasContent ? (
    <BannerButtonFrame type="button" part="banner-button" aria-label={messages.closeBanner} onClick={dismiss}>
      <ControlIcon name="close" />
    </BannerButtonFrame>
  ) : null;
}
