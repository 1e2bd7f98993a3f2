import { panelAttribute } from '../menus/menusState.ts';

export interface PanelProps {
  id: string;
  labelledBy: string;
}

/** What assistive technology and the header's listeners find a panel by. */
export const getPanelProps = ({ id, labelledBy }: PanelProps) =>
  ({ id, role: 'group', 'aria-labelledby': labelledBy, part: 'panel', [panelAttribute]: '' }) as const;
