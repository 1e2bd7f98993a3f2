import type { Attributes } from '../../core/definition.ts';

/** Attributes that all buttons share. */
export const buttonAttributes = {
  type: { type: 'enum', values: ['button', 'submit', 'reset'] },
  name: { type: 'string' },
  value: { type: 'string' },
  disabled: { type: 'boolean' },
  loading: { type: 'boolean' },
  formaction: { type: 'string' },
  formenctype: { type: 'string' },
  formmethod: { type: 'string' },
  formnovalidate: { type: 'boolean' },
  formtarget: { type: 'string' },
  popovertarget: { type: 'string' },
  popovertargetaction: { type: 'enum', values: ['toggle', 'show', 'hide'] },
  commandfor: { type: 'string' },
  command: { type: 'string' },
  href: { type: 'string' },
  target: { type: 'string' },
  rel: { type: 'string' },
  download: { type: 'string' },
  locale: { type: 'string' },
  messages: { type: 'json' },
} as const satisfies Attributes;

/** Styles of the link in a button with `href`. */
export const linkCss = `a{text-decoration:none}
:host(:disabled) a{opacity:.5;cursor:not-allowed}
@media (forced-colors:active){:host(:disabled) a{opacity:1;color:GrayText}}
`;
