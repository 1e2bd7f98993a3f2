import { headers } from 'next/headers';

/** How the rules of prerendered tags come under the policy of the proxy. */
export const getStyles = async () => ({ mode: 'nonce', nonce: (await headers()).get('x-nonce')! }) as const;
