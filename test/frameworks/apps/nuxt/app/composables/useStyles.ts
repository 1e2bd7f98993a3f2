/** How the rules of prerendered tags come under the policy of the server; browsers have no use for it. */
export const useStyles = () =>
  ({ mode: 'nonce', nonce: String(useRequestEvent()?.context['nonce'] ?? '') }) as const;
