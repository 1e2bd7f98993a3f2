import { categoryLabels } from './categoryLabels.ts';
import type { SiteConfig } from '../config/configSchema.ts';
import { cookieNames } from './cookieNames.ts';
import { endpoints } from './endpoints.ts';
import { categoryPath, type Link, paths } from './links.ts';
import { ownOnly } from './ownOnly.ts';
import { safeUrl } from './safeUrl.ts';
import { slugify } from './slugify.ts';

type CategoryConfig = NonNullable<SiteConfig['categories']>[number];

/** A group of the category bar. Its content is worked out when its panel is first wanted (categoryContent.ts). */
export interface Category {
  label: string;
  href: string;
  slug: string;
  /** Whether it opens a panel; else it is a plain link. */
  hasPanel: boolean;
  config: CategoryConfig;
}

/** The marketplace as one page sees it: defaults and configuration put together, every address filtered. */
export interface Site {
  productName: string;
  links: Readonly<Record<keyof typeof paths, string>>;
  categories: readonly Category[];
  endpoints: Readonly<Record<keyof typeof endpoints, string>>;
  cookies: Readonly<Record<keyof typeof cookieNames, string>>;
  /** What root-relative addresses are prefixed with. */
  baseUrl: string;
  /** As it was written, for parts that work out their own content. */
  config: SiteConfig;
  warn: (message: string) => void;
}

interface Surroundings {
  baseUrl: string;
  warn: (message: string) => void;
}

const defaultProductName = 'Auctions';

export function makeSite(config: SiteConfig, { baseUrl, warn }: Surroundings): Site {
  return {
    productName: config.productName ?? defaultProductName,
    links: addresses(paths, config.links, { baseUrl, warn }, 'link'),
    categories: (config.categories ?? categoryLabels.map((label) => ownOnly({ label })))
      .map((each) => makeCategory(each, { baseUrl, warn }))
      .filter((category) => category !== undefined),
    endpoints: addresses(endpoints, config.endpoints, { baseUrl, warn }, 'web'),
    cookies: merged(cookieNames, config.cookies),
    baseUrl,
    config,
    warn,
  };
}

const builtInSlugs: ReadonlySet<string> = new Set(categoryLabels.map(slugify));

/** `undefined` for a plain link whose address is not let through. */
function makeCategory(config: CategoryConfig, surroundings: Surroundings): Category | undefined {
  const { label, href, subGroups, popular } = config;
  const slug = slugify(label);
  const safe = href === undefined ? undefined : filtered(label, href, surroundings);
  const own = subGroups || popular ? [...(subGroups ?? []), ...(popular ?? [])] : undefined;
  const hasPanel = own ? own.length > 0 : builtInSlugs.has(slug);
  if (href !== undefined && safe === undefined && !hasPanel) return undefined;
  return { label, slug, href: safe ?? surroundings.baseUrl + categoryPath(label), hasPanel, config };
}

/** Links whose address is not let through are left out, with a warning. */
export const safeLinks = (links: readonly Link[], surroundings: Surroundings): Link[] =>
  links.flatMap(({ label, href }) => {
    const safe = filtered(label, href, surroundings);
    return safe === undefined ? [] : [{ label, href: safe }];
  });

function filtered(
  name: string,
  address: string,
  { baseUrl, warn }: Surroundings,
  kind: 'link' | 'web' = 'link',
): string | undefined {
  const safe = safeUrl(address, { baseUrl, kind });
  if (safe === undefined)
    warn(
      `the address of "${name}" was dropped (${JSON.stringify(address).slice(0, 80)}); use an http(s) or root-relative address.`,
    );
  return safe;
}

/** Defaults with the configured ones over them; one that is not let through leaves its default. */
function addresses<K extends string>(
  defaults: Readonly<Record<K, string>>,
  configured: Partial<Record<K, string | undefined>> | undefined,
  surroundings: Surroundings,
  kind: 'link' | 'web',
): Record<K, string> {
  const entries = (Object.keys(defaults) as K[]).map((key) => {
    const own = configured?.[key];
    const safe = own === undefined ? undefined : filtered(key, own, surroundings, kind);
    return [key, safe ?? surroundings.baseUrl + defaults[key]];
  });
  return Object.fromEntries(entries) as Record<K, string>;
}

const merged = <K extends string>(
  defaults: Readonly<Record<K, string>>,
  own: Partial<Record<K, string | undefined>> | undefined,
): Record<K, string> =>
  Object.fromEntries(
    (Object.keys(defaults) as K[]).map((key) => [key, own?.[key] ?? defaults[key]]),
  ) as Record<K, string>;
