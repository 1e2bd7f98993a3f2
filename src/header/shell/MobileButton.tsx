import { useContext } from 'react';
import type { Count as CountComponent } from '../count/Count.tsx';
import { useCounted } from '../count/useCounted.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import type { LinkItem, ListMenu } from '../../site/navigation/navigation.ts';
import { getNoJsId } from '../menus/useNoJsMenus.ts';
import type { View } from '../mobile/mobileMenuReducer.ts';
import { mobileMenuModule } from './lazyModules.ts';
import { MenusControlContext } from './menusControl.ts';

export interface MobileButtonProps {
  label: string;
  icon: IconName;
  /** The menu at which the mobile menu opens; `all` is its first view. */
  menu: 'all' | ListMenu;
  /** What wide screens show in their row, and what is counted here meanwhile. */
  links: readonly LinkItem[];
  /** Shows a count; undefined until it is loaded. */
  Count: typeof CountComponent | undefined;
  onOpenView: (view: View) => void;
}

/** A button of narrow screens that opens the mobile menu. */
export function MobileButton({ label, icon, menu, links, Count, onOpenView }: MobileButtonProps) {
  const { isNoJs } = useContext(MenusControlContext)!;
  const counted = useCounted(links);
  const count = Count && counted.length > 0 ? <Count label={label} links={counted} /> : undefined;
  return (
    <button
      type="button"
      className="tool mobile-only"
      part={menu === 'all' ? 'menu-button' : undefined}
      aria-haspopup="dialog"
      aria-label={count ? undefined : label}
      onPointerEnter={mobileMenuModule.preload}
      onFocus={mobileMenuModule.preload}
      popoverTarget={isNoJs ? getNoJsId(menu) : undefined}
      onClick={() => isNoJs || onOpenView(menu === 'all' ? { name: 'top' } : { name: 'menu', menu })}
    >
      <Icon name={icon} size={24} />
      {count}
    </button>
  );
}
