import type { AriaAttributes } from 'react';
import { panelAttribute } from '../menus/menusState.ts';

export interface PanelProps {
  /** Its name, and the id by which a button controls it. */
  attributes: Pick<AriaAttributes, 'aria-label' | 'aria-labelledby'> & { id?: string };
}

/** What assistive technology and the header's listeners find a panel by. */
export const getPanelProps = ({ attributes }: PanelProps) =>
  ({ ...attributes, role: 'group', part: 'panel', [panelAttribute]: '' }) as const;
