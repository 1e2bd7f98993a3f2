import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { Count } from '../count/Count.tsx';
import type { ActionItem, LinkItem } from '../../site/navigation/navigation.ts';
import { SignInLink } from './SignInLink.tsx';
import { SignOutLink } from './SignOutLink.tsx';

/** An item of the navigation that opens no menu. */
export function ItemLink({ item }: { item: LinkItem | ActionItem }) {
  if (item.kind === 'action') return item.action === 'signIn' ? <SignInLink /> : <SignOutLink />;
  const { label, href, count, countText, lang, isCurrentLanguage } = item;
  if (lang)
    return (
      <SiteLink href={href} lang={lang} hrefLang={lang} aria-current={isCurrentLanguage ? 'true' : undefined}>
        {label}
      </SiteLink>
    );
  if (count === undefined || count < 0) return <SiteLink href={href}>{label}</SiteLink>;
  return (
    <SiteLink href={href}>
      <span aria-hidden="true">{label}</span>
      <Count label={label} count={count} text={countText} />
    </SiteLink>
  );
}
