import { footerMessages } from './footerMessages.ts';
import { headerMessages } from './headerMessages.ts';
import { suggestionMessages } from './suggestionMessages.ts';
import type { PluralMessage } from '../core/texts.ts';

/** Messages that a page can override individually with `messages`. The same overrides work for header and footer. */
export const siteMessages = { ...headerMessages, ...suggestionMessages, ...footerMessages } as const;

type Replaceable<T> = { readonly [K in keyof T]: T[K] extends string ? string : PluralMessage };

export type HeaderMessages = Replaceable<typeof headerMessages>;
export type SuggestionMessages = Replaceable<typeof suggestionMessages>;
export type FooterMessages = Replaceable<typeof footerMessages>;
export type Messages = HeaderMessages & SuggestionMessages & FooterMessages;
