import { createContext, use } from 'react';
import type { Messages } from '../site/messages.ts';
import type { Site } from '../site/site.ts';

/** What every part of header and footer may need to know of the page it stands on. */
export interface SiteContextValue {
  site: Site;
  messages: Messages;
  /** A BCP 47 tag that Intl knows; `undefined` is the browser's own. */
  locale: string | undefined;
}

export const SiteContext = createContext<SiteContextValue | undefined>(undefined);

export function useSite(): SiteContextValue {
  const value = use(SiteContext);
  if (!value) throw new Error('useSite: there is no SiteProvider above this component');
  return value;
}
