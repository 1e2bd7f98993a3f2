import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLazyModule } from '../../hooks/lazyModule.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { MenuItem } from '../../site/navigation/navigation.ts';
import type { MoreItem } from '../room/room.ts';
import { panelsModule } from './lazyModules.ts';
import { MenusControlContext } from './menusControl.ts';
import { MenusStateContext } from '../menus/menusStateContext.ts';
import { itemAttribute } from '../menus/menusState.ts';
import { getNoJsId } from '../menus/useNoJsMenus.ts';

interface DisclosureItemProps {
  item: MenuItem | MoreItem;
  icon?: ReactNode;
  /** Names the button in place of its label. */
  count?: ReactNode;
  /** Whether the button has a chevron. Those of the top row have one, those of the category bar have none. */
  hasChevron?: boolean;
}

const menuKey = /^(Arrow(Down|Up|Left|Right)|Home|End)$/;

/**
 * A button and, directly behind it while it is open, its panel (APG disclosure navigation). While the pointer is on the button the
 * panel is rendered before it opens, so that it only has to become visible.
 */
export function DisclosureItem({ item, icon, count, hasChevron = false }: DisclosureItemProps) {
  const { menu, label } = item;
  const { isNoJs, dispatch, runWithPanels, watchPointer } = useContext(MenusControlContext)!;
  const panels = useLazyModule(panelsModule);
  const element = useRef<HTMLLIElement>(null);
  /** When the pointer came, in case it comes before its watch. */
  const hoveredSince = useRef<number>(undefined);
  const { open } = useContext(MenusStateContext);
  const isOpen = open?.menu === menu;
  const shouldMoveFocus = isOpen && open.by === 'arrowKey';
  const [isHovered, setIsHovered] = useState(false);
  const isPanelPrepared = useDeferredValue(isHovered && !isNoJs && panels !== undefined);
  const hasPanel = isOpen || isPanelPrepared;
  const panel = useMemo(
    () =>
      panels && (
        <panels.MenuPanel
          item={item}
          attributes={{ id: `${menu}-panel`, 'aria-labelledby': `${menu}-button` }}
        />
      ),
    [panels, item, menu],
  );

  useEffect(
    () => (isNoJs ? undefined : watchPointer?.(menu, element.current!, hoveredSince.current)),
    [isNoJs, watchPointer, menu],
  );

  useEffect(() => {
    if (shouldMoveFocus) panels?.findFirstLink(element.current!)?.focus();
  }, [shouldMoveFocus, panels]);

  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key, currentTarget } = event;
    if (isNoJs || altKey || ctrlKey || metaKey || shiftKey || !menuKey.test(key)) return;
    const focused = event.target as HTMLElement;
    let isHandled = true;
    runWithPanels(({ moveFocus }) => {
      const result = moveFocus({ item: currentTarget, focused, key });
      isHandled = result !== false;
      if (result === 'intoPanel') dispatch({ type: 'arrowKeyPressed', menu, at: Date.now() }, currentTarget);
    });
    if (isHandled) event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLLIElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) dispatch({ type: 'focusLeft', menu });
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of its button and its panel
    <li
      ref={element}
      {...{ [itemAttribute]: '' }}
      onPointerEnter={({ detail }) => {
        // The loader tells how long the pointer has been there before hydration.
        hoveredSince.current = Date.now() - detail;
        panelsModule.preload();
        setIsHovered(true);
      }}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={panelsModule.preload}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        id={hasPanel ? `${menu}-button` : undefined}
        aria-expanded={isNoJs ? undefined : isOpen}
        aria-controls={isOpen ? `${menu}-panel` : undefined}
        popoverTarget={isNoJs ? getNoJsId(menu) : undefined}
        // A press decides: no hover opens the menu again when the panels come.
        onPointerDown={() => {
          hoveredSince.current = undefined;
        }}
        onClick={({ timeStamp }) => {
          // On a busy page the press was long before its event.
          const at = Date.now() - (performance.now() - timeStamp);
          if (!isNoJs) dispatch({ type: 'pressed', menu, at }, element.current!);
        }}
      >
        {icon}
        {count}
        <span aria-hidden={count ? true : undefined}>{label}</span>
        {hasChevron ? <Icon name="chevronDown" size={16} /> : null}
      </button>
      {hasPanel ? panel : null}
    </li>
  );
}
