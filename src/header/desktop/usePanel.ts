import { useLayoutEffect, useRef } from 'react';
import { panelMark } from '../headerMenus.ts';
import type { PanelProps } from './MenuItem.tsx';

/** What every panel is to assistive technology and to the header; as high as the viewport below its upper edge. */
export function usePanel({ id, labelledBy }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    // The opening animation must not be measured: offsets know no transform. The page may have put the header anywhere.
    const top = (element.offsetParent?.getBoundingClientRect().bottom ?? 0) + 1;
    element.style.setProperty(
      '--_panel-space',
      `max(160px, calc(100dvh - ${Math.max(0, Math.ceil(top))}px))`,
    );
  }, []);
  return {
    ref: panel,
    id,
    role: 'group',
    'aria-labelledby': labelledBy,
    part: 'panel',
    [panelMark]: '',
  } as const;
}
