import { createContext, useContext } from 'react';
import type { SiteContext, SiteContextValue } from '../hooks/SiteProvider.tsx';
import type { FooterMessages } from '../site/messages/siteMessages.ts';

/** The resolved site and the footer's messages. */
export const FooterSiteContext: SiteContext<FooterMessages> = createContext<
  SiteContextValue<FooterMessages> | undefined
>(undefined);

/** Returns the context value. Requires a `SiteProvider` above the component. */
export const useFooterSite = (): SiteContextValue<FooterMessages> => useContext(FooterSiteContext)!;
