import { filterBaseUrl, filterUrl, isRootRelative } from '../core/urls.ts';
import type { SiteConfig } from './configSchema.ts';

/** Returns the URL slug of a label: lowercase, without accents, with hyphens between words. `Art & Antiques` becomes `art-antiques`. */
export function slugify(label: string): string {
  return (
    label
      // Normalized per character, because normalization sorts consecutive marks in quadratic time.
      .replace(/[^\0-\x7f]/gu, (character) => character.normalize('NFKD'))
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

/** Placeholder origin of help and marketing pages, until a page configures their URLs. */
export const helpOrigin = 'https://help.auction.example';

/** Link to a page. `href` is absolute or root-relative. Root-relative URLs are prefixed with the base URL. */
export interface Link {
  label: string;
  href: string;
  /** Number of items on the linked page, such as messages. Shown in short menus. */
  count?: number | undefined;
}

/** Returns `/for-sale/{category-slug}` or `/for-sale/{category-slug}/{subcategory-slug}`. */
export const getCategoryPath = (...labels: string[]): string =>
  ['/for-sale', ...labels.map(slugify)].join('/');

/** Default paths of links that aren't part of a list, and of the accessibility page. */
export const paths = {
  home: '/',
  signIn: '/asp/LoginBidder.asp',
  signOut: '/sign-out',
  signOutRedirect: '/account/signout',
  watchlist: '/asp/Bidder/PrebidManage.asp?opt=1',
  myProduct: '/asp/Bidder/BidderHome.asp',
  searchResults: '/asp/SearchAdvanced_i.asp',
  accessibility: '/accessibility',
} as const;

/** Cookies that signing in sets and signing out removes. A configuration can rename them. */
export const cookieNames = {
  auth: 'auction_auth',
  guid: 'auction_guid',
  displayName: 'auction_bidder',
  userId: 'auction_user',
} as const;

/** Endpoints that header and footer send requests to. Root-relative URLs are prefixed with the base URL. */
export const endpoints = {
  /** `POST` with JSON `{buyerGuid}`, headers `Guid` and `User-Id`. The response is `{additionalLogoutUrls: string[]}`. */
  logout: '/proxy/logout/v1',
  /** `GET ?lotSearchTerm=`. The response is `{data: [{name, count, path | href, image, price, currency, endTime}]}`. */
  suggestions: '/catalog/catalog-browser/api/category/suggestions',
  /** `POST` with JSON `{emailAddress}`. The response body is ignored. */
  newsletter: '/catalog/catalog-browser/api/newsletter/subscribe',
} as const;

/** Maximum length of a product name at the regular size of the logo, in UTF-16 code units. */
export const maxNameLength = 16;

type CategoryConfig = NonNullable<SiteConfig['categories']>[number];

/** Column of a mega-menu, and view of the mobile menu. */
export interface SubGroup {
  label: string;
  links: readonly Link[];
  /** "All …" link. Without a label, the link uses the message `all` with the label of the sub-group. */
  all: { label: string | undefined; href: string };
}

/** Image and text with a link. */
export interface CategoryPromotion {
  image: { src: string; width: number; height: number; alt: string };
  text: string;
  href: string;
}

/** Category of the category bar. Without sub-groups and popular links, the category is a plain link. */
export interface Category {
  label: string;
  href: string;
  subGroups: readonly SubGroup[];
  popular: readonly Link[];
  promotion: CategoryPromotion | undefined;
}

/** Link in the top row. */
export interface Tool extends Link {
  /** URL of an image. */
  icon: string | undefined;
}

/** Link to the site in another language. */
export interface LanguageLink extends Link {
  /** BCP 47 tag. */
  lang: string;
}

/** Heading of the footer with its links. */
export interface LinkGroup {
  label: string;
  links: readonly Link[];
}

/** Social networks with an icon in the footer, in display order. */
export const socialNetworks = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

/** Configuration of an element with all defaults, as plain data. All URLs are safe, and root-relative URLs begin with the base URL. */
export interface Site {
  productName: string;
  /** Without `watchlist`, no page is linked. */
  links: Readonly<Record<Exclude<keyof typeof paths, 'watchlist'>, string> & { watchlist?: string }>;
  browse: readonly Link[];
  about: readonly Link[];
  bidder: readonly Link[];
  tools: readonly Tool[];
  languages: readonly LanguageLink[];
  categories: readonly Category[];
  footer: readonly LinkGroup[];
  social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** Endpoints that the site has. */
  endpoints: Readonly<Partial<Record<keyof typeof endpoints, string>>>;
  cookies: Readonly<Record<keyof typeof cookieNames, string>>;
  /** URL of the logo. */
  logo: string | undefined;
  /** URL of the chat vendor's script. */
  chatScript: string | undefined;
  /** URL of the accessibility widget's script. */
  accessibilityScript: string | undefined;
  /** Base URL without a trailing slash, for URLs in later responses of a server. */
  baseUrl: string;
}

/** Options of an element in addition to the configuration. */
export interface SiteOptions {
  /** Product name that overrides the configuration. */
  productName?: string | undefined;
  /** Path or http(s) URL that precedes each root-relative URL. */
  baseUrl?: string | undefined;
  logoSrc?: string | undefined;
  chatSrc?: string | undefined;
  accessibilitySrc?: string | undefined;
  /** Built-in lists that the element shows by default. Their labels are translated, so all of their items have an `href`. */
  builtIn?: SiteConfig | undefined;
}

export interface ResolvedSite {
  site: Site;
  /** Messages for the page author, with the problem, the consequence, and the fix. */
  warnings: readonly string[];
}

export const defaultProductName = 'Auctions';

/** Applies options and defaults to a valid configuration. Pure. */
export function makeSite(config: SiteConfig, options: SiteOptions): ResolvedSite {
  const { builtIn, productName, logoSrc, chatSrc, accessibilitySrc } = options;
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const baseUrl = filterBaseUrl(options.baseUrl);
  if (baseUrl === undefined)
    warn(`\`base-url="${options.baseUrl}"\` isn't an http(s) URL. Ignoring it. Use a path or URL.`);
  const filterSrc = (src: string | undefined) => (src ? filterUrl(src, 'web', baseUrl) : undefined);
  const logo = filterSrc(logoSrc);
  if (logoSrc && !logo)
    warn(`\`logo-src="${logoSrc}"\` isn't an http(s) URL. Showing the product name. Use a path or URL.`);
  const chatScript = filterSrc(chatSrc);
  if (chatSrc && !chatScript)
    warn(`\`chat-src="${chatSrc}"\` isn't an http(s) URL. Chat is off. Use a path or URL.`);
  const accessibilityScript = filterSrc(accessibilitySrc);
  if (accessibilitySrc && !accessibilityScript)
    warn(
      `\`accessibility-src="${accessibilitySrc}"\` isn't an http(s) URL. The link opens its page. Use a path or URL.`,
    );
  const locate = (url: string) => (baseUrl && isRootRelative(url) ? baseUrl + url : url);
  const locateAll = <K extends string>(urls: Readonly<Partial<Record<K, string | false | undefined>>>) =>
    Object.fromEntries(
      Object.entries<string | false | undefined>(urls).flatMap(([name, url]) =>
        url ? [[name, locate(url)]] : [],
      ),
    ) as Record<K, string>;
  const toLink = ({ label, href, count }: Link): Link => ({ label, href: locate(href), count });
  const getLinks = (name: 'browse' | 'about' | 'bidder') =>
    (config[name] ?? builtIn?.[name] ?? []).map(toLink);
  const toCategory = (category: CategoryConfig) =>
    createCategory(category, builtIn?.categories, { locate, toLink });
  const site: Site = {
    productName: productName || (config.productName ?? defaultProductName),
    links: locateAll({ ...paths, ...config.links }),
    browse: getLinks('browse'),
    about: getLinks('about'),
    bidder: getLinks('bidder'),
    tools: (config.tools ?? []).map((tool) => ({ ...toLink(tool), icon: tool.icon && locate(tool.icon) })),
    languages: (config.languages ?? []).map((language) => ({ ...toLink(language), lang: language.lang })),
    categories: (config.categories ?? builtIn?.categories ?? []).map(toCategory),
    footer: (config.footer ?? builtIn?.footer ?? [])
      .map(({ label, links }) => ({ label, links: links.map(toLink) }))
      .filter(({ links }) => links.length > 0),
    social: locateAll(config.social ?? builtIn?.social ?? {}),
    endpoints: locateAll({ ...endpoints, ...config.endpoints }),
    cookies: { ...cookieNames, ...(config.cookies as Partial<typeof cookieNames> | undefined) },
    logo,
    chatScript,
    accessibilityScript,
    baseUrl: baseUrl ?? '',
  };
  return { site, warnings };
}

interface Locating {
  locate: (url: string) => string;
  toLink: (link: Link) => Link;
}

/** Creates a category. Without content, a category has the built-in content for its slug. */
function createCategory(
  config: CategoryConfig,
  builtIn: readonly CategoryConfig[] = [],
  { locate, toLink }: Locating,
): Category {
  const { label, href, promotion } = config;
  const path = getCategoryPath(label);
  const { subGroups = [], popular = [] } =
    config.subGroups || config.popular
      ? config
      : (builtIn.find((category) => category.href === path) ?? config);
  return {
    label,
    href: locate(href ?? path),
    subGroups: subGroups.map(({ label: name, links, all }) => ({
      label: name,
      links: links.map(toLink),
      all: { label: all?.label, href: locate(all?.href ?? getCategoryPath(label, name)) },
    })),
    popular: popular.map(toLink),
    promotion: promotion && {
      image: { ...promotion.image, src: locate(promotion.image.src), alt: promotion.image.alt ?? '' },
      text: promotion.text,
      href: locate(promotion.href),
    },
  };
}
