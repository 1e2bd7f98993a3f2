import { Count, getCountedLinks } from '../count/Count.tsx';
import { useIsHydrating } from '../../hooks/pageContext.tsx';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import type { LinkItem, ListMenu } from '../../site/navigation/navigation.ts';
import type { navigationMenuId } from '../menus/MenuList.tsx';
import { getPanelId } from '../menus/MenuPanel.tsx';
import type { View } from '../mobile/mobileMenuReducer.ts';
import { createLazyModule } from '../../hooks/lazyModule.ts';

/** Module of the mobile menu. Starts loading when the user hovers over its button or focuses it. */
export const mobileMenuModule = createLazyModule(() => import('../mobile/MobileMenu.tsx'));

export interface MobileButtonProps {
  label: string;
  icon: IconName;
  /** Menu that the mobile menu opens with. `all` is the top view. */
  menu: typeof navigationMenuId | ListMenu;
  /** Links in the row of wide screens. On narrow screens, the button shows their counts. */
  links: readonly LinkItem[];
  onOpenView: (view: View) => void;
}

/** Renders a button that opens the mobile menu on narrow screens. */
export function MobileButton({ label, icon, menu, links, onOpenView }: MobileButtonProps) {
  const countedLinks = getCountedLinks(links);
  const count = countedLinks.length > 0 ? <Count label={label} links={countedLinks} /> : undefined;
  return (
    <button
      type="button"
      className="tool mobile-only"
      part={menu === 'all' ? 'menu-button' : undefined}
      aria-haspopup="dialog"
      aria-label={count ? undefined : label}
      onPointerEnter={mobileMenuModule.preload}
      onFocus={mobileMenuModule.preload}
      // The button opens a popover until React has hydrated it.
      popoverTarget={useIsHydrating() ? getPanelId(menu) : undefined}
      onClick={(event) => {
        event.preventDefault();
        onOpenView(menu === 'all' ? { name: 'top' } : { name: 'menu', menu });
      }}
    >
      <Icon name={icon} size={24} />
      {count}
    </button>
  );
}
