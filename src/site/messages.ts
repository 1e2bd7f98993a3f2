import { isObject } from './isObject.ts';

/** A text that depends on a number, by the plural categories of Intl.PluralRules; `other` is always there. */
export type PluralText = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** Every text that is shown or spoken. `{…}` is filled in. A page replaces them one by one through `messages`. */
export const messages = {
  search: 'Search',
  searchPlaceholder: 'Search lots, makers, places',
  searchLabel: 'Search all lots',
  suggestions: 'Suggestions',
  suggestion: 'in {name} ({count})',
  suggestionStatus: {
    one: '{count} suggestion, use the arrow keys to choose it',
    other: '{count} suggestions, use the arrow keys to choose one',
  } as PluralText,
  noSuggestions: 'No suggestions',
  mainNavigation: 'Browse and help',
  browse: 'Browse By',
  about: 'About Auctions',
  categories: 'Categories',
  popular: 'Popular Categories',
  watchlist: 'Watchlist',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  signingOut: 'Signing out…',
  account: 'My {product}',
  accountMenu: 'Account',
  menu: 'Menu',
  openMenu: 'Open menu',
  close: 'Close {title}',
  back: 'Back to {title}',
  newsletter: 'Connect With Us',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing…',
  subscribed: 'Subscribed, thank you!',
  emailInvalid: 'Please enter a valid email address',
  subscribeFailed: 'Something went wrong. Please try again.',
  footerNavigation: 'Footer',
  social: 'Follow us',
  legal: '© {year} {product}. All rights reserved.',
} as const satisfies Record<string, string | PluralText>;

type MessageName = keyof typeof messages;
export type Messages = {
  readonly [K in MessageName]: (typeof messages)[K] extends string ? string : PluralText;
};

/** Fills `{name}` in a text. A place without a value stays as it is written. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => (Object.hasOwn(values, name) ? values[name]! : place));

export type Texts = Readonly<Record<string, string | PluralText>>;

/** The defaults with a page's own texts over them. What is none of them is passed over; checkMessages.ts tells of it. */
export function mergeMessages<T extends Texts = Messages>(
  own: unknown,
  defaults: T = messages as unknown as T,
): T {
  if (!isObject(own)) return defaults;
  const fitting = Object.entries(own).filter(([name, text]) => fits(defaults, name, text));
  return { ...defaults, ...Object.fromEntries(fitting) };
}

/** Whether something can take the place of a text: a text, or one with plural forms. */
export function fits(defaults: Texts, name: string, text: unknown): boolean {
  if (!Object.hasOwn(defaults, name)) return false;
  if (typeof defaults[name] === 'string') return typeof text === 'string';
  return isObject(text) && 'other' in text && Object.values(text).every((form) => typeof form === 'string');
}
