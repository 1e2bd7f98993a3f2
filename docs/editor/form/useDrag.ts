import { type PointerEvent, type RefObject, useEffect, useState } from 'react';

interface Drag {
  from: number;
  to: number;
  /** From the pointer to the middle of the row, in px: handles are at the top of their rows. */
  offset: number;
}

/** How far from a row's middle it changes places already, in px: handle upon handle has to be enough. */
const tolerance = 8;

/** How near to the window's edge the page scrolls, in px, and how far at once. */
const edge = 64;
const step = 16;

/** Moves a row of a list with the pointer: what its handle needs, and where the row would be dropped. Escape ends it without a change. */
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
      // React may not have rendered the last move of the pointer yet.
      const to = countRowsAbove(list.current, drag.from, clientY + drag.offset);
      if (to !== drag.from) move(drag.from, to);
    },
    onPointerCancel: () => setDrag(undefined),
  });
  return { drag, getHandleProps };
}

/** Of the other rows, those that the dragged one is below: the number of its place. */
const countRowsAbove = (list: HTMLElement, from: number, y: number): number =>
  [...list.children].filter(
    (row, index) => index !== from && getMiddle(row) < y + (index > from ? tolerance : -tolerance),
  ).length;

function getMiddle(row: Element): number {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
}
