import { today } from '../../datetime/day.ts';
import { fill } from '../../site/core/texts.ts';
import type { ControlMessages } from '../controlMessages.ts';

/** Which half of a `datetime-local` input's value a field is for. */
export type PageTextPart = 'date' | 'time';

/**
 * The day (`yyyy-MM-dd`) or time (`HH:mm`) of the text in a page's input, by the input's type; `undefined` when it stands for none. Only a
 * text that the user has typed is read as the field's locale writes it.
 */
export function readPageText(
  text: string,
  type: string,
  part: PageTextPart,
  parse: (text: string) => string | undefined,
): string | undefined {
  const [day = '', time = ''] = type === 'datetime-local' ? text.split('T') : [text, text];
  if (text.trim() === '') return '';
  if (part === 'date') return isNative(type, part) ? day : parse(text);
  return isNative(type, part) ? time.slice(0, 5) : parse(text);
}

/** The text by which a page's input has a day or time: as its type wants it, or as the field writes it. */
export function writePageText(
  value: string,
  { type, value: before }: { type: string; value: string },
  part: PageTextPart,
  format: (value: string) => string,
): string {
  if (value === '' || type === part) return value;
  if (type !== 'datetime-local') return format(value);
  const [day, time] = before.split('T');
  return part === 'date' ? `${value}T${time ?? '00:00'}` : `${day || today()}T${value}`;
}

/** Whether the browser itself reads and formats what is typed. */
export const isNative = (type: string | undefined, part: PageTextPart): boolean =>
  type === part || type === 'datetime-local';

/** The name of a picker says which field it is for. */
export const getPickerName = (name: string, field: string, texts: ControlMessages): string =>
  field ? fill(texts.ofField, { name, field }) : name;
