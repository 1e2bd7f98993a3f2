import { fromNpm } from './pages.mjs';

/** Styles of hostile pages that affect everything, by name. */
export const hostileStyles = {
  'a reset': `html, body, div, span, h1, h2, h3, p, a, ul, ol, li, dl, dt, dd, form, label, fieldset, legend, table, td, th, header, footer, nav, section, button, input, svg {
    margin: 0; padding: 0; border: 0; font: inherit; vertical-align: baseline; }
    ol, ul { list-style: none } table { border-collapse: collapse; border-spacing: 0 } a { text-decoration: none; color: inherit }
    *, *::before, *::after { box-sizing: border-box } img, svg { display: block; max-width: 100% } input, button { font: inherit; appearance: none; background: none }`,
  'everything unset': '* { all: unset !important } head { display: none !important }',
  'small rem': 'html { font-size: 62.5% } body { font-size: 1.6rem }',
  'huge lines':
    'html, body, * { line-height: 4 !important; letter-spacing: 3px; word-spacing: 9px; text-indent: 20px; text-transform: uppercase }',
  'banners on top':
    'body::before { content: "Cookies"; position: fixed; inset: auto 0 0 0; height: 40px; background: gold; z-index: 2147483647 }',
  'a transformed body':
    'body { transform: translateX(0); overflow: hidden; filter: none; perspective: 500px; contain: layout }',
  'styled hosts': `html, body { font: italic 40px/3 serif !important; text-transform: uppercase; visibility: visible }
    :is(auction-header, auction-footer) { display: inline !important; color: red !important; text-align: end !important;
      font: 40px/4 serif !important; letter-spacing: 9px !important; cursor: wait !important; visibility: hidden !important;
      white-space: pre !important; list-style: square inside !important }`,
  'Bootstrap 3': () => fromNpm('bootstrap/dist/css/bootstrap.css'),
  Foundation: () => fromNpm('foundation-sites/css/foundation.css'),
};
