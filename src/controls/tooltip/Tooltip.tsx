import type { Placement } from '@floating-ui/dom';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { setMissingAttributes } from '../pageAttributes.ts';
import { findButton, observeSlotted } from '../observeSlotted.ts';
import { Anchor } from '../floating/anchorStyles.ts';
import { TooltipBubble, useTooltip } from './TooltipBubble.tsx';

export interface TooltipProps {
  /** Text of the tooltip. */
  text?: string | undefined;
  placement?: Placement | undefined;
  /** Distance from the element in px. Defaults to 10. */
  offset?: number | undefined;
  /** Hover delay before the tooltip opens, in ms. Defaults to 200. */
  delay?: number | undefined;
  /** The element that the tooltip describes. */
  children?: ReactNode;
}

/** Renders an element with a tooltip, which opens on hover and keyboard focus. Screen readers always have the description. */
export function Tooltip({ text = '', placement, offset, delay, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tooltip = useTooltip(anchor, { enabled: text !== '', ...(delay === undefined ? {} : { delay }) });
  useLayoutEffect(
    () =>
      observeSlotted(anchor.current!, ([element]) =>
        // An element of the page cannot reference elements inside a shadow root.
        setMissingAttributes(findButton(element), { 'aria-description': text }),
      ),
    [text],
  );
  return (
    <>
      <Anchor ref={anchor}>{children}</Anchor>
      <TooltipBubble anchor={anchor} tooltip={tooltip} text={text} placement={placement} offset={offset} />
    </>
  );
}
