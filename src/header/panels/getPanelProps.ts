import { panelAttribute } from '../menus/menusState.ts';

export interface PanelProps {
  /** What its button controls. */
  id?: string;
  /** Its name, or the id of the button that has it. */
  label?: string;
  labelledBy?: string;
}

/** What assistive technology and the header's listeners find a panel by. */
export const getPanelProps = ({ id, label, labelledBy }: PanelProps) =>
  ({
    id,
    role: 'group',
    'aria-label': label,
    'aria-labelledby': labelledBy,
    part: 'panel',
    [panelAttribute]: '',
  }) as const;
