import { useSite } from '../siteContext.ts';
import { useMemo } from 'react';
import type { LinkItem, ListMenuItem } from '../../site/navigation/navigation.ts';
import { Count, getCounted } from '../count/Count.tsx';
import { ItemLink } from '../links/ItemLink.tsx';
import { ListContent } from '../menus/MenuPanel.tsx';
import { More } from './More.tsx';

interface MoreToolsProps {
  items: readonly (ListMenuItem | LinkItem)[];
}

export function MoreTools({ items }: MoreToolsProps) {
  const { more } = useSite().messages;
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
