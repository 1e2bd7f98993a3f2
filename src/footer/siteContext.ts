import { createContext, useContext } from 'react';
import type { SiteContext, SiteContextValue } from '../hooks/SiteProvider.tsx';
import type { FooterMessages } from '../site/messages/siteMessages.ts';

/** The site with the footer's texts. */
export const FooterSiteContext: SiteContext<FooterMessages> = createContext<
  SiteContextValue<FooterMessages> | undefined
>(undefined);

/** Only below a `SiteProvider`. */
export const useFooterSite = (): SiteContextValue<FooterMessages> => useContext(FooterSiteContext)!;
