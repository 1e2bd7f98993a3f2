import { useSite } from '../../hooks/siteContext.ts';
import { categoryContent } from '../../site/categoryContent.ts';
import { fill } from '../../site/messages.ts';
import type { View } from './mobileMenu.ts';

/** Menu, the category's name or the sub-group's (spec §2). */
export function useViewTitle(): (view: View) => string {
  const { site, messages } = useSite();
  return (view) => {
    switch (view.name) {
      case 'categories':
        return messages.menu;
      case 'sub-groups':
        return site.categories[view.category]?.label ?? messages.menu;
      case 'links': {
        const category = site.categories[view.category];
        if (view.subGroup === 'popular' || !category) return messages.popular;
        return categoryContent(category, site).subGroups[view.subGroup]?.label ?? category.label;
      }
      case 'list':
        return messages[view.list];
      case 'profile':
        return fill(messages.account, { product: site.productName });
    }
  };
}
