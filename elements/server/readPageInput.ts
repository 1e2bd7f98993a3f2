/** An `<input>` or `<textarea>` in the content of an element. */
interface ParsedInput {
  type: string;
  text: string;
  /** Values of the component, as the element has them in the page. */
  values: Readonly<Record<string, unknown>>;
}

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

/** Returns the first input that takes text. */
export function readPageInput(content: string): ParsedInput | undefined {
  for (const [, tag = '', markup = '', text = ''] of content.matchAll(inputTag)) {
    const attributes: Record<string, string> = Object.create(null);
    for (const [, name = '', ...texts] of markup.matchAll(attribute))
      attributes[name.toLowerCase()] ??= decode(texts.find((each) => each !== undefined) ?? '');
    const isMultiline = tag.toLowerCase() === 'textarea';
    const type = isMultiline ? 'textarea' : (attributes['type']?.toLowerCase() ?? 'text');
    if (otherTypes.test(type)) continue;
    const { min, max } = attributes;
    return {
      type,
      text: isMultiline ? decode(text).replace(/^\r?\n/, '') : (attributes['value'] ?? ''),
      values: {
        pageInput: true,
        // Other content may be there before the field is hydrated.
        hasMessages: true,
        type: type === 'text' ? undefined : type,
        disabled: 'disabled' in attributes,
        readonly: 'readonly' in attributes,
        required: 'required' in attributes,
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      },
    };
  }
  return undefined;
}
