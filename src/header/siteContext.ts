import { createContext, useContext } from 'react';
import type { SiteContext, SiteContextValue } from '../hooks/SiteProvider.tsx';
import type { HeaderMessages } from '../site/messages/siteMessages.ts';

/** The resolved site and the header's messages. */
export const HeaderSiteContext: SiteContext<HeaderMessages> = createContext<
  SiteContextValue<HeaderMessages> | undefined
>(undefined);

/** Returns the context value. Requires a `SiteProvider` above the component. */
export const useHeaderSite = (): SiteContextValue<HeaderMessages> => useContext(HeaderSiteContext)!;
