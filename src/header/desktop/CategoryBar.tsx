import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { useSite } from '../../hooks/siteContext.ts';
import { MenuItem } from './MenuItem.tsx';

/** The groups of the second row, each with its mega-menu. */
export function CategoryBar() {
  const { site, messages } = useSite();
  return (
    <nav className="categories desktop-only" aria-label={messages.categories} part="categories">
      <div className="row">
        <ul>
          {site.categories.map((category, index) =>
            category.hasPanel ? (
              <MenuItem key={index} menu={`category-${index}`} label={category.label}>
                {({ CategoryPanel }, panel) => <CategoryPanel category={category} {...panel} />}
              </MenuItem>
            ) : (
              <li key={index}>
                <SiteLink href={category.href}>{category.label}</SiteLink>
              </li>
            ),
          )}
        </ul>
      </div>
    </nav>
  );
}
