import type { Context } from 'react';
import type { Site } from '../site/config/site.ts';
import type { LanguageAttributes } from '../site/core/siteLanguage.ts';
import type { Texts } from '../site/core/texts.ts';

/** What the components of header and footer know of the site and of the page. */
export interface SiteContextValue<T extends Texts = Texts> {
  site: Site;
  messages: T;
  /** What the messages are made of besides the built-in ones: those of the page, and those of the language. */
  texts: readonly [own: unknown, ofLanguage: Texts | undefined];
  /** A BCP 47 tag that Intl knows; `undefined` is the browser's own. */
  locale: string | undefined;
  /** Of the element around all texts, where their language has to be said. */
  languageAttributes: { [K in keyof LanguageAttributes]: LanguageAttributes[K] | undefined };
}

/** Header and footer have one each, because they have texts of their own. */
export type SiteContext<T extends Texts> = Context<SiteContextValue<T> | undefined>;
