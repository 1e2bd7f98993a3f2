import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { FieldControl } from './fieldControl.ts';

/** For the frame around a picker that stands in the page: the picker is the control's box. */
export function usePickerBox(control: FieldControl): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    control.box(frame.current!.querySelector('[role=group]'));
    return () => control.box(null);
  }, [control]);
  return frame;
}
