import type { ReactNode } from 'react';
import { GridFrame } from './gridStyles.ts';

/** 12 columns with a gap of 24 px; 4 with 16 px at extra-small widths. As wide as its container, 1,248 px at most. */
export const Grid = ({ children }: { children?: ReactNode }) => <GridFrame part="grid">{children}</GridFrame>;
