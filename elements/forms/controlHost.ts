/** `:host` of a control: the page may restyle it. */
const getControlHost = (display: string): string => `
:host{display:${display};color-scheme:var(--auction-color-scheme,inherit)}
:host([hidden]){display:none}
`;

export const blockHost = getControlHost('block');
export const inlineHost = getControlHost('inline-block;max-inline-size:100%');

/** That of a button, which stands in its place whatever the lines around it are like, and needs no room of auction-elements.css. */
export const buttonHost = `${inlineHost}
:host{--_no-js:none}
:host>[data-auction-container]{display:block;line-height:0;text-indent:0}
`;

/** What auction-elements.css shows while there is no script, and the place that it keeps, are not wanted where a tag is rendered, by a server too. */
const rendered = `
:host{--_no-js:none}
`;

/** `:host` of fields, and of what shows its own texts. */
export const fieldHost = blockHost + rendered;
export const pickerHost = inlineHost + rendered;
