import type { Placement } from '@floating-ui/dom';
import { type ReactNode, useRef } from 'react';
import { Anchor } from '../floating/anchorStyles.ts';
import { PopoverPanel } from './PopoverPanel.tsx';
import { usePopover } from './usePopover.ts';

export interface PopoverProps {
  /** Whether the page opens the popover. */
  open?: boolean;
  /** Side of the button and alignment. Defaults to `bottom-start`. */
  placement?: Placement | undefined;
  /** Distance from the button in px. Defaults to 12. */
  mainOffset?: number | undefined;
  /** Offset along the button in px. Defaults to -8. */
  crossOffset?: number | undefined;
  /** The button that opens and closes the popover. */
  trigger?: ReactNode;
  children?: ReactNode;
  /** Accessible name. A popover with a name is a dialog. */
  label?: string | undefined;
  /** Called when the user opens or closes the popover. */
  onToggle?: (detail: { open: boolean }) => void;
}

/** Renders a button and a panel in the top layer. Escape, a press outside, and the button close the panel. */
export function Popover({ open = false, trigger, children, label, onToggle, ...position }: PopoverProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = usePopover({ wanted: open, anchor, panel, isDialog: Boolean(label), onToggle });
  return (
    <>
      <Anchor ref={anchor}>{trigger}</Anchor>
      {isOpen ? (
        <PopoverPanel {...position} ref={panel} isOpen={isOpen} label={label} anchor={anchor}>
          {children}
        </PopoverPanel>
      ) : null}
    </>
  );
}
