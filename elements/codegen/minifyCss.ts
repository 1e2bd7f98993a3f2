import { transform } from 'lightningcss';

/** Minifies CSS. Requires Node, so only tools call it. */
export function minifyCss(css: string): string {
  const { code } = transform({ filename: 'styles.css', code: new TextEncoder().encode(css), minify: true });
  return new TextDecoder().decode(code);
}
