import type { ReactNode } from 'react';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { SiteProvider } from '../../hooks/SiteProvider.tsx';
import { useSite } from '../../hooks/siteContext.ts';
import type { SiteProps } from '../../hooks/useMountedSite.ts';
import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { menuLinks } from '../../site/menuLinks.ts';
import { fill } from '../../site/messages.ts';
import type { Session } from '../../site/session.ts';
import { headerMessages } from '../../site/headerMessages.ts';
import { CategoryPanel } from '../desktop/CategoryPanel.tsx';
import { LinkPanel, ListPanel } from '../desktop/LinkPanel.tsx';
import { HeaderContext, type HeaderContextValue } from '../headerContext.ts';
import { SignInLink } from '../SignInLink.tsx';
import { SignOutLink } from '../SignOutLink.tsx';
import { restingId } from './useResting.ts';

interface RestingPanelsProps {
  site: SiteProps;
  session: Session;
}

/**
 * All panels of the header as native popovers, for as long as there is no script: under their buttons on wide screens,
 * sheets on narrow ones, where one more holds the buttons of all. Only servers draw them.
 */
export function RestingPanels({ site, session }: RestingPanelsProps) {
  const context: HeaderContextValue = {
    resting: true,
    session,
    tell: () => {},
    behave: () => {},
    watchPointer: undefined,
  };
  return (
    <SiteProvider site={site} texts={headerMessages} pending={null}>
      <HeaderContext value={context}>
        <Panels session={session} />
      </HeaderContext>
    </SiteProvider>
  );
}

function Panels({ session }: { session: Session }) {
  const { site, messages } = useSite();
  const account = fill(messages.account, { product: site.productName });
  return (
    <>
      <Sheet menu="all" title={messages.categories}>
        <ul>
          {site.categories.map(({ label, href, hasPanel }, index) => (
            <li key={index}>
              {hasPanel ? (
                <Opener menu={`category-${index}`}>{label}</Opener>
              ) : (
                <SiteLink href={href}>{label}</SiteLink>
              )}
            </li>
          ))}
        </ul>
        <ul>
          <li>
            <Opener menu="browse">{messages.browse}</Opener>
          </li>
          <li>
            <Opener menu="about">{messages.about}</Opener>
          </li>
          {session === 'visitor' ? (
            <li>
              <SignInLink />
            </li>
          ) : (
            <>
              <li>
                <SiteLink href={site.links.watchlist}>{messages.watchlist}</SiteLink>
              </li>
              <li>
                <Opener menu="account">{account}</Opener>
              </li>
            </>
          )}
        </ul>
      </Sheet>
      {site.categories.map((category, index) =>
        category.hasPanel ? (
          <Sheet key={index} menu={`category-${index}`} title={category.label} wide>
            <CategoryPanel category={category} {...panelOf(`category-${index}`)} />
          </Sheet>
        ) : null,
      )}
      <Sheet menu="browse" title={messages.browse}>
        <ListPanel list="browse" {...panelOf('browse')} />
      </Sheet>
      <Sheet menu="about" title={messages.about}>
        <ListPanel list="about" {...panelOf('about')} />
      </Sheet>
      {session === 'bidder' ? (
        <Sheet menu="account" title={account}>
          <LinkPanel links={[{ label: account, href: site.links.myProduct }]} {...panelOf('account')}>
            {[{ label: messages.watchlist, href: site.links.watchlist }, ...menuLinks('bidder', site)].map(
              (link, index) => (
                <li key={index} className="narrow">
                  <SiteLink href={link.href}>{link.label}</SiteLink>
                </li>
              ),
            )}
            <li>
              <SignOutLink />
            </li>
          </LinkPanel>
        </Sheet>
      ) : null}
    </>
  );
}

const panelOf = (menu: string) => ({
  id: `${restingId(menu)}-panel`,
  labelledBy: `${restingId(menu)}-title`,
});

interface SheetProps {
  menu: string;
  title: string;
  /** As wide as the header. */
  wide?: boolean;
  children: ReactNode;
}

function Sheet({ menu, title, wide = false, children }: SheetProps) {
  const { messages } = useSite();
  const id = restingId(menu);
  return (
    <div id={id} popover="auto" className={wide ? 'sheet wide' : 'sheet'}>
      <div className="narrow title-row">
        <h2 id={`${id}-title`}>{title}</h2>
        <button
          type="button"
          className="close"
          aria-label={fill(messages.close, { title })}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <ControlIcon name="close" />
        </button>
      </div>
      {children}
    </div>
  );
}

const Opener = ({ menu, children }: { menu: string; children: ReactNode }) => (
  <button type="button" popoverTarget={restingId(menu)}>
    <span>{children}</span>
    <ControlIcon name="chevronEnd" />
  </button>
);
