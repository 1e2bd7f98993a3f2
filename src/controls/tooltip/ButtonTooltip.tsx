import { type RefObject, useEffect } from 'react';
import { TooltipBubble } from './TooltipBubble.tsx';
import { type Arrival, useTooltip } from './useTooltip.ts';

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
