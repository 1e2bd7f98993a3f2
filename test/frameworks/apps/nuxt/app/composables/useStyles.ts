/**
 * Returns the style options that make the CSS of server-rendered elements comply with the server’s CSP.
 * Browsers do not need them.
 */
export const useStyles = () =>
  ({ mode: 'nonce', nonce: String(useRequestEvent()?.context['nonce'] ?? '') }) as const;
