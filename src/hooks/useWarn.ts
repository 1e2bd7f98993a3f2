import { createContext, useContext } from 'react';

/** Warns the page's author: what is invalid, and what to do about it. */
export type Warn = (message: string) => void;

export const WarnContext = createContext<Warn>((message) => console.warn(`auction-elements: ${message}`));

export const useWarn = (): Warn => useContext(WarnContext);
