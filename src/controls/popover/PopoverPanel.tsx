import type { Placement } from '@floating-ui/dom';
import type { ReactNode, RefObject } from 'react';
import { sizes } from '../../design/tokens.ts';
import { usePosition, useTopLayer } from '../floating/usePosition.ts';
import { PopoverFrame } from './popoverStyles.ts';

interface PopoverPanelProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Whether the popover is open. Otherwise, it is rendered hidden, because it may open soon. */
  isOpen: boolean;
  /** Accessible name. A popover with a name is a dialog. */
  label: string | undefined;
  /** The element that the popover is positioned next to. */
  anchor: RefObject<HTMLElement | null>;
  placement?: Placement | undefined;
  /** Distance from the anchor in px. */
  mainOffset?: number | undefined;
  /** Offset along the anchor in px. */
  crossOffset?: number | undefined;
  children: ReactNode;
}

export function PopoverPanel({
  ref,
  isOpen,
  label,
  anchor,
  placement = 'bottom-start',
  mainOffset = sizes.popover.mainOffset,
  crossOffset = sizes.popover.crossOffset,
  children,
}: PopoverPanelProps) {
  useTopLayer(ref);
  usePosition(anchor, ref, { placement, mainOffset, crossOffset, canCover: true }, isOpen);
  return (
    <PopoverFrame
      ref={ref}
      popover="manual"
      part="popover"
      role={label ? 'dialog' : undefined}
      aria-label={label}
      data-ready={!isOpen || undefined}
    >
      {children}
    </PopoverFrame>
  );
}
