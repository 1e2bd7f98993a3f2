/**
 * `:host` of the site's own parts: no rule of the page reaches in, not even an important one, save custom properties,
 * `direction` and the colour scheme, which are the page's to set.
 */
export const sealedHost = (own = ''): string => `
:host{all:initial!important;display:block!important;color-scheme:var(--auction-color-scheme,inherit)!important;${own}}
:host([hidden]){display:none!important}
`;
