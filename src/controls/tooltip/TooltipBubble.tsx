import type { Placement } from '@floating-ui/dom';
import { type RefObject, useRef, useEffect } from 'react';
import { sizes } from '../../design/sizes.ts';
import { usePosition, useTopLayer } from '../floating/usePosition.ts';
import { Bubble } from './tooltipStyles.ts';
import { type TooltipControl, type Arrival, useTooltip } from './useTooltip.ts';

interface TooltipBubbleProps {
  anchor: RefObject<Element | null>;
  tooltip: TooltipControl;
  text: string;
  placement?: Placement | undefined;
  /** px from the anchor. */
  offset?: number | undefined;
}

/** In the tree only while it is open. */
export const TooltipBubble = (props: TooltipBubbleProps) =>
  props.tooltip.open ? <OpenBubble {...props} /> : null;

function OpenBubble({
  anchor,
  tooltip,
  text,
  placement = 'top',
  offset = sizes.tooltip.offset,
}: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useTopLayer(bubble);
  usePosition(anchor, bubble, { placement, mainOffset: offset }, true);
  return (
    <Bubble
      ref={bubble}
      popover="manual"
      role="tooltip"
      part="tooltip"
      // The anchor has the text as its name or description.
      aria-hidden
      onPointerOver={tooltip.hold}
      onPointerOut={tooltip.release}
    >
      {text}
    </Bubble>
  );
}

interface ButtonTooltipProps {
  anchor: RefObject<HTMLElement | null>;
  text: string;
  enabled: boolean;
  arrival: Arrival;
}

/** The tooltip of a button that the user has come to; a click closes it. */
export function ButtonTooltip({ anchor, text, enabled, arrival }: ButtonTooltipProps) {
  const tooltip = useTooltip(anchor, { enabled, arrival });
  const { close } = tooltip;
  useEffect(() => {
    const button = anchor.current;
    button?.addEventListener('click', close);
    return () => button?.removeEventListener('click', close);
  }, [anchor, close]);
  return <TooltipBubble anchor={anchor} tooltip={tooltip} text={text} />;
}
