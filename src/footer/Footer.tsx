import { useContext, useEffect } from 'react';
import { PageContext, useClientValue } from '../hooks/pageContext.tsx';
import { useWarn } from '../hooks/hostContext.tsx';
import { type SiteProps, SiteProvider, useFooterSite } from '../hooks/SiteProvider.tsx';
import { type Site, helpOrigin } from '../site/config/site.ts';
import { formatMessage } from '../site/core/texts.ts';
import { builtInFooter } from '../site/footer/footerLinks.ts';
import { footerMessages } from '../site/messages/footerMessages.ts';
import { FooterFrame } from './footerStyles.ts';
import { LinkGroups } from './LinkGroups.tsx';
import { Newsletter } from './Newsletter.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useChat } from './useChat.ts';
import type { NewsletterEvents } from './useNewsletter.ts';

export interface FooterProps extends SiteProps, NewsletterEvents {
  /** URL of the chat vendor's script. If unset, the footer has no chat. */
  chatSrc?: string | undefined;
  /** Department for the chat. Users can chat only while the department is online. If unset, the vendor's settings apply. */
  chatDepartment?: string | undefined;
  /** URL of the accessibility widget's script, which loads when the user clicks the Accessibility link. */
  accessibilitySrc?: string | undefined;
  /** Consent to third-party scripts: `granted`, or any other value until the user agrees. If unset, the footer requires no consent. */
  consent?: string | undefined;
  /** Called when the user needs a script without consent. Return `false` to prevent that the link is followed. */
  onConsentNeeded?: (() => boolean | void) | undefined;
}

/** Hosts of pages in development. */
const localHosts = /^$|^[\d[]|(^|\.)(localhost|local|test)$/;

/** Warns the author of a public page whose links are the built-in placeholders. */
function usePlaceholderWarning(site: Site): void {
  const warn = useWarn();
  useEffect(() => {
    const links = JSON.stringify([site.footer, site.social]);
    if (links.includes(helpOrigin) && !localHosts.test(location.hostname))
      warn("Links lead to `help.auction.example`, which doesn't exist. Set `help` in `config`.");
  }, [site, warn]);
}

/** Renders the footer of the site: link groups, newsletter, and social links. Starts the chat. */
export function Footer(props: FooterProps) {
  return (
    <SiteProvider
      site={props}
      texts={footerMessages}
      builtIn={builtInFooter}
      pending={<FooterFrame aria-busy="true" />}
    >
      <FooterContent {...props} />
    </SiteProvider>
  );
}

function FooterContent({ chatDepartment, consent: text, onConsentNeeded, onSubscribe }: FooterProps) {
  // A misspelled value must not load scripts.
  const consent = text === undefined || text === 'granted' ? text : 'missing';
  const { site, messages, languageAttributes } = useFooterSite();
  useChat(chatDepartment, consent);
  usePlaceholderWarning(site);
  const year = useClientValue(() => new Date().getFullYear(), useContext(PageContext).year);
  return (
    <FooterFrame part="footer" {...languageAttributes}>
      <div className="content">
        <div className="grid">
          <nav className="groups" aria-label={messages.footerNavigation} part="navigation">
            <LinkGroups requestConsent={consent === 'missing' ? () => onConsentNeeded?.() : undefined} />
          </nav>
          <div className="connect">
            <Newsletter onSubscribe={onSubscribe} />
            <SocialLinks />
          </div>
        </div>
        {/* The server may have rendered the HTML in an earlier year. */}
        <p className="legal" part="legal" suppressHydrationWarning>
          {formatMessage(messages.legal, { year: String(year ?? ''), product: site.productName })}
        </p>
      </div>
    </FooterFrame>
  );
}
