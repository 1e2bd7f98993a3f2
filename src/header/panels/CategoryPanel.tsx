import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { useSite } from '../siteContext.ts';
import { useLateMessages } from '../useLateMessages.ts';
import { getCategoryContent } from '../../site/navigation/categoryContent.ts';
import type { Category } from '../../site/config/site.ts';
import { AllLink } from '../links/AllLink.tsx';
import { getPanelProps, type PanelProps } from './getPanelProps.ts';
import { Promotion } from './Promotion.tsx';
import { CategoryPanelFrame } from './panelStyles.ts';

/** The mega-menu of a group: its sub-groups as columns, the popular ones beside them. */
export function CategoryPanel({ category, ...panel }: PanelProps & { category: Category }) {
  const { site } = useSite();
  const messages = useLateMessages();
  const { subGroups, popular, promotion } = getCategoryContent(category, site);
  return (
    <CategoryPanelFrame {...getPanelProps(panel)}>
      <div className="columns">
        {subGroups.map((subGroup, place) => (
          <section key={place}>
            <h3>{subGroup.label}</h3>
            <ul>
              {subGroup.links.map((link, index) => (
                <li key={index}>
                  <SiteLink href={link.href}>{link.label}</SiteLink>
                </li>
              ))}
              <AllLink subGroup={subGroup} />
            </ul>
          </section>
        ))}
      </div>
      {popular.length > 0 || promotion ? (
        <section className="popular">
          {popular.length > 0 ? (
            <>
              <h3>{messages.popular}</h3>
              <ul>
                {popular.map((link, index) => (
                  <li key={index}>
                    <SiteLink href={link.href}>{link.label}</SiteLink>
                  </li>
                ))}
              </ul>
            </>
          ) : null}
          {promotion ? <Promotion promotion={promotion} /> : null}
        </section>
      ) : null}
    </CategoryPanelFrame>
  );
}
