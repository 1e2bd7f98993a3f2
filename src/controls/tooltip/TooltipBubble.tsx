import type { Placement } from '@floating-ui/dom';
import { type RefObject, useRef } from 'react';
import { sizes } from '../../design/sizes.ts';
import { usePosition } from '../floating/usePosition.ts';
import { useTopLayer } from '../floating/useTopLayer.ts';
import { Bubble } from './tooltipStyles.ts';
import type { TooltipControl } from './useTooltip.ts';

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
