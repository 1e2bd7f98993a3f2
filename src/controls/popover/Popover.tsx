import type { Placement } from '@floating-ui/dom';
import { type ReactNode, useRef } from 'react';
import { Anchor } from '../floating/anchorStyles.ts';
import { PopoverPanel } from './PopoverPanel.tsx';
import { usePopover } from './usePopover.ts';

export interface PopoverProps {
  /** Whether the page wants the popover open. */
  open?: boolean;
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
  /** Called when the popover has opened or closed. */
  onToggle?: (detail: { open: boolean }) => void;
}

/** A panel beside its button, in the top layer: Escape, a press outside and the button itself close it. */
export function Popover({ open = false, trigger, children, label, onToggle, ...position }: PopoverProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = usePopover({ wanted: open, anchor, panel, isDialog: Boolean(label), onToggle });
  return (
    <>
      <Anchor ref={anchor}>{trigger}</Anchor>
      {isOpen ? (
        <PopoverPanel {...position} ref={panel} isOpen={isOpen} label={label} beside={anchor}>
          {children}
        </PopoverPanel>
      ) : null}
    </>
  );
}
