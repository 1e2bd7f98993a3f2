import { getCategoryPath, type Link, paths, slugify } from '../core/links.ts';
import { filterBaseUrl, filterUrl, isRootRelative } from '../core/urls.ts';
import type { SiteConfig } from './configSchema.ts';

/** The four cookies a sign-in sets and a sign-out removes. A page may rename them in its configuration. */
export const cookieNames = {
  auth: 'auction_auth',
  guid: 'auction_guid',
  displayName: 'auction_bidder',
  userId: 'auction_user',
} as const;

/** The calls that header and footer make. Root-relative; the base URL is put in front. */
export const endpoints = {
  /** `POST`, JSON `{buyerGuid}`, headers `Guid` and `User-Id`. Answers `{additionalLogoutUrls: string[]}`. */
  logout: '/proxy/logout/v1',
  /** `GET ?lotSearchTerm=`. Answers `{data: [{name, count, path | href}]}`. */
  suggestions: '/catalog/catalog-browser/api/category/suggestions',
  /** `POST`, JSON `{emailAddress}`. The answer's body is ignored. */
  newsletter: '/catalog/catalog-browser/api/newsletter/subscribe',
} as const;

/** Most UTF-16 code units of a product name that the logo shows in its usual size. */
export const longestName = 16;

type CategoryConfig = NonNullable<SiteConfig['categories']>[number];

/** A column of a mega-menu, and a view of the mobile menu. */
export interface SubGroup {
  label: string;
  links: readonly Link[];
  /** The "All …" link. Without a label, it has the text of the language with the label of the sub-group. */
  all: { label: string | undefined; href: string };
}

/** A picture with a text that leads to a page. */
export interface CategoryPromotion {
  image: { src: string; width: number; height: number; alt: string };
  text: string;
  href: string;
}

/** A category of the category bar. Without sub-groups and popular links, it is a plain link. */
export interface Category {
  label: string;
  href: string;
  subGroups: readonly SubGroup[];
  popular: readonly Link[];
  promotion: CategoryPromotion | undefined;
}

/** A link of the top row. */
export interface Tool extends Link {
  /** URL of a picture. */
  icon: string | undefined;
}

/** A link to the site in another language. */
export interface LanguageLink extends Link {
  /** BCP 47 tag. */
  lang: string;
}

/** A heading of the footer with its links. */
export interface LinkGroup {
  label: string;
  links: readonly Link[];
}

/** Networks that the footer has an icon for, in the order of the icons. */
export const socialNetworks = ['facebook', 'twitter', 'instagram', 'linkedin', 'youtube'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

/** The marketplace as one element shows it: plain data. All URLs are safe, and root-relative ones begin with the base URL. */
export interface Site {
  productName: string;
  links: Readonly<Record<keyof typeof paths, string>>;
  browse: readonly Link[];
  about: readonly Link[];
  bidder: readonly Link[];
  tools: readonly Tool[];
  languages: readonly LanguageLink[];
  categories: readonly Category[];
  footer: readonly LinkGroup[];
  social: Readonly<Partial<Record<SocialNetwork, string>>>;
  endpoints: Readonly<Record<keyof typeof endpoints, string>>;
  cookies: Readonly<Record<keyof typeof cookieNames, string>>;
  /** URL of the logo. */
  logo: string | undefined;
  /** URL of the chat vendor's script. */
  chatScript: string | undefined;
  /** URL of the accessibility widget's script. */
  accessibilityScript: string | undefined;
  /** Without a slash at the end. For URLs that come later, in responses of a server. */
  baseUrl: string;
}

/** What an element adds to the configuration. */
export interface SiteOptions {
  /** Replaces the configured name. */
  productName?: string | undefined;
  /** A path or an http(s) URL. Precedes each root-relative URL. */
  baseUrl?: string | undefined;
  logoSrc?: string | undefined;
  chatSrc?: string | undefined;
  accessibilitySrc?: string | undefined;
  /** The built-in lists that the element shows. */
  builtIn?: SiteConfig | undefined;
}

export interface ResolvedSite {
  site: Site;
  /** For the page author: what is invalid, the consequence, and the fix. */
  warnings: readonly string[];
}

export const defaultProductName = 'Auctions';

/** Applies the options and the defaults to a configuration without invalid entries. Pure. */
export function makeSite(config: SiteConfig, options: SiteOptions): ResolvedSite {
  const { builtIn, productName, logoSrc, chatSrc, accessibilitySrc } = options;
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const baseUrl = filterBaseUrl(options.baseUrl);
  if (baseUrl === undefined)
    warn(`base-url="${options.baseUrl}" is no http(s) address or path, so it is not used.`);
  const filterSrc = (src: string | undefined) => (src ? filterUrl(src, 'web', baseUrl) : undefined);
  const logo = filterSrc(logoSrc);
  if (logoSrc && !logo) warn(`logo-src="${logoSrc}" is no http(s) address, so the product's name is shown.`);
  const chatScript = filterSrc(chatSrc);
  if (chatSrc && !chatScript) warn(`chat-src="${chatSrc}" is no http(s) address, so there is no chat.`);
  const accessibilityScript = filterSrc(accessibilitySrc);
  if (accessibilitySrc && !accessibilityScript)
    warn(`accessibility-src="${accessibilitySrc}" is no http(s) address, so the link is followed instead.`);
  const locate = (url: string) => (baseUrl && isRootRelative(url) ? baseUrl + url : url);
  const locateAll = <K extends string>(urls: Readonly<Partial<Record<K, string | undefined>>>) =>
    Object.fromEntries(
      Object.entries<string | undefined>(urls).flatMap(([name, url]) => (url ? [[name, locate(url)]] : [])),
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

/** A category without content has the built-in content of the same slug, so that a page can rename a category and keep its links. */
function createCategory(
  config: CategoryConfig,
  builtIn: readonly CategoryConfig[] = [],
  { locate, toLink }: Locating,
): Category {
  const { label, href, promotion } = config;
  const slug = slugify(label);
  const { subGroups = [], popular = [] } =
    config.subGroups || config.popular
      ? config
      : (builtIn.find((category) => slugify(category.label) === slug) ?? config);
  return {
    label,
    href: locate(href ?? getCategoryPath(label)),
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
