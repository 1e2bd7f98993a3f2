import { categoryLabels } from '../core/categoryLabels.ts';
import type { SiteConfig } from '../config/configSchema.ts';
import { cookieNames } from '../core/cookieNames.ts';
import { endpoints } from '../core/endpoints.ts';
import { getCategoryPath, paths } from '../core/links.ts';
import { ownOnly } from '../core/ownOnly.ts';
import { filterUrl } from '../core/safeUrl.ts';
import { slugify } from '../core/slugify.ts';

type CategoryConfig = NonNullable<SiteConfig['categories']>[number];

/** A category of the category bar. Its content is made when its panel is first rendered (categoryContent.ts). */
export interface Category {
  label: string;
  href: string;
  slug: string;
  /** Whether it opens a panel; else it is a plain link. */
  hasPanel: boolean;
  config: CategoryConfig;
}

/** The marketplace as one page sees it: the configuration over the defaults, every address filtered. */
export interface Site {
  productName: string;
  links: Readonly<Record<keyof typeof paths, string>>;
  categories: readonly Category[];
  endpoints: Readonly<Record<keyof typeof endpoints, string>>;
  cookies: Readonly<Record<keyof typeof cookieNames, string>>;
  /** What root-relative addresses are prefixed with. */
  baseUrl: string;
  /** For what is made from it later: menus, panels, the footer. */
  config: SiteConfig;
  warn: (message: string) => void;
}

export interface SiteOptions {
  baseUrl: string;
  warn: (message: string) => void;
}

const defaultProductName = 'Auctions';

export function makeSite(config: SiteConfig, { baseUrl, warn }: SiteOptions): Site {
  return {
    productName: config.productName ?? defaultProductName,
    links: mergeAddresses(paths, config.links, { baseUrl, warn }, 'link'),
    categories: (config.categories ?? categoryLabels.map((label) => ownOnly({ label })))
      .map((each) => makeCategory(each, { baseUrl, warn }))
      .filter((category) => category !== undefined),
    endpoints: mergeAddresses(endpoints, config.endpoints, { baseUrl, warn }, 'web'),
    cookies: mergeNames(cookieNames, config.cookies),
    baseUrl,
    config,
    warn,
  };
}

const builtInSlugs: ReadonlySet<string> = new Set(categoryLabels.map(slugify));

/** `undefined` for a plain link whose address is not let through. */
function makeCategory(config: CategoryConfig, options: SiteOptions): Category | undefined {
  const { label, href, subGroups, popular } = config;
  const slug = slugify(label);
  const safe = href === undefined ? undefined : filterAddress(label, href, options);
  const own = subGroups || popular ? [...(subGroups ?? []), ...(popular ?? [])] : undefined;
  const hasPanel = own ? own.length > 0 : builtInSlugs.has(slug);
  if (href !== undefined && safe === undefined && !hasPanel) return undefined;
  return { label, slug, href: safe ?? options.baseUrl + getCategoryPath(label), hasPanel, config };
}

/** `undefined`, with a warning, for an address that is not let through. */
export function filterAddress(
  name: string,
  address: string,
  { baseUrl, warn }: SiteOptions,
  kind: 'link' | 'web' = 'link',
): string | undefined {
  const safe = filterUrl(address, { baseUrl, kind });
  if (safe === undefined)
    warn(
      `the address of "${name}" was dropped (${JSON.stringify(address).slice(0, 80)}); use an http(s) or root-relative address.`,
    );
  return safe;
}

/** Defaults with the configured ones over them; one that is not let through leaves its default. */
function mergeAddresses<K extends string>(
  defaults: Readonly<Record<K, string>>,
  configured: Partial<Record<K, string | undefined>> | undefined,
  options: SiteOptions,
  kind: 'link' | 'web',
): Record<K, string> {
  const entries = (Object.keys(defaults) as K[]).map((key) => {
    const own = configured?.[key];
    const safe = own === undefined ? undefined : filterAddress(key, own, options, kind);
    return [key, safe ?? options.baseUrl + defaults[key]];
  });
  return Object.fromEntries(entries) as Record<K, string>;
}

const mergeNames = <K extends string>(
  defaults: Readonly<Record<K, string>>,
  own: Partial<Record<K, string | undefined>> | undefined,
): Record<K, string> =>
  Object.fromEntries(
    (Object.keys(defaults) as K[]).map((key) => [key, own?.[key] ?? defaults[key]]),
  ) as Record<K, string>;
