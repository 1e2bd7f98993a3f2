import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { getCategoryContent } from '../../site/navigation/categoryContent.ts';
import type { CategoryItem, LinkItem } from '../../site/navigation/navigation.ts';
import { getPanelProps, type PanelProps } from '../panels/getPanelProps.ts';
import { CategoryPanelFrame } from '../panels/panelStyles.ts';
import { useSite } from '../siteContext.ts';
import { More } from './More.tsx';

interface MoreCategoriesProps {
  items: readonly (LinkItem | CategoryItem)[];
}

/** The last item of the category bar: opens the categories that have no room in it. */
export const MoreCategories = ({ items }: MoreCategoriesProps) => (
  <More menu="more-categories" content={items} Panel={CategoriesPanel} />
);

/** Each category as a column that leads to its pages. */
function CategoriesPanel({ content, ...panel }: PanelProps & { content: MoreCategoriesProps['items'] }) {
  const { site } = useSite();
  return (
    <CategoryPanelFrame {...getPanelProps(panel)}>
      <div className="columns">
        {content.map((item, index) => {
          const { label, href } = item.kind === 'category' ? item.category : item;
          const subGroups = item.kind === 'category' ? getCategoryContent(item.category, site).subGroups : [];
          return (
            <section key={index}>
              <h3>
                <SiteLink href={href}>{label}</SiteLink>
              </h3>
              {subGroups.length > 0 ? (
                <ul>
                  {subGroups.map(({ label: name, all }, subGroup) => (
                    <li key={subGroup}>
                      <SiteLink href={all.href}>{name}</SiteLink>
                    </li>
                  ))}
                </ul>
              ) : null}
            </section>
          );
        })}
      </div>
    </CategoryPanelFrame>
  );
}
