import type { ReactNode } from 'react';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { useSite } from '../../hooks/siteContext.ts';
import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { categoryContent } from '../../site/categoryContent.ts';
import type { Link } from '../../site/links.ts';
import { menuLinks } from '../../site/menuLinks.ts';
import { fill } from '../../site/messages.ts';
import type { Session } from '../../site/session.ts';
import { SignInLink } from '../SignInLink.tsx';
import { SignOutLink } from '../SignOutLink.tsx';
import { type View, viewKey } from './mobileMenu.ts';
import { Profile } from './Profile.tsx';

interface ViewBodyProps {
  view: View;
  session: Session;
  onEnter: (view: View) => void;
}

/** Marks the item that leads to a view, so that the focus finds it on the way back. */
export const leadsTo = 'data-leads-to';

export function ViewBody({ view, session, onEnter }: ViewBodyProps) {
  const { site } = useSite();
  switch (view.name) {
    case 'categories':
      return <TopView session={session} onEnter={onEnter} />;
    case 'sub-groups':
      return <SubGroupsView category={view.category} onEnter={onEnter} />;
    case 'links':
      return <LinksView category={view.category} subGroup={view.subGroup} />;
    case 'list':
      return <LinkItems links={menuLinks(view.list, site)} />;
    case 'profile':
      return <ProfileView />;
  }
}

function TopView({ session, onEnter }: Omit<ViewBodyProps, 'view'>) {
  const { site, messages } = useSite();
  return (
    <>
      <ul>
        {site.categories.map(({ label, href, hasPanel }, category) =>
          hasPanel ? (
            <Step key={category} view={{ name: 'sub-groups', category }} label={label} onEnter={onEnter} />
          ) : (
            <Item key={category}>
              <SiteLink href={href}>{label}</SiteLink>
            </Item>
          ),
        )}
      </ul>
      <ul>
        <Step view={{ name: 'list', list: 'browse' }} label={messages.browse} onEnter={onEnter} />
        <Step view={{ name: 'list', list: 'about' }} label={messages.about} onEnter={onEnter} />
        {session === 'bidder' ? (
          <>
            <Item>
              <SiteLink href={site.links.watchlist}>{messages.watchlist}</SiteLink>
            </Item>
            <Step
              view={{ name: 'profile' }}
              label={fill(messages.account, { product: site.productName })}
              onEnter={onEnter}
            />
          </>
        ) : (
          <Item>
            <SignInLink />
          </Item>
        )}
      </ul>
    </>
  );
}

function SubGroupsView({ category: index, onEnter }: Pick<ViewBodyProps, 'onEnter'> & { category: number }) {
  const { site, messages } = useSite();
  const category = site.categories[index];
  if (!category) return null;
  const { subGroups, popular } = categoryContent(category, site);
  return (
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
    </ul>
  );
}

function LinksView({ category: index, subGroup }: { category: number; subGroup: number | 'popular' }) {
  const { site } = useSite();
  const category = site.categories[index];
  if (!category) return null;
  const content = categoryContent(category, site);
  if (subGroup === 'popular') return <LinkItems links={content.popular} />;
  const group = content.subGroups[subGroup];
  return group ? <LinkItems links={group.links} all={group.all} /> : null;
}

function ProfileView() {
  const { site, messages } = useSite();
  return (
    <>
      <Profile name="" email="" />
      <ul>
        <Item>
          <SiteLink href={site.links.myProduct}>
            {fill(messages.account, { product: site.productName })}
          </SiteLink>
        </Item>
        <Item>
          <SiteLink href={site.links.watchlist}>{messages.watchlist}</SiteLink>
        </Item>
        {menuLinks('bidder', site).map((link, index) => (
          <Item key={index}>
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </Item>
        ))}
      </ul>
      <ul>
        <Item>
          <SignOutLink />
        </Item>
      </ul>
    </>
  );
}

const LinkItems = ({ links, all }: { links: readonly Link[]; all?: Link }) => (
  <ul>
    {links.map(({ label, href }, index) => (
      <Item key={index}>
        <SiteLink href={href}>{label}</SiteLink>
      </Item>
    ))}
    {all ? (
      <li className="all">
        <SiteLink href={all.href}>{all.label}</SiteLink>
      </li>
    ) : null}
  </ul>
);

const Item = ({ children }: { children: ReactNode }) => <li>{children}</li>;

/** An item that leads one level deeper. */
function Step({ view, label, onEnter }: { view: View; label: string; onEnter: (view: View) => void }) {
  return (
    <Item>
      <button type="button" {...{ [leadsTo]: viewKey(view) }} onClick={() => onEnter(view)}>
        <span>{label}</span>
        <ControlIcon name="chevronEnd" />
      </button>
    </Item>
  );
}
