import { blockHost } from './controlHost.ts';

/** `:host` of what shows its own texts: what auction-elements.css shows in their place while there is no script is not wanted then. */
export const fieldHost = `${blockHost}
:host{--_no-js:none}
:host(:state(unrendered)){--_no-js:initial}
`;
