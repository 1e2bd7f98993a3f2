import { useContext } from 'react';
import { PageContext, useClientValue } from '../hooks/pageContext.tsx';
import { type SiteProps, SiteProvider } from '../hooks/SiteProvider.tsx';
import { FooterSiteContext, useFooterSite } from './siteContext.ts';
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
}

/** Renders the footer of the site: link groups, newsletter, and social links. Starts the chat. */
export function Footer(props: FooterProps) {
  return (
    <SiteProvider
      context={FooterSiteContext}
      site={props}
      texts={footerMessages}
      builtIn={builtInFooter}
      pending={<FooterFrame aria-busy="true" />}
    >
      <FooterContent {...props} />
    </SiteProvider>
  );
}

function FooterContent({ chatDepartment, onSubscribe }: FooterProps) {
  const { site, messages, languageAttributes } = useFooterSite();
  useChat(chatDepartment);
  const year = useClientValue(() => new Date().getFullYear(), useContext(PageContext).year);
  return (
    <FooterFrame part="footer" {...languageAttributes}>
      <div className="content">
        <div className="grid">
          <nav className="groups" aria-label={messages.footerNavigation} part="navigation">
            <LinkGroups />
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
