import { createContext, useContext } from 'react';
import type { SiteContext, SiteContextValue } from '../hooks/SiteProvider.tsx';
import type { HeaderMessages } from '../site/messages/siteMessages.ts';

/** The site with the header's texts. */
export const HeaderSiteContext: SiteContext<HeaderMessages> = createContext<
  SiteContextValue<HeaderMessages> | undefined
>(undefined);

/** Only below a `SiteProvider`. */
export const useHeaderSite = (): SiteContextValue<HeaderMessages> => useContext(HeaderSiteContext)!;
