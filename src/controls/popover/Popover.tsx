import type { Placement } from '@floating-ui/dom';
import { type ReactNode, type RefObject, useRef } from 'react';
import { sizes } from '../../design/sizes.ts';
import { Anchor } from '../floating/anchorStyles.ts';
import { type Position, usePosition } from '../floating/usePosition.ts';
import { useTopLayer } from '../floating/useTopLayer.ts';
import { PopoverFrame } from './popoverStyles.ts';
import { usePopover } from './usePopover.ts';

export interface PopoverProps {
  /** Whether the page wants the popover open. */
  open?: boolean;
  /** Renders the popover hidden, because it may open any moment. */
  ready?: boolean;
  /** Bottom-start by default. */
  placement?: Placement | undefined;
  /** px away from its button; 12 by default. */
  mainOffset?: number | undefined;
  /** px along its button; -8 by default. */
  crossOffset?: number | undefined;
  /** The button that opens and closes it. */
  trigger?: ReactNode;
  children?: ReactNode;
  /** The name of the popover; with a name it is a dialog. */
  label?: string | undefined;
  /** What the popover is placed beside, if not its button. */
  beside?: RefObject<HTMLElement | null>;
  /** Called when the popover has opened or closed. */
  onToggle?: (detail: { open: boolean }) => void;
}

/** A panel beside its button, in the top layer: Escape, a press outside and the button itself close it. */
export function Popover({
  open = false,
  ready = false,
  placement = 'bottom-start',
  mainOffset = sizes.popover.mainOffset,
  crossOffset = sizes.popover.crossOffset,
  trigger,
  children,
  label,
  beside,
  onToggle,
}: PopoverProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = usePopover({ wanted: open, anchor, panel, isDialog: Boolean(label), onToggle });
  return (
    <>
      <Anchor ref={anchor}>{trigger}</Anchor>
      {isOpen || ready ? (
        <Panel
          ref={panel}
          isOpen={isOpen}
          label={label}
          beside={beside ?? anchor}
          position={{ placement, mainOffset, crossOffset, canCover: true }}
        >
          {children}
        </Panel>
      ) : null}
    </>
  );
}

interface PanelProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Otherwise it is rendered hidden. */
  isOpen: boolean;
  label: string | undefined;
  beside: RefObject<HTMLElement | null>;
  position: Position;
  children: ReactNode;
}

function Panel({ ref, isOpen, label, beside, position, children }: PanelProps) {
  useTopLayer(ref);
  usePosition(beside, ref, position, isOpen);
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
