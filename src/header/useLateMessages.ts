import { useContext, useMemo } from 'react';
import { mergeMessages } from '../site/core/texts.ts';
import { lateHeaderMessages } from '../site/messages/lateHeaderMessages.ts';
import type { LateHeaderMessages } from '../site/messages/siteMessages.ts';
import { HeaderSiteContext } from './siteContext.ts';

/** The texts of what is loaded later. Only below a `SiteProvider`. */
export function useLateMessages(): LateHeaderMessages {
  const [own, ofLanguage] = useContext(HeaderSiteContext)!.texts;
  return useMemo(() => mergeMessages(own, mergeMessages(ofLanguage, lateHeaderMessages)), [own, ofLanguage]);
}
