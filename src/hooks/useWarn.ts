import { createContext, useContext } from 'react';

/** Warns the page's author: what is invalid, and what to do about it; `loadError` is that of a file of the library that could not be loaded. */
export type Warn = (message: string, loadError?: unknown) => void;

export const WarnContext = createContext<Warn>((message) => console.warn(`auction-elements: ${message}`));

export const useWarn = (): Warn => useContext(WarnContext);
