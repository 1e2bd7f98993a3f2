import { panelMark } from '../menus/menusState.ts';

export interface PanelProps {
  id: string;
  labelledBy: string;
}

/** What every panel is to assistive technology and to the header. */
export const panelProps = ({ id, labelledBy }: PanelProps) =>
  ({ id, role: 'group', 'aria-labelledby': labelledBy, part: 'panel', [panelMark]: '' }) as const;
