import type { Placement } from '@floating-ui/dom';
import type { ReactNode, RefObject } from 'react';
import { sizes } from '../../design/tokens.ts';
import { usePosition, useTopLayer } from '../floating/usePosition.ts';
import { PopoverFrame } from './popoverStyles.ts';

interface PopoverPanelProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Otherwise it is rendered hidden, because it may open any moment. */
  isOpen: boolean;
  /** The name of the popover; with a name it is a dialog. */
  label: string | undefined;
  /** What it is placed beside. */
  beside: RefObject<HTMLElement | null>;
  placement?: Placement | undefined;
  /** px away from that. */
  mainOffset?: number | undefined;
  /** px along that. */
  crossOffset?: number | undefined;
  children: ReactNode;
}

export function PopoverPanel({
  ref,
  isOpen,
  label,
  beside,
  placement = 'bottom-start',
  mainOffset = sizes.popover.mainOffset,
  crossOffset = sizes.popover.crossOffset,
  children,
}: PopoverPanelProps) {
  useTopLayer(ref);
  usePosition(beside, ref, { placement, mainOffset, crossOffset, canCover: true }, isOpen);
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
