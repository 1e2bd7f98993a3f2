import { Count, getCounted } from '../count/Count.tsx';
import { useIsHydrating } from '../../hooks/pageContext.tsx';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import type { LinkItem, ListMenu } from '../../site/navigation/navigation.ts';
import type { wholeMenu } from '../menus/MenuList.tsx';
import { getPanelId } from '../menus/MenuPanel.tsx';
import type { View } from '../mobile/mobileMenuReducer.ts';
import { createLazyModule } from '../../hooks/lazyModule.ts';

/** The mobile menu. It loads when the user points at its button. */
export const mobileMenuModule = createLazyModule(() => import('../mobile/MobileMenu.tsx'));

export interface MobileButtonProps {
  label: string;
  icon: IconName;
  /** The menu at which the mobile menu opens; `all` is its first view. */
  menu: typeof wholeMenu | ListMenu;
  /** What wide screens show in their row, and what is counted here meanwhile. */
  links: readonly LinkItem[];
  onOpenView: (view: View) => void;
}

/** A button of narrow screens that opens the mobile menu. */
export function MobileButton({ label, icon, menu, links, onOpenView }: MobileButtonProps) {
  const counted = getCounted(links);
  const count = counted.length > 0 ? <Count label={label} links={counted} /> : undefined;
  return (
    <button
      type="button"
      className="tool mobile-only"
      part={menu === 'all' ? 'menu-button' : undefined}
      aria-haspopup="dialog"
      aria-label={count ? undefined : label}
      onPointerEnter={mobileMenuModule.preload}
      onFocus={mobileMenuModule.preload}
      // Until React has loaded.
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
