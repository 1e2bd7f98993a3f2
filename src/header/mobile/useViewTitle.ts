import { useSite } from '../siteContext.ts';
import { useLateMessages } from '../useLateMessages.ts';
import { getCategoryContent } from '../../site/navigation/categoryContent.ts';
import { getMenuTitle } from '../../site/navigation/navigation.ts';
import type { View } from './mobileMenuReducer.ts';

/** Menu, the menu's title, or the label of a category or sub-group. */
export function useViewTitle(): (view: View) => string {
  const { site, messages } = useSite();
  const { popular } = useLateMessages();
  return (view) => {
    switch (view.name) {
      case 'top':
        return messages.menu;
      case 'category':
        return site.categories[view.category]?.label ?? messages.menu;
      case 'links': {
        const category = site.categories[view.category];
        if (view.subGroup === 'popular' || !category) return popular;
        return getCategoryContent(category, site).subGroups[view.subGroup]?.label ?? category.label;
      }
      case 'menu':
        return getMenuTitle(view.menu, site, messages);
    }
  };
}
