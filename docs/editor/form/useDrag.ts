import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

interface Drag {
  from: number;
  to: number;
  /** The distance from the pointer to the middle of the row, in px. Handles are at the top of their rows. */
  offset: number;
}

/** The tolerance for dropping a row, in px, so that users can drop its handle on another handle. */
const tolerance = 8;

/** The distance from the window's edge at which the page scrolls, and the distance of each scroll, in px. */
const edge = 64;
const step = 16;

/** Moves rows of a list by dragging. Returns the state of the drag, and props for the handles. Escape cancels the drag. */
export function useDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setDrag(undefined);
    };
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [isDragging]);

  const getHandleProps = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const row = list.current?.children[from];
      if (row) setDrag({ from, to: from, offset: getMiddle(row) - event.clientY });
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (!drag || !list.current) return;
      if (clientY < edge) scrollBy(0, -step);
      else if (clientY > innerHeight - edge) scrollBy(0, step);
      setDrag({ ...drag, to: countRowsAbove(list.current, drag.from, clientY + drag.offset) });
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (!drag || !list.current) return;
      setDrag(undefined);
      // React may not have rendered the last pointer move yet.
      const to = countRowsAbove(list.current, drag.from, clientY + drag.offset);
      if (to !== drag.from) move(drag.from, to);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, getHandleProps };
}

/** Returns the number of other rows above the dragged row, which is its new index. */
const countRowsAbove = (list: HTMLElement, from: number, y: number): number =>
  [...list.children].filter(
    (row, index) => index !== from && getMiddle(row) < y + (index > from ? tolerance : -tolerance),
  ).length;

function getMiddle(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
