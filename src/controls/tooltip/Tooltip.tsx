import type { Placement } from '@floating-ui/dom';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { setDescription } from '../setUnsetAttributes.ts';
import { findButton, observeSlotted } from '../observeSlotted.ts';
import { Anchor } from '../floating/anchorStyles.ts';
import { TooltipBubble, useTooltip } from './TooltipBubble.tsx';

export interface TooltipProps {
  /** The text of the tooltip. */
  text?: string | undefined;
  placement?: Placement | undefined;
  /** Distance from the element in px; 10 by default. */
  offset?: number | undefined;
  /** Time in ms that the pointer hovers before the tooltip opens; 200 by default. */
  delay?: number | undefined;
  /** The element that the tooltip describes. */
  children?: ReactNode;
}

/** Describes the element inside it: for screen readers always, visibly on hover and keyboard focus. */
export function Tooltip({ text = '', placement, offset, delay, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useTooltip(anchor, { enabled: text !== '', ...(delay === undefined ? {} : { delay }) });
  useLayoutEffect(
    () => observeSlotted(anchor.current!, ([element]) => setDescription(findButton(element), text)),
    [text],
  );
  return (
    <>
      <Anchor ref={anchor}>{children}</Anchor>
      <TooltipBubble anchor={anchor} tooltip={tooltip} text={text} placement={placement} offset={offset} />
    </>
  );
}
