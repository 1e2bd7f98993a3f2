import type { SiteScript } from '../early/siteScript.ts';
import { escapeScript } from './text/escape.ts';

/** A script that shows tags before React has come: its data, and behind it the code that the build has made of elements/early. */
export const formatSiteScript = (code: string, data: SiteScript): string =>
  `const AUCTION_SITE=${escapeScript(JSON.stringify(data))};\n${code}`;
