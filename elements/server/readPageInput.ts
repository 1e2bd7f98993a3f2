import type { FormLayer } from '../core/definition.ts';

type Values = Readonly<Record<string, unknown>>;

const inputTag = /<(input|textarea)((?:\s[^>"']*|"[^"]*"|'[^']*')*)>([^<]*)/gi;
const attribute = /([^\s"'>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Types of inputs that take no text. */
const otherTypes = /^(hidden|checkbox|radio|file|range|color|button|submit|reset|image)$/;

const namedCharacters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name: string) =>
    name
      ? (namedCharacters[name.toLowerCase()] ?? whole)
      : String.fromCodePoint(Math.min(decimal ? Number(decimal) : parseInt(hex, 16), 0x10_ff_ff)),
  );

/** What a component gets of the page's input in the content of its tag, as the element gives it in the page; nothing if there is none. */
export function readPageInput(content: string, { pageText }: FormLayer, values: Values): Values {
  for (const [, tag = '', markup = '', text = ''] of content.matchAll(inputTag)) {
    const attributes: Record<string, string> = Object.create(null);
    for (const [, name = '', ...texts] of markup.matchAll(attribute))
      attributes[name.toLowerCase()] ??= decode(texts.find((each) => each !== undefined) ?? '');
    const isMultiline = tag.toLowerCase() === 'textarea';
    const type = isMultiline ? 'textarea' : (attributes['type']?.toLowerCase() ?? 'text');
    if (otherTypes.test(type)) continue;
    const value = isMultiline ? decode(text).replace(/^\r?\n/, '') : (attributes['value'] ?? '');
    const { min, max } = attributes;
    const disabled = 'disabled' in attributes;
    return {
      pageInput: true,
      // What else there is may come before the field is hydrated.
      hasMessages: true,
      type: type === 'text' ? undefined : type,
      value: pageText ? (pageText.parse(value, type, values) ?? '') : value,
      disabled,
      // A disabled input is not validated.
      ...(disabled && { validationMessage: '', serverMessage: undefined }),
      readonly: 'readonly' in attributes,
      required: 'required' in attributes,
      ...(min !== undefined && { min }),
      ...(max !== undefined && { max }),
    };
  }
  return {};
}
