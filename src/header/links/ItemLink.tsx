import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import type { ActionItem, LinkItem } from '../../site/navigation/navigation.ts';
import { SignInLink } from './SignInLink.tsx';
import { SignOutLink } from './SignOutLink.tsx';

/** An item of the navigation that opens no menu. */
export function ItemLink({ item }: { item: LinkItem | ActionItem }) {
  if (item.kind === 'link') return <SiteLink href={item.href}>{item.label}</SiteLink>;
  return item.action === 'signIn' ? <SignInLink /> : <SignOutLink />;
}
