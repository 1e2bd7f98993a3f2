import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { FieldControl } from '../fieldControl.ts';

interface TypedText {
  value: string;
  revision: number;
  control: FieldControl;
  /** A value as text. Another function means another format. */
  format: (value: string) => string;
  /** The value of a text; `undefined` when it has none. */
  parse: (text: string) => string | undefined;
}

interface TypedTextState {
  box: RefObject<HTMLInputElement | null>;
  /** For a server: what the box shows at first. */
  first: string;
  onInput: () => void;
  onBlur: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * A text that becomes a value when the user leaves it or presses Enter: a valid one is written anew in the format, any other
 * stays as it was typed and is reported as bad input (spec §5). The text itself is the browser's: a key renders nothing.
 */
export function useTypedText({ value, revision, control, format, parse }: TypedText): TypedTextState {
  const box = useRef<HTMLInputElement>(null);
  /** The text that was last made a value. */
  const settled = useRef('');

  useLayoutEffect(() => {
    control.box(box.current);
    return () => control.box(null);
  }, [control]);

  const write = (text: string) => {
    settled.current = text;
    if (box.current!.value !== text) box.current!.value = text;
  };
  const [first] = useState(() => shown(value, format));
  const isNew = useRef(true);
  const current = useRef(value);
  useLayoutEffect(() => {
    current.current = value;
  });
  useLayoutEffect(() => {
    const element = box.current!;
    // What the user typed into what a server had drawn, before the script came, is yet to become a value.
    const typed = isNew.current && element.value !== element.defaultValue;
    isNew.current = false;
    settled.current = shown(current.current, format);
    if (typed) control.edit();
    else if (element.value !== settled.current) element.value = settled.current;
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new revision is a value from outside, even an equal one
  }, [control, revision, format]);

  const settle = () => {
    const text = box.current!.value;
    if (text === settled.current) return;
    const parsed = text.trim() === '' ? '' : parse(text);
    write(parsed === undefined ? text : shown(parsed, format));
    control.commit(parsed ?? '', parsed === undefined ? text : '');
  };

  return {
    box,
    first,
    onInput: () => control.edit(),
    onBlur: settle,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      settle();
      control.enter(event.nativeEvent);
    },
  };
}

const shown = (value: string, format: TypedText['format']): string => (value === '' ? '' : format(value));
