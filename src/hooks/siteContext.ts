import type { Context } from 'react';
import type { Site } from '../site/config/site.ts';
import type { Texts } from '../site/core/texts.ts';

/** What the components of header and footer know of the site and of the page. */
export interface SiteContextValue<T extends Texts = Texts> {
  site: Site;
  messages: T;
  /** A BCP 47 tag that Intl knows; `undefined` is the browser's own. */
  locale: string | undefined;
}

/** Header and footer have one each, because they have texts of their own. */
export type SiteContext<T extends Texts> = Context<SiteContextValue<T> | undefined>;
