import { useContext } from 'react';
import { HostContext, type Warn } from './hostContext.tsx';

export const useWarn = (): Warn => useContext(HostContext).warn;
