import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { useIsHydrating } from '../../hooks/pageContext.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { Category, CategoryPromotion, Link } from '../../site/config/site.ts';
import { formatMessage } from '../../site/core/texts.ts';
import type { ListMenuEntry, MenuItem } from '../../site/navigation/navigation.ts';
import { AllLink, ItemLink } from '../links/ItemLink.tsx';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { updatePanelVisibility } from './findable.ts';
import { isOpen } from './menu.ts';
import { PromotionImage } from '../shell/headerStyles.ts';

/** Renders an image and a text as one link. */
export const Promotion = ({ promotion: { image, text, href } }: { promotion: CategoryPromotion }) => (
  <SiteLink className="promotion" href={href}>
    <PromotionImage
      src={image.src}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading="lazy"
    />
    <span>{text}</span>
  </SiteLink>
);

/** Item of the button More, which opens the items that do not fit in a row. */
export interface MoreItem {
  kind: 'more';
  menu: 'more-categories' | 'more-tools';
  label: string;
  title: string;
  content: ReactNode;
}

export const getPanelId = (menu: string): string => `${menu}-panel`;

/** Renders the popover of a menu: a panel on wide screens, a sheet on narrow screens. */
function MenuPanel({ item }: { item: MenuItem | MoreItem }) {
  // Unless React is hydrating, the content renders after the rest of the header. The header is then visible 120 ms earlier (4× CPU slowdown).
  const isHydrating = useIsHydrating();
  const content = useMemo(
    () => (
      <Sheet menu={item.menu} title={item.title}>
        <MenuContent item={item} />
      </Sheet>
    ),
    [item],
  );
  const isMega = item.kind === 'category' || item.menu === 'more-categories';
  return (
    <div
      ref={initPanel}
      id={getPanelId(item.menu)}
      className={isMega ? 'panel mega' : 'panel'}
      part="panel"
      popover="auto"
      role="group"
      aria-label={item.label}
    >
      <div className="content">{useDeferredValue(content, isHydrating ? undefined : null)}</div>
    </div>
  );
}

function initPanel(panel: HTMLElement | null): void {
  if (!panel) return;
  updatePanelVisibility(panel, isOpen(panel));
  const button = panel.previousElementSibling!;
  button.setAttribute('aria-expanded', String(isOpen(panel)));
  // Before React, `popovertarget` tells assistive technology the same.
  button.setAttribute('aria-controls', panel.id);
}

interface SheetProps {
  menu: string;
  title: string;
  children: ReactNode;
}

/** Renders content with a title and a close button, which are visible only on narrow screens. */
export function Sheet({ menu, title, children }: SheetProps) {
  const { messages } = useHeaderSite();
  return (
    <>
      <div className="title-row">
        <h2>{title}</h2>
        <button
          type="button"
          className="close"
          aria-label={formatMessage(messages.close, { title })}
          popoverTarget={getPanelId(menu)}
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </>
  );
}

function MenuContent({ item }: { item: MenuItem | MoreItem }) {
  switch (item.kind) {
    case 'category':
      return <CategoryContent category={item.category} />;
    case 'list':
      return <ListContent entries={item.entries} />;
    case 'more':
      return item.content;
  }
}

/** Renders the sub-groups of a category as columns, then the popular links and the promotion. */
function CategoryContent({ category }: { category: Category }) {
  const { messages } = useHeaderSite();
  const { label, href, subGroups, popular, promotion } = category;
  return (
    <>
      <div className="columns">
        {subGroups.map((subGroup, index) => (
          <section key={index}>
            <h3>{subGroup.label}</h3>
            <ul>
              <Links links={subGroup.links} />
              <AllLink title={subGroup.label} all={subGroup.all} />
            </ul>
          </section>
        ))}
      </div>
      <section className="popular">
        {popular.length > 0 ? <h3>{messages.popular}</h3> : null}
        <ul>
          <Links links={popular} />
          <AllLink title={label} all={{ label: undefined, href }} />
        </ul>
        {promotion ? <Promotion promotion={promotion} /> : null}
      </section>
    </>
  );
}

/** Renders links as items of a list. */
export const Links = ({ links }: { links: readonly Link[] }) =>
  links.map(({ label, href }, index) => (
    <li key={index}>
      <SiteLink href={href}>{label}</SiteLink>
    </li>
  ));

/** Renders a list of links. Entries with `isNarrowOnly` are hidden on wide screens, where the top row contains them. */
export const ListContent = ({ entries }: { entries: readonly ListMenuEntry[] }) => (
  <ul>
    {entries.map((entry, index) => (
      <li key={index} className={entry.isNarrowOnly ? 'narrow' : undefined}>
        <ItemLink item={entry} />
      </li>
    ))}
  </ul>
);

interface MenuButtonProps {
  item: MenuItem | MoreItem;
  icon?: ReactNode;
  /** Badge whose text replaces the label as the accessible name. */
  count?: ReactNode;
  /** Whether to show a chevron, as on the buttons of the top row. */
  hasChevron?: boolean;
  /** Whether the item does not fit in its row. */
  isHidden?: boolean;
}

/** Renders a button and its panel (APG disclosure navigation). The browser opens the panel. `attachMenus()` adds hover and arrow keys. */
export function MenuButton({ item, icon, count, hasChevron = false, isHidden }: MenuButtonProps) {
  const id = getPanelId(item.menu);
  return (
    <li data-overflow={isHidden || undefined} part={item.kind === 'more' ? 'more' : undefined}>
      <button type="button" popoverTarget={id}>
        {icon}
        {count}
        <span aria-hidden={count ? true : undefined}>{item.label}</span>
        {hasChevron ? <Icon name="chevronDown" size={16} /> : null}
      </button>
      <MenuPanel item={item} />
    </li>
  );
}
