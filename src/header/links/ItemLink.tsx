import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { Count, getCountedLinks } from '../count/Count.tsx';
import type { ActionItem, LinkItem } from '../../site/navigation/navigation.ts';
import { SignOutLink } from './SignOutLink.tsx';
import { useHeaderSite } from '../siteContext.ts';
import { formatMessage } from '../../site/core/texts.ts';
import type { SubGroup } from '../../site/config/site.ts';
import { type SyntheticEvent, useContext } from 'react';
import { PageContext, useClientValue } from '../../hooks/pageContext.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { getSignInUrl } from '../../site/account/session.ts';
import { addParameter } from '../../site/core/urls.ts';

/** Renders a sign-in link that returns to this page. Updates the URL on each use, because apps can change the URL of the page. */
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
      // A server-rendered partial is the same on all pages, so its URL differs from the URL of the page.
      suppressHydrationWarning
      rel="nofollow"
      onClick={refresh}
      onAuxClick={refresh}
      onContextMenu={refresh}
    >
      <Icon name="person" size={24} />
      <span className="label">{messages.signIn}</span>
    </a>
  );
}

/** Renders a navigation item that opens no menu. */
export function ItemLink({ item }: { item: LinkItem | ActionItem }) {
  if (item.kind === 'action') return item.action === 'signIn' ? <SignInLink /> : <SignOutLink />;
  const { label, href, lang, isCurrentLanguage } = item;
  const countedLinks = getCountedLinks([item]);
  if (lang)
    return (
      // `lang` must be the first attribute: servers and the loader set `aria-current` on links that begin with `href`.
      <a lang={lang} hrefLang={lang} href={href} aria-current={isCurrentLanguage ? 'true' : undefined}>
        {label}
      </a>
    );
  if (countedLinks.length === 0) return <SiteLink href={href}>{label}</SiteLink>;
  return (
    <SiteLink href={href}>
      <span aria-hidden="true">{label}</span>
      <Count links={countedLinks} />
    </SiteLink>
  );
}

/** Renders the last item of a category or a sub-group: a link to everything in it. */
export function AllLink({ title, all }: { title: string; all: SubGroup['all'] }) {
  const { messages } = useHeaderSite();
  return (
    <li className="all">
      <SiteLink href={all.href}>{all.label ?? formatMessage(messages.all, { title })}</SiteLink>
    </li>
  );
}
