import { escapeAttribute, escapeStyle } from './text/escape.ts';

/** How the rules of a shadow root come with it. */
export type Styles =
  /** In a `<style>`; what a page without a strict Content-Security-Policy can do. */
  | { mode: 'inline' }
  /** In a `<style>` with the nonce that the page's policy names. */
  | { mode: 'nonce'; nonce: string }
  /** By a `<link>` to the file that holds what `css()` gives. */
  | { mode: 'link'; href: string };

/** The element of a shadow root that holds its rules, or leads to them. */
export function renderStyles(styles: Styles, css: string): string {
  switch (styles.mode) {
    case 'inline':
      return `<style>${escapeStyle(css)}</style>`;
    case 'nonce':
      return `<style nonce="${escapeAttribute(styles.nonce)}">${escapeStyle(css)}</style>`;
    case 'link':
      return `<link rel="stylesheet" href="${escapeAttribute(styles.href)}">`;
  }
}
