import { useSite } from '../siteContext.ts';
import { getMenuTitle } from '../../site/navigation/navigation.ts';
import type { View } from './mobileMenuReducer.ts';

/** Menu, the menu's title, or the label of a category or sub-group. */
export function useViewTitle(): (view: View) => string {
  const { site, messages } = useSite();
  return (view) => {
    switch (view.name) {
      case 'top':
        return messages.menu;
      case 'category':
        return site.categories[view.category]?.label ?? messages.menu;
      case 'links': {
        const category = site.categories[view.category];
        if (view.subGroup === 'popular' || !category) return messages.popular;
        return category.subGroups[view.subGroup]?.label ?? category.label;
      }
      case 'menu':
        return getMenuTitle(view.menu, site, messages);
    }
  };
}
