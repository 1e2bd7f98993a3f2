import { createContext, useContext } from 'react';
import type { Texts } from '../site/core/texts.ts';
import type { Site } from '../site/core/site.ts';
import type { HeaderMessages } from '../site/messages/siteMessages.ts';

/** What the components of header and footer know of the site and of the page. */
export interface SiteContextValue<T = Texts> {
  site: Site;
  messages: T;
  /** A BCP 47 tag that Intl knows; `undefined` is the browser's own. */
  locale: string | undefined;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

/** `T` are the texts that the provider above has been given. */
export function useSite<T = HeaderMessages>(): SiteContextValue<T> {
  const value = useContext(SiteContext);
  if (!value) throw new Error('useSite needs a SiteProvider');
  return value as SiteContextValue<T>;
}
