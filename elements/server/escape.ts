/** Text between double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** JSON in a `<script>`: nothing in it can end the element or begin a comment. */
export const escapeScript = (json: string): string =>
  json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** CSS in a `<style>`: nothing in it can end the element. */
export const escapeStyle = (css: string): string => css.replaceAll(/<(?=[/!])/g, String.raw`\3c `);
