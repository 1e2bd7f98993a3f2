/** Elements whose content is no HTML; nothing in it can end them. */
const ownContent = /(<style\b[^>]*>[^]*?<\/style>|<script\b[^>]*>[^]*?<\/script>)/;
const cssString = /("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')/;

/** Rewrites what a template language would read as its own, so that the browser reads what it did before. */
export function escapeMarks(html: string, marks: RegExp): string {
  return html
    .split(ownContent)
    .map((text, index) => {
      if (index % 2 === 0) return text.replaceAll(marks, (mark) => `&#${mark.charCodeAt(0)};`);
      const content = text.indexOf('>') + 1;
      return text.slice(0, content) + escape(text.slice(content));
    })
    .join('');

  function escape(text: string): string {
    return text.endsWith('</script>')
      ? text.replaceAll(marks, (mark) => String.raw`\u${toHex(mark).padStart(4, '0')}`)
      : text
          .split(cssString)
          .map((css, index) =>
            css.replaceAll(marks, (mark) => {
              if (index % 2 === 1) return `\\${toHex(mark)} `;
              return mark === '@' ? '@@' : `${mark} `;
            }),
          )
          .join('');
  }
}

const toHex = (mark: string): string => mark.charCodeAt(0).toString(16);
