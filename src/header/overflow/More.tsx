import { useHeaderSite } from '../siteContext.ts';
import { type ReactNode, useMemo } from 'react';
import { MenuButton, type MoreItem, ListContent } from '../menus/MenuPanel.tsx';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import type { CategoryItem, LinkItem, ListMenuItem } from '../../site/navigation/navigation.ts';
import { Count, getCounted } from '../count/Count.tsx';
import { ItemLink } from '../links/ItemLink.tsx';

interface MoreProps {
  menu: MoreItem['menu'];
  /** Must be stable. */
  content: ReactNode;
  /** Names the button instead of its label. */
  count?: ReactNode;
  /** Whether all items have room. */
  isHidden: boolean;
}

/** The last item of a row. Opens the items that have no room. */
function More({ menu, content, count, isHidden }: MoreProps) {
  const { more } = useHeaderSite().messages;
  const item = useMemo<MoreItem>(
    () => ({ kind: 'more', menu, label: more, title: more, content }),
    [menu, more, content],
  );
  return <MenuButton item={item} isHidden={isHidden} hasChevron count={count} />;
}

interface MoreCategoriesProps {
  items: readonly (LinkItem | CategoryItem)[];
}

export function MoreCategories({ items }: MoreCategoriesProps) {
  const content = useMemo(() => <CategoryColumns items={items} />, [items]);
  return <More menu="more-categories" content={content} isHidden={items.length === 0} />;
}

/** Each category as a column that leads to its pages. */
const CategoryColumns = ({ items }: MoreCategoriesProps) => (
  <div className="columns">
    {items.map((item, index) => {
      const { label, href } = item.kind === 'category' ? item.category : item;
      const subGroups = item.kind === 'category' ? item.category.subGroups : [];
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
);

interface MoreToolsProps {
  items: readonly (ListMenuItem | LinkItem)[];
}

export function MoreTools({ items }: MoreToolsProps) {
  const { more } = useHeaderSite().messages;
  const content = useMemo(() => <HiddenTools items={items} />, [items]);
  const counted = getCounted(items.filter(isLink));
  return (
    <More
      menu="more-tools"
      content={content}
      count={counted.length > 0 ? <Count label={more} links={counted} /> : undefined}
      isHidden={items.length === 0}
    />
  );
}

const isLink = (item: ListMenuItem | LinkItem): item is LinkItem => item.kind === 'link';

/** Each menu with its heading, then the links. */
function HiddenTools({ items }: MoreToolsProps) {
  const links = items.filter(isLink);
  return (
    <>
      {items.map((item) =>
        item.kind === 'list' ? (
          <section key={item.menu}>
            <h3>{item.title}</h3>
            <ListContent entries={item.entries} />
          </section>
        ) : null,
      )}
      {links.length > 0 ? (
        <ul>
          {links.map((item, index) => (
            <li key={index}>
              <ItemLink item={item} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
