import { useMemo } from 'react';
import { Count } from '../count/Count.tsx';
import { useCounted } from '../count/useCounted.ts';
import { useWatchlistCount } from '../count/watchlistCount.ts';
import { Glyph } from '../../icons/Glyph.tsx';
import type { ToolItems } from '../../site/navigation/navigation.ts';
import { getListMenuItems } from '../../site/navigation/listMenuItems.ts';
import { ItemLink } from '../links/ItemLink.tsx';
import { useSite } from '../siteContext.ts';
import { useLateMessages } from '../useLateMessages.ts';
import { More } from './More.tsx';
import { MoreNav, PageElements } from './moreStyles.ts';
import { fillSlot } from './toolUnits.ts';
import type { Moved, RowSlot } from './room.ts';

interface MoreToolsProps {
  items: ToolItems;
  moved: readonly Moved[];
}

/** In the top row, before the account: opens what has no room in it. */
export function MoreTools({ items, moved }: MoreToolsProps) {
  const { more } = useLateMessages();
  const content = useMemo(() => <MovedTools items={items} moved={moved} />, [items, moved]);
  const counted = useCounted(getMovedLinks(items, moved));
  return (
    <MoreNav part="more" aria-label={more}>
      <ul>
        <More
          menu="more-tools"
          content={content}
          count={counted.length > 0 ? <Count label={more} links={counted} /> : undefined}
          icon={<Glyph path="M5 12h.01M12 12h.01M19 12h.01" name="more" size={24} />}
        />
      </ul>
    </MoreNav>
  );
}

/** Stable, so that React calls it once for each slot. */
const fillSlotOf = (slot: HTMLSlotElement | null) => (slot ? fillSlot(slot) : undefined);

const getMovedLinks = ({ links }: ToolItems, moved: readonly Moved[]) =>
  links.filter((_, index) => moved.includes(`link-${index}`));

/** In the order of the row. */
function MovedTools({ items, moved }: MoreToolsProps) {
  const site = useSite();
  const watchlistCount = useWatchlistCount();
  const getSlot = (name: RowSlot) =>
    moved.includes(name) ? (
      <PageElements>
        <slot name={name} ref={fillSlotOf} />
      </PageElements>
    ) : null;
  const links = getMovedLinks(items, moved);
  return (
    <>
      {getSlot('mobile-start')}
      {getSlot('tools-start')}
      {items.main
        .filter(({ menu }) => moved.includes(menu))
        .map(({ menu, title }) => (
          <section key={menu}>
            <h3>{title}</h3>
            <ul>
              {getListMenuItems(menu, site, watchlistCount).map((item, index) => (
                <li key={index}>
                  <ItemLink item={item} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      {links.length > 0 ? (
        <ul>
          {links.map((item, index) => (
            <li key={index}>
              <ItemLink item={item} />
            </li>
          ))}
        </ul>
      ) : null}
      {getSlot('tools-end')}
      {getSlot('mobile-end')}
    </>
  );
}
