import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { Count } from '../count/Count.tsx';
import type { ActionItem, LinkItem } from '../../site/navigation/navigation.ts';
import { isLanguage } from '../../site/languages/isLanguage.ts';
import { useSite } from '../siteContext.ts';
import { SignInLink } from './SignInLink.tsx';
import { SignOutLink } from './SignOutLink.tsx';

/** A language of the site, by its own name. */
function LanguageLink({ label, href, lang }: { label: string; href: string; lang: string }) {
  const { locale } = useSite();
  const isCurrent = locale !== undefined && isLanguage(lang, locale);
  return (
    <SiteLink href={href} lang={lang} hrefLang={lang} aria-current={isCurrent ? 'true' : undefined}>
      {label}
    </SiteLink>
  );
}

/** An item of the navigation that opens no menu. */
export function ItemLink({ item }: { item: LinkItem | ActionItem }) {
  if (item.kind === 'action') return item.action === 'signIn' ? <SignInLink /> : <SignOutLink />;
  const { label, href, count, countText, lang } = item;
  if (lang) return <LanguageLink label={label} href={href} lang={lang} />;
  if (count === undefined || count < 0) return <SiteLink href={href}>{label}</SiteLink>;
  return (
    <SiteLink href={href}>
      <span aria-hidden="true">{label}</span>
      <Count label={label} count={count} text={countText} />
    </SiteLink>
  );
}
