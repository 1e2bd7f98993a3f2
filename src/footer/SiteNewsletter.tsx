import { type SiteProps, SiteProvider } from '../hooks/SiteProvider.tsx';
import { footerMessages } from '../site/messages/footerMessages.ts';
import { FooterSiteContext, useFooterSite } from './siteContext.ts';
import { NewsletterSurface } from './newsletterStyles.ts';
import { Newsletter } from './Newsletter.tsx';
import type { NewsletterEvents } from './useNewsletter.ts';

export interface SiteNewsletterProps extends SiteProps, NewsletterEvents {}

/** Renders the newsletter form outside a footer. */
export function SiteNewsletter(props: SiteNewsletterProps) {
  return (
    <SiteProvider
      context={FooterSiteContext}
      site={props}
      texts={footerMessages}
      pending={<NewsletterSurface aria-busy="true" />}
    >
      <Content onSubscribe={props.onSubscribe} />
    </SiteProvider>
  );
}

const Content = (events: NewsletterEvents) => (
  <NewsletterSurface {...useFooterSite().languageAttributes}>
    <Newsletter {...events} />
  </NewsletterSurface>
);
