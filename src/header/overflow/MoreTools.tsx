import { useMemo } from 'react';
import { getListMenuItems } from '../../site/navigation/listMenuItems.ts';
import type { LinkItem, ListMenuItem } from '../../site/navigation/navigation.ts';
import { Count } from '../count/Count.tsx';
import { useCounted } from '../count/useCounted.ts';
import { useWatchlistCount } from '../count/watchlistCount.ts';
import { ItemLink } from '../links/ItemLink.tsx';
import { MenuItem } from '../menus/MenuItem.tsx';
import type { MoreItem } from '../menus/MenuPanel.tsx';
import { useSite } from '../siteContext.ts';
import { useLateMessages } from '../useLateMessages.ts';

interface MoreToolsProps {
  items: readonly (ListMenuItem | LinkItem)[];
}

/** The last item of the main navigation. Opens the menus and links that have no room in the top row. */
export function MoreTools({ items }: MoreToolsProps) {
  const { more } = useLateMessages();
  const item = useMemo<MoreItem>(
    () => ({
      kind: 'more',
      menu: 'more-tools',
      label: more,
      title: more,
      content: <HiddenTools items={items} />,
    }),
    [more, items],
  );
  const counted = useCounted(items.filter(isLink));
  return (
    <MenuItem
      item={item}
      isHidden={items.length === 0}
      hasChevron
      count={counted.length > 0 ? <Count label={more} links={counted} /> : undefined}
    />
  );
}

const isLink = (item: ListMenuItem | LinkItem): item is LinkItem => item.kind === 'link';

/** Each menu with its heading, then the links. */
function HiddenTools({ items }: MoreToolsProps) {
  const site = useSite();
  const watchlistCount = useWatchlistCount();
  const links = items.filter(isLink);
  return (
    <>
      {items.map((item) =>
        item.kind === 'list' ? (
          <section key={item.menu}>
            <h3>{item.title}</h3>
            <Links items={getListMenuItems(item.menu, site, watchlistCount)} />
          </section>
        ) : null,
      )}
      {links.length > 0 ? <Links items={links} /> : null}
    </>
  );
}

const Links = ({ items }: { items: readonly Parameters<typeof ItemLink>[0]['item'][] }) => (
  <ul>
    {items.map((item, index) => (
      <li key={index}>
        <ItemLink item={item} />
      </li>
    ))}
  </ul>
);
