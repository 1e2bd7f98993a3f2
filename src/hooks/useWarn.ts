import { createContext, useContext } from 'react';

/** Tells the page's author what is wrong and what to do about it. */
export type Warn = (message: string) => void;

export const WarnContext = createContext<Warn>((message) => console.warn(`auction-elements: ${message}`));

export const useWarn = (): Warn => useContext(WarnContext);
