import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLazyPart } from '../../hooks/lazyModule.ts';
import { Icon } from '../../icons/Icon.tsx';
import { MenusContext, useHeader } from '../menus/menusContext.ts';
import type { MenuItem } from '../../site/navigation/navigation.ts';
import { itemMark } from '../menus/menusState.ts';
import { desktopMenus } from '../menus/lazyModules.ts';
import { restingId } from './useNoJsMenus.ts';

interface DisclosureItemProps {
  item: MenuItem;
  icon?: ReactNode;
  /** Text buttons of the top row have a chevron, the category bar has none. */
  hasChevron?: boolean;
}

const menuKey = /^(Arrow(Down|Up|Left|Right)|Home|End)$/;

/**
 * A button and, directly behind it while it is open, its panel (APG disclosure navigation). Under a pointer that rests on the button the
 * panel is drawn before it opens, so that it only has to become visible.
 */
export function DisclosureItem({ item, icon, hasChevron = false }: DisclosureItemProps) {
  const { menu, label } = item;
  const { resting, tell, behave, watchPointer } = useHeader();
  const menus = useLazyPart(desktopMenus);
  const element = useRef<HTMLLIElement>(null);
  /** When the pointer came, in case it comes before its watch. */
  const since = useRef<number>(undefined);
  const goIn = useRef(false);
  const id = useId();
  const open = useContext(MenusContext).open?.menu === menu;
  const [near, setNear] = useState(false);
  const ahead = useDeferredValue(near && !resting && menus !== undefined);
  const panel = useMemo(
    () => menus && <menus.MenuPanel item={item} id={`${id}panel`} labelledBy={`${id}button`} />,
    [menus, item, id],
  );

  useEffect(
    () => (resting ? undefined : watchPointer?.(menu, element.current!, since.current)),
    [resting, watchPointer, menu],
  );

  useEffect(() => {
    if (!open) goIn.current = false;
    if (!goIn.current || !element.current) return;
    const first = menus?.firstInPanel(element.current);
    if (first) goIn.current = false;
    first?.focus();
  });

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key } = event;
    if (resting || altKey || ctrlKey || metaKey || shiftKey || !menuKey.test(key)) return;
    const [place, focused] = [event.currentTarget, event.target as HTMLElement];
    let meant: boolean | 'into-panel' = true;
    behave(({ moveFocus }) => {
      meant = moveFocus({ item: place, focused, key });
      if (meant !== 'into-panel') return;
      goIn.current = true;
      tell({ type: 'arrowed-into', menu, at: Date.now() }, place);
    });
    if (meant) event.preventDefault();
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
      tell({ type: 'focus-left', menu });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears what happens to its button and its panel
    <li
      ref={element}
      {...{ [itemMark]: '' }}
      onPointerEnter={() => {
        since.current = Date.now();
        desktopMenus.load();
        setNear(true);
      }}
      onPointerLeave={() => setNear(false)}
      onFocus={desktopMenus.load}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        id={`${id}button`}
        aria-expanded={resting ? undefined : open}
        aria-controls={open ? `${id}panel` : undefined}
        popoverTarget={resting ? restingId(menu) : undefined}
        onClick={({ timeStamp }) => {
          // Who presses does not wait for the hover.
          since.current = undefined;
          // On a busy page the press was long before it is heard.
          const at = Date.now() - (performance.now() - timeStamp);
          if (!resting) tell({ type: 'pressed', menu, at }, element.current!);
        }}
      >
        {icon}
        <span>{label}</span>
        {hasChevron ? <Icon name="chevronDown" size={16} /> : null}
      </button>
      {open || ahead ? panel : null}
    </li>
  );
}
