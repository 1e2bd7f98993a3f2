import { type SiteProps, SiteProvider, useFooterSite } from '../hooks/SiteProvider.tsx';
import { footerMessages } from '../site/messages/footerMessages.ts';
import { NewsletterSurface } from './newsletterStyles.ts';
import { Newsletter } from './Newsletter.tsx';
import type { NewsletterEvents } from './useNewsletter.ts';

export interface SiteNewsletterProps extends SiteProps, NewsletterEvents {}

/** Renders the newsletter form outside a footer. */
export function SiteNewsletter(props: SiteNewsletterProps) {
  return (
    <SiteProvider site={props} texts={footerMessages} pending={<NewsletterSurface aria-busy="true" />}>
      <Content onSubscribe={props.onSubscribe} />
    </SiteProvider>
  );
}

const Content = (events: NewsletterEvents) => (
  <NewsletterSurface {...useFooterSite().languageAttributes}>
    <Newsletter {...events} />
  </NewsletterSurface>
);
