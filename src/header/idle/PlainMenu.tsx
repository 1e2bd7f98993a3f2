import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import type { NavigationItem } from '../../site/navigation/navigation.ts';
import { useSite } from '../siteContext.ts';
import type { MenuId } from '../menus/menusState.ts';
import { PlainMenuFrame } from './plainMenuStyles.ts';

interface PlainMenuProps {
  /** The menu that it stands in for. */
  menu: MenuId;
  /** The items that have a page of their own. */
  items: readonly NavigationItem[];
  onClosed: () => void;
}

/**
 * Stands in for a menu whose files could not be loaded, as after a deployment that has removed them: links to the pages that have
 * its content, in a popover of the browser's own.
 */
export function PlainMenu({ menu, items, onClosed }: PlainMenuProps) {
  const { site, messages } = useSite();
  const category = items.find((item) => item.kind === 'category' && item.menu === menu);
  const links = (category ? [category] : items).flatMap((item) => {
    switch (item.kind) {
      case 'category':
        return [item.category];
      case 'link':
        return [item];
      case 'list':
        return [
          { label: item.title, href: site.links.myProduct },
          { label: messages.signOut, href: site.links.signOut },
        ];
      case 'action':
        return [];
    }
  });
  return (
    <PlainMenuFrame
      ref={open}
      popover="auto"
      part="panel"
      onToggle={({ newState }) => newState === 'closed' && onClosed()}
    >
      {links.map(({ label, href }) => (
        <li key={href}>
          <SiteLink href={href}>{label}</SiteLink>
        </li>
      ))}
    </PlainMenuFrame>
  );
}

function open(panel: HTMLElement | null): void {
  panel?.showPopover();
  panel?.querySelector('a')?.focus();
}
