import type { Placement } from '@floating-ui/dom';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { describe } from '../setUnsetAttributes.ts';
import { slotted } from '../observeSlotted.ts';
import { TooltipBubble } from './TooltipBubble.tsx';
import { useTooltip } from './useTooltip.ts';

export interface TooltipProps {
  /** What it says. */
  text?: string | undefined;
  placement?: Placement | undefined;
  /** px from what it belongs to; 10 by default (spec §9). */
  offset?: number | undefined;
  /** ms of hovering before it opens; 200 by default (spec §9). */
  delay?: number | undefined;
  /** What it belongs to. */
  children?: ReactNode;
}

/** Describes what it is wrapped around: to readers always, to the eye on hover and keyboard focus. */
export function Tooltip({ text = '', placement, offset, delay, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useTooltip(anchor, { enabled: text !== '', ...(delay === undefined ? {} : { delay }) });
  useLayoutEffect(() => slotted(anchor.current!, ([element]) => describe(element, text)), [text]);
  return (
    <>
      <span ref={anchor} style={{ display: 'inline-block' }}>
        {children}
      </span>
      <TooltipBubble
        anchor={anchor}
        tooltip={tooltip}
        text={text}
        placement={placement}
        offset={offset}
        hiddenFromReaders
      />
    </>
  );
}
