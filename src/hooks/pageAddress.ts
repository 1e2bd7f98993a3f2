import { createContext } from 'react';
import { useClientValue } from './useClientValue.ts';

/** The address of the page, read once for all links below; empty on a server. */
export const PageAddress = createContext('');

/** For the provider. Reads the address at each of its renderings, because an app may have changed it meanwhile. */
export const usePageAddress = (): string => useClientValue(() => location.href, '');
