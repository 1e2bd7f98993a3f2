import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { FieldControl } from '../field/fieldControl.ts';

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

/** The text in the input as it was last rendered, and what it was rendered from. */
interface RenderedText {
  text: string;
  value: string;
  revision: number;
  format: TypedText['format'] | undefined;
}

/**
 * A text that becomes the value when the user leaves it or presses Enter: a valid one is formatted, any other stays as it was
 * typed and is reported as bad input (spec §5). Until then the control only knows what it stands for. The text itself is the
 * browser's: a key renders nothing.
 */
export function useTypedText({ value, revision, control, format, parse }: TypedText): TypedTextState {
  const box = useRef<HTMLInputElement>(null);
  const rendered = useRef<RenderedText>(undefined);

  useLayoutEffect(() => {
    control.box(box.current);
    return () => control.box(null);
  }, [control]);

  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- the first of all
  const first = useMemo(() => shown(value, format), []);
  /** The value of the text in the input, and the text if it stands for none. A text that was rendered may not parse. */
  const read = (): [value: string, badText: string] => {
    const { text, value: known } = rendered.current!;
    const typed = box.current!.value;
    if (typed === text) return [known, ''];
    const parsed = typed.trim() === '' ? '' : parse(typed);
    return parsed === undefined ? ['', typed] : [parsed, ''];
  };
  const render = (next: string) => {
    const text = shown(next, format);
    rendered.current = { text, value: next, revision, format };
    if (box.current!.value !== text) box.current!.value = text;
  };
  const edit = () => control.edit(...read());

  useLayoutEffect(() => {
    const { defaultValue, value: typed } = box.current!;
    const last = rendered.current ?? { text: defaultValue, value, revision, format: undefined };
    // A new revision is a value from outside, even an equal one.
    if (last.revision === revision && last.format === format) return;
    rendered.current = { ...last, format };
    // Typed before the script came, or in another format.
    if (last.revision === revision && typed !== last.text) edit();
    else render(value);
  });

  const commit = () => {
    const [next, badText] = read();
    if (!badText) render(next);
    control.commit(next, badText);
  };

  return {
    box,
    first,
    onInput: edit,
    onBlur: commit,
    onKeyDown: (event) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      commit();
      control.enter(event.nativeEvent);
    },
  };
}

const shown = (value: string, format: TypedText['format']): string => (value === '' ? '' : format(value));
