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

/** The form of a counted text for a number, with `{count}` in the locale's digits. */
export function count(text: PluralText, number: number, locale?: string): string {
  const form = text[new Intl.PluralRules(locale).select(number)] ?? text.other;
  return fill(form, { count: formatCount(number, locale) });
}

export const formatCount = (number: number, locale?: string): string =>
  new Intl.NumberFormat(locale).format(number);

type Texts = Readonly<Record<string, string | PluralText>>;

/** The defaults with a page's own texts over them; names and types that are not known are refused with a warning. */
export function mergeMessages<T extends Texts = Messages>(
  own: unknown,
  warn: (message: string) => void,
  defaults: T = messages as unknown as T,
): T {
  if (own === undefined) return defaults;
  if (typeof own !== 'object' || own === null || Array.isArray(own)) {
    warn('messages must be a JSON object of texts, so the built-in texts are used.');
    return defaults;
  }
  const merged: Record<string, string | PluralText> = { ...defaults };
  for (const [name, text] of Object.entries(own)) {
    if (fits(defaults, name, text)) merged[name] = text;
    else
      warn(
        `messages.${name} is ${name in defaults ? 'no text' : 'not a known text'}; the known ones are ${Object.keys(defaults).join(', ')}.`,
      );
  }
  return merged as unknown as T;
}

function fits(defaults: Texts, name: string, text: unknown): text is string | PluralText {
  if (!Object.hasOwn(defaults, name)) return false;
  if (typeof defaults[name] === 'string') return typeof text === 'string';
  return (
    typeof text === 'object' &&
    text !== null &&
    typeof (text as PluralText).other === 'string' &&
    Object.values(text).every((form) => typeof form === 'string')
  );
}
