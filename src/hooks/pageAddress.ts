import { createContext } from 'react';
import { usePage } from './useClientValue.ts';

/** The address of the page that is shown, read once for all links below; empty on a server. */
export const PageAddress = createContext('');

/** For the provider. Read anew at each of its renderings: an app may have changed the address meanwhile. */
export const usePageAddress = (): string => usePage(() => location.href, '');
