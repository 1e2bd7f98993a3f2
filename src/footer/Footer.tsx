import { useContext, useEffect, useMemo } from 'react';
import { PageAddress, usePageAddress } from '../hooks/pageAddress.ts';
import { SiteProvider } from '../hooks/SiteProvider.tsx';
import { FooterSiteContext, useSite } from './siteContext.ts';
import { ServerPageContext, useClientValue } from '../hooks/useClientValue.ts';
import type { SiteProps } from '../hooks/useMountedSite.ts';
import { getFooterContent } from '../site/footer/footerContent.ts';
import { fill } from '../site/core/texts.ts';
import { filterUrl } from '../site/core/safeUrl.ts';
import { footerMessages } from '../site/messages/footerMessages.ts';
import { FooterFrame } from './footerStyles.ts';
import { LinkGroups } from './LinkGroups.tsx';
import { Newsletter } from './Newsletter.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { useChat } from './useChat.ts';
import type { NewsletterEvents } from './useNewsletter.ts';

export interface FooterProps extends SiteProps, NewsletterEvents {
  /** The chat vendor's script; without it there is no chat. */
  chatSrc?: string | undefined;
  /** The one department that may be chatted with, while it is online. */
  chatDepartment?: string | undefined;
  /** The accessibility widget's script, loaded when the Accessibility link is clicked. */
  accessibilitySrc?: string | undefined;
}

/** The site's footer: link groups, newsletter, social links, chat. */
export function Footer(props: FooterProps) {
  return (
    <SiteProvider
      context={FooterSiteContext}
      site={props}
      texts={footerMessages}
      pending={<FooterFrame aria-busy="true" />}
    >
      <FooterContent {...props} />
    </SiteProvider>
  );
}

function FooterContent({ chatSrc, chatDepartment, accessibilitySrc, onSubscribe }: FooterProps) {
  const { site, messages, languageAttributes } = useSite();
  const page = usePageAddress();
  const { groups, social } = useMemo(() => getFooterContent(site), [site]);
  const accessibilityScript = useAccessibilitySrc(accessibilitySrc);
  useChat(chatSrc, chatDepartment);
  const year = useClientValue(() => new Date().getFullYear(), useContext(ServerPageContext).year);
  return (
    <PageAddress value={page}>
      <FooterFrame part="footer" {...languageAttributes}>
        <div className="content">
          <div className="grid">
            <nav className="groups" aria-label={messages.footerNavigation} part="navigation">
              <LinkGroups groups={groups} accessibilitySrc={accessibilityScript} />
            </nav>
            <div className="connect">
              <Newsletter onSubscribe={onSubscribe} />
              <SocialLinks links={social} />
            </div>
          </div>
          {/* A server may have rendered it last year. */}
          <p className="legal" part="legal" suppressHydrationWarning>
            {fill(messages.legal, { year: String(year ?? ''), product: site.productName })}
          </p>
        </div>
      </FooterFrame>
    </PageAddress>
  );
}

function useAccessibilitySrc(src: string | undefined): string | undefined {
  const { baseUrl, warn } = useSite().site;
  const safe = src ? filterUrl(src, { baseUrl, kind: 'web' }) : undefined;
  const isRefused = Boolean(src) && safe === undefined;
  useEffect(() => {
    if (isRefused) warn(`accessibility-src="${src}" is no http(s) address, so the link is followed instead.`);
  }, [isRefused, src, warn]);
  return safe;
}
