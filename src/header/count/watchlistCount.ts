import { createContext } from 'react';

/** How many lots the user watches; undefined if the page does not say so. */
export const WatchlistCountContext = createContext<number | undefined>(undefined);
