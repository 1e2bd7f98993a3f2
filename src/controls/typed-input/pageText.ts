import { today } from '../../datetime/day.ts';
import { formatMessage } from '../../site/core/texts.ts';
import type { ControlMessages } from '../controlLanguage.ts';

/** The part of a `datetime-local` value that a field edits. */
export type PageTextPart = 'date' | 'time';

/** Returns the day (`yyyy-MM-dd`) or time (`HH:mm`) in a page's input. `undefined` if the text is invalid. */
export function readPageText(
  text: string,
  type: string,
  part: PageTextPart,
  /** Parses text in the field's locale. Native date and time inputs do not need it. */
  parse: (text: string) => string | undefined,
): string | undefined {
  const [day = '', time = ''] = type === 'datetime-local' ? text.split('T') : [text, text];
  if (text.trim() === '') return '';
  if (part === 'date') return isNative(type, part) ? day : parse(text);
  return isNative(type, part) ? time.slice(0, 5) : parse(text);
}

/** Returns the text for a day or time in a page's input: in the format of its type, or in the field's format. */
export function writePageText(
  value: string,
  { type, value: currentValue }: { type: string; value: string },
  part: PageTextPart,
  format: (value: string) => string,
): string {
  if (value === '' || type === part) return value;
  if (type !== 'datetime-local') return format(value);
  const [day, time] = currentValue.split('T');
  return part === 'date' ? `${value}T${time ?? '00:00'}` : `${day || today()}T${value}`;
}

/** Returns whether the browser parses and formats the text of an input. */
export const isNative = (type: string | undefined, part: PageTextPart): boolean =>
  type === part || type === 'datetime-local';

/** Returns the name of a picker, which includes the name of its field. */
export const getPickerName = (name: string, field: string, texts: ControlMessages): string =>
  field ? formatMessage(texts.ofField, { name, field }) : name;
