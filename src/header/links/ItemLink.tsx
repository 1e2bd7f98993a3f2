import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { Count, getCounted } from '../count/Count.tsx';
import type { ActionItem, LinkItem } from '../../site/navigation/navigation.ts';
import { SignInLink } from './SignInLink.tsx';
import { SignOutLink } from './SignOutLink.tsx';
import { useSite } from '../siteContext.ts';
import { fill } from '../../site/core/texts.ts';
import type { SubGroup } from '../../site/config/site.ts';

/** An item of the navigation that opens no menu. */
export function ItemLink({ item }: { item: LinkItem | ActionItem }) {
  if (item.kind === 'action') return item.action === 'signIn' ? <SignInLink /> : <SignOutLink />;
  const { label, href, lang, isCurrentLanguage } = item;
  const counted = getCounted([item]);
  if (lang)
    return (
      // With another attribute first, servers and the loader do not mark it as the current page.
      <a lang={lang} hrefLang={lang} href={href} aria-current={isCurrentLanguage ? 'true' : undefined}>
        {label}
      </a>
    );
  if (counted.length === 0) return <SiteLink href={href}>{label}</SiteLink>;
  return (
    <SiteLink href={href}>
      <span aria-hidden="true">{label}</span>
      <Count links={counted} />
    </SiteLink>
  );
}

/** The last item of a sub-group's links: leads to all that is in it. */
export function AllLink({ subGroup: { label, all } }: { subGroup: SubGroup }) {
  const { messages } = useSite();
  return (
    <li className="all">
      <SiteLink href={all.href}>{all.label ?? fill(messages.all, { title: label })}</SiteLink>
    </li>
  );
}
