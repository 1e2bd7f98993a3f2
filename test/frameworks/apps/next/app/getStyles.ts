import { headers } from 'next/headers';

/** Returns the style options that make the CSS of server-rendered elements comply with the proxy’s CSP. */
export const getStyles = async () => ({ mode: 'nonce', nonce: (await headers()).get('x-nonce')! }) as const;
