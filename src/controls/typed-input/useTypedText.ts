import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { Field } from '../field/field.ts';

interface TypedText {
  value: string;
  revision: number;
  field: Field;
  /** A value as text. Another function means another format. */
  format: (value: string) => string;
  /** The value of a text; `undefined` when it has none. */
  parse: (text: string) => string | undefined;
}

interface TypedTextState {
  input: RefObject<HTMLInputElement | null>;
  /** The text of the first rendering, which may be a server's. */
  initialText: string;
  onInput: () => void;
  onBlur: (event: FocusEvent) => void;
  onKeyPress: (event: KeyboardEvent) => void;
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
 * typed and is reported as bad input. Until then the field only knows what value it stands for. The text itself is the
 * browser's: a key renders nothing.
 */
export function useTypedText({ value, revision, field, format, parse }: TypedText): TypedTextState {
  const input = useRef<HTMLInputElement>(null);
  const latestCommit = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    // The browser's own `change`: what fills a form in does not always move the focus.
    const handleChange = () => latestCommit.current!();
    element.addEventListener('change', handleChange);
    field.setInput(element);
    return () => {
      element.removeEventListener('change', handleChange);
      field.setInput(null);
    };
  }, [field]);
  const rendered = useRef<RenderedText>(undefined);

  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- only of the first rendering
  const initialText = useMemo(() => formatValue(value, format), []);
  /** The value of the text in the input, and the text if it stands for none. A text that was rendered may not parse. */
  const read = (): [value: string, rawInput: string] => {
    const { text, value: known } = rendered.current!;
    const typed = input.current!.value;
    if (typed === text) return [known, ''];
    const parsed = typed.trim() === '' ? '' : parse(typed);
    return parsed === undefined ? ['', typed] : [parsed, ''];
  };
  const render = (next: string) => {
    const text = formatValue(next, format);
    rendered.current = { text, value: next, revision, format };
    if (input.current!.value !== text) input.current!.value = text;
  };
  const edit = () => {
    const [typed, rawInput] = read();
    field.dispatch({ type: 'draft', value: typed, rawInput });
  };

  const commit = () => {
    const [next, rawInput] = read();
    if (!rawInput) render(next);
    field.dispatch({ type: 'commit', value: next, rawInput });
  };

  useLayoutEffect(() => {
    latestCommit.current = commit;
    if (!input.current) return;
    field.updateDescription?.();
    const { defaultValue, value: typed } = input.current;
    const last = rendered.current ?? { text: defaultValue, value, revision, format: undefined };
    // A new revision is a value from outside, even an equal one.
    if (last.revision === revision && last.format === format) return;
    rendered.current = { ...last, format };
    // Typed before the script came, or in another format.
    if (last.revision === revision && typed !== last.text) edit();
    else render(value);
  });

  return {
    input,
    initialText,
    onInput: edit,
    onBlur: commit,
    // As browsers submit: not at the key that ends a composition, which has no `keypress` event.
    onKeyPress: (event) => {
      if (event.key !== 'Enter') return;
      commit();
      field.submit(event.nativeEvent);
    },
  };
}

const formatValue = (value: string, format: TypedText['format']): string =>
  value === '' ? '' : format(value);
