import { escapeHtml } from '../../early/siteHtml.ts';

/** A page may have any encoding, and a template language read its includes in another: what is rendered is ASCII. */
const notAscii = /[^\0-\x7f]/g;
const notAsciiCharacters = new RegExp(notAscii, 'gu');

/** Character references for what is not ASCII. There are none for C1 control characters, which nobody sees: they are left out. */
export const toAsciiHtml = (html: string): string =>
  html
    .replaceAll(/[\x80-\x9f]/g, '')
    .replaceAll(notAsciiCharacters, (character) => `&#${character.codePointAt(0)};`);

/** Escapes text and attribute values as React does. */
export const escapeText = (text: string): string => toAsciiHtml(escapeHtml(text));

/** Text between double quotes. */
export const escapeAttribute = (text: string): string =>
  toAsciiHtml(
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );

/** JSON in a `<script>`: nothing in it can end the element or begin a comment. */
export const escapeScript = (json: string): string => toAsciiScript(json.replaceAll('<', String.raw`\u003c`));

/** Code of JavaScript, JSON or C# whose texts escape what is not ASCII. */
export const toAsciiScript = (code: string): string =>
  code.replaceAll(notAscii, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

const character = /&(?:amp|lt|gt|quot|#(\d+)|#x([\da-f]+));/g;
const named: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Text of HTML that React or this library has rendered, without character references. */
export const decodeCharacters = (html: string): string =>
  html.replaceAll(character, (reference, decimal?: string, hex?: string) =>
    decimal || hex ? String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex!, 16)) : named[reference]!,
  );

export const toAsciiCss = (css: string): string =>
  css.replaceAll(notAsciiCharacters, (character) => `\\${character.codePointAt(0)!.toString(16)} `);

/** CSS in a `<style>`: nothing in it can end the element. */
export const escapeStyle = (css: string): string =>
  toAsciiCss(css.replaceAll(/<(?=[/!])/g, String.raw`\3c `));
