import { type FocusEvent, type KeyboardEvent, type ReactNode, use, useEffect, useId, useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { MenuId } from '../headerMenus.ts';
import { MenusContext, useHeader } from '../headerContext.ts';
import { firstInPanel, moveFocus } from '../moveFocus.ts';
import { restingId } from '../resting/useResting.ts';
import { itemMark } from '../useHeaderMenus.ts';

interface MenuItemProps {
  menu: MenuId;
  label: ReactNode;
  /** Text buttons of the top row have a chevron, the category bar has none. */
  chevron?: boolean;
  className?: string;
  /** The panel; called only while it is open. */
  children: (panel: PanelProps) => ReactNode;
  /** The pointer or the focus has come: the panel may be wanted soon. */
  onIntent: () => void;
}

export interface PanelProps {
  id: string;
  labelledBy: string;
}

/** A button and, directly behind it while it is open, its panel (APG disclosure navigation). */
export function MenuItem({ menu, label, chevron = false, className, children, onIntent }: MenuItemProps) {
  const { resting, tell, watchPointer } = useHeader();
  const item = useRef<HTMLLIElement>(null);
  const goIn = useRef(false);
  const id = useId();
  const open = use(MenusContext).open?.menu === menu;

  useEffect(() => (resting ? undefined : watchPointer(menu, item.current!)), [resting, watchPointer, menu]);

  useEffect(() => {
    if (!open) goIn.current = false;
    if (!goIn.current || !item.current) return;
    const first = firstInPanel(item.current);
    if (first) goIn.current = false;
    first?.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (resting || moveFocus(event) !== 'into-panel') return;
    goIn.current = true;
    tell({ type: 'arrowed-into', menu, at: Date.now() });
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
      tell({ type: 'focus-left', menu });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what happens to its button and its panel
    <li
      ref={item}
      className={className}
      {...{ [itemMark]: '' }}
      onPointerOver={onIntent}
      onFocus={onIntent}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        id={`${id}button`}
        aria-expanded={resting ? undefined : open}
        aria-controls={open ? `${id}panel` : undefined}
        popoverTarget={resting ? restingId(menu) : undefined}
        onClick={() => resting || tell({ type: 'pressed', menu, at: Date.now() })}
      >
        {label}
        {chevron ? <Icon name="chevronDown" size={16} /> : null}
      </button>
      {open ? children({ id: `${id}panel`, labelledBy: `${id}button` }) : null}
    </li>
  );
}
