import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { Count, getCounted } from '../count/Count.tsx';
import type { ActionItem, LinkItem } from '../../site/navigation/navigation.ts';
import { SignOutLink } from './SignOutLink.tsx';
import { useHeaderSite } from '../siteContext.ts';
import { fill } from '../../site/core/texts.ts';
import type { SubGroup } from '../../site/config/site.ts';
import { type SyntheticEvent, useContext } from 'react';
import { PageContext, useClientValue } from '../../hooks/pageContext.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { getSignInUrl } from '../../site/account/session.ts';
import { addParameter } from '../../site/core/urls.ts';

/** Leads back to this page after signing in. The address is made at load and again at each use, because apps change the page's address. */
export function SignInLink() {
  const { site, messages } = useHeaderSite();
  const { signIn } = site.links;
  const { returnAddress } = useContext(PageContext);
  const href = useClientValue(
    () => getSignInUrl(signIn, location),
    returnAddress === undefined ? signIn : addParameter(signIn, 'd', returnAddress),
  );
  const refresh = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
    currentTarget.setAttribute('href', getSignInUrl(signIn, location));
  return (
    <a
      className="sign-in"
      part="sign-in"
      href={href}
      // A partial is rendered for all pages, so its address differs from the page's.
      suppressHydrationWarning
      rel="nofollow"
      onClick={refresh}
      onAuxClick={refresh}
      onContextMenu={refresh}
    >
      <Icon name="person" size={20} />
      <span className="label">{messages.signIn}</span>
    </a>
  );
}

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
  const { messages } = useHeaderSite();
  return (
    <li className="all">
      <SiteLink href={all.href}>{all.label ?? fill(messages.all, { title: label })}</SiteLink>
    </li>
  );
}
