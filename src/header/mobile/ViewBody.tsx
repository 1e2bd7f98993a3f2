import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { ListMenu, ListMenuItem, MenuItem, NavigationItem } from '../../site/navigation/navigation.ts';
import { AllLink, ItemLink } from '../links/ItemLink.tsx';
import { Links, Promotion } from '../menus/MenuPanel.tsx';
import { getViewKey, type View } from './mobileMenuReducer.ts';

interface ViewBodyProps {
  view: View;
  /** Lists of the top view. */
  items: readonly (readonly NavigationItem[])[];
  onEnter: (view: View) => void;
}

/** Attribute with the key of the view that an item opens. Identifies the item that receives focus after going back. */
export const viewAttribute = 'data-leads-to';

export function ViewBody({ view, items, onEnter }: ViewBodyProps) {
  switch (view.name) {
    case 'top':
      return <ItemLists lists={items} onEnter={onEnter} />;
    case 'category':
      return <CategoryView category={view.category} onEnter={onEnter} />;
    case 'links':
      return <LinksView category={view.category} subGroup={view.subGroup} />;
    case 'menu':
      return <MenuView menu={view.menu} items={items} onEnter={onEnter} />;
  }
}

interface ItemListsProps {
  lists: ViewBodyProps['items'];
  onEnter: (view: View) => void;
}

function ItemLists({ lists, onEnter }: ItemListsProps) {
  return lists
    .filter((list) => list.length > 0)
    .map((list, index) => (
      <ul key={index}>
        {list.map((item, itemIndex) =>
          'menu' in item ? (
            <Step key={itemIndex} view={getView(item)} label={item.title} onEnter={onEnter} />
          ) : (
            <li key={itemIndex}>
              <ItemLink item={item} />
            </li>
          ),
        )}
      </ul>
    ));
}

const getView = (item: MenuItem): View =>
  item.kind === 'category' ? { name: 'category', category: item.index } : { name: 'menu', menu: item.menu };

function CategoryView({ category: index, onEnter }: Pick<ViewBodyProps, 'onEnter'> & { category: number }) {
  const { site, messages } = useHeaderSite();
  const category = site.categories[index];
  if (!category) return null;
  const { label: title, href, subGroups, popular, promotion } = category;
  return (
    <>
      <ul>
        {subGroups.map(({ label }, subGroup) => (
          <Step
            key={subGroup}
            view={{ name: 'links', category: index, subGroup }}
            label={label}
            onEnter={onEnter}
          />
        ))}
        {popular.length > 0 ? (
          <Step
            view={{ name: 'links', category: index, subGroup: 'popular' }}
            label={messages.popular}
            onEnter={onEnter}
          />
        ) : null}
        <AllLink title={title} all={{ label: undefined, href }} />
      </ul>
      {promotion ? <Promotion promotion={promotion} /> : null}
    </>
  );
}

function LinksView({ category: index, subGroup }: { category: number; subGroup: number | 'popular' }) {
  const { site } = useHeaderSite();
  const category = site.categories[index];
  if (!category) return null;
  const group = subGroup === 'popular' ? undefined : category.subGroups[subGroup];
  const links = subGroup === 'popular' ? category.popular : group?.links;
  return links ? (
    <ul>
      <Links links={links} />
      {group ? <AllLink title={group.label} all={group.all} /> : null}
    </ul>
  ) : null;
}

function MenuView({ menu, items, onEnter }: Omit<ViewBodyProps, 'view'> & { menu: ListMenu }) {
  const item = items.flat().find((entry) => entry.kind === 'list' && entry.menu === menu) as
    | ListMenuItem
    | undefined;
  const lists = (['link', 'action'] as const).map(
    (kind) => item?.entries.filter((entry) => entry.kind === kind) ?? [],
  );
  return <ItemLists lists={lists} onEnter={onEnter} />;
}

interface StepProps {
  view: View;
  label: string;
  onEnter: (view: View) => void;
}

/** Renders an item that opens a view one level deeper. */
const Step = ({ view, label, onEnter }: StepProps) => (
  <li>
    <button type="button" {...{ [viewAttribute]: getViewKey(view) }} onClick={() => onEnter(view)}>
      <span>{label}</span>
      <Icon name="chevronEnd" />
    </button>
  </li>
);
