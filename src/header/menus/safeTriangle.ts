export interface Point {
  x: number;
  y: number;
}

type PanelRect = Pick<DOMRect, 'left' | 'right' | 'top'>;

/**
 * Whether a pointer that went from `before` to `now` is heading for a panel below: inside the triangle of its last
 * position and the panel's two upper corners. A move along the bar is not.
 */
export function isHeadingInto(panel: PanelRect, before: Point, now: Point): boolean {
  const height = panel.top - before.y;
  const down = now.y - before.y;
  if (height <= 0 || down <= 0) return false;
  const share = Math.min(down / height, 1);
  const left = before.x + (panel.left - before.x) * share;
  const right = before.x + (panel.right - before.x) * share;
  return now.x >= left && now.x <= right;
}
