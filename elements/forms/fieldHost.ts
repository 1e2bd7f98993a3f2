import { blockHost, inlineHost } from './controlHost.ts';

/** What auction-elements.css shows while there is no script, and the place that it keeps, are not wanted where a tag is rendered, by a server too. */
const rendered = `
:host{--_no-js:none}
`;

/** `:host` of fields, and of what shows its own texts. */
export const fieldHost = blockHost + rendered;
export const pickerHost = inlineHost + rendered;
