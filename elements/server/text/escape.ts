import { escapeHtml } from '../../early/siteHtml.ts';

/** Matches non-ASCII characters. All output is ASCII, because pages and the files that they include can have different encodings. */
const nonAscii = /[^\0-\x7f]/g;
const nonAsciiCharacters = new RegExp(nonAscii, 'gu');

/** C1 control characters, which are invisible and have no references. */
const controlCharacters = /[\x80-\x9f]/g;

/** Replaces non-ASCII characters with character references. Removes C1 control characters. */
export const toAsciiHtml = (html: string): string =>
  html
    .replaceAll(controlCharacters, '')
    .replaceAll(nonAsciiCharacters, (character) => `&#${character.codePointAt(0)};`);

/** Escapes text and attribute values as React does. */
export const escapeText = (text: string): string => toAsciiHtml(escapeHtml(text));

/** Escapes text for an attribute value in double quotes. */
export const escapeAttribute = (text: string): string =>
  toAsciiHtml(
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );

/** Formats data as JSON, with the strings that a browser reads from the HTML. Other strings wouldn't match the HTML during hydration. */
export const formatJson = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(controlCharacters, '').replaceAll(/\p{Surrogate}/gu, '\uFFFD')
      : value,
  );

/** Escapes JSON for a `<script>`, so that it can't end the element or begin a comment. */
export const escapeScript = (json: string): string => toAsciiScript(json.replaceAll('<', String.raw`\u003c`));

/** Escapes non-ASCII characters in the strings of JavaScript, JSON, or C# code. */
export const toAsciiScript = (code: string): string =>
  code.replaceAll(nonAscii, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const character = /&(?:amp|lt|gt|quot|#(\d+)|#x([\da-f]+));/g;
const namedReferences: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Decodes the character references in HTML that React or this library has rendered. */
export const decodeCharacters = (html: string): string =>
  html.replaceAll(character, (reference, decimal?: string, hex?: string) =>
    decimal || hex
      ? String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex!, 16))
      : namedReferences[reference]!,
  );

export const toAsciiCss = (css: string): string =>
  css.replaceAll(nonAsciiCharacters, (character) => `\\${character.codePointAt(0)!.toString(16)} `);

/** Escapes CSS for a `<style>`, so that it can't end the element. */
export const escapeStyle = (css: string): string =>
  toAsciiCss(css.replaceAll(/<(?=[/!])/g, String.raw`\3c `));
