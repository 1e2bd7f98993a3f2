import { cookieNames, endpoints, getCategoryPath, paths, slugify } from '../../../src/site/config/site.ts';
import {
  categoryLabels,
  getBuiltInCategory,
  aboutLinks,
  bidderLinks,
  browseLinks,
} from '../../../src/site/navigation/navigation.ts';
import { footerLinks, socialLinks } from '../../../src/site/footer/footerLinks.ts';
import { getAt, type Path, setAt } from './paths.ts';

type Config = Readonly<Record<string, unknown>>;

/** The defaults that a configuration replaces as a whole. */
const sections: Config = {
  browse: browseLinks,
  about: aboutLinks,
  bidder: bidderLinks,
  tools: [],
  languages: [],
  categories: categoryLabels.map((label) => ({ label })),
  footer: footerLinks,
  social: socialLinks,
};

/** The defaults that a configuration replaces one by one. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  links: paths,
  endpoints,
  cookies: cookieNames,
};

/** Returns the default of a field, which applies if the field is empty. */
export function getBuiltInText(config: Config, path: Path): string | undefined {
  const [section, name, key] = path;
  if (section === 'productName') return 'Auctions';
  if (section === 'categories' && key === 'href') {
    const label = getAt(getShownConfig(config), [section, name!, 'label']);
    return typeof label === 'string' ? getCategoryPath(label) : undefined;
  }
  return typeof name === 'string' ? values[section!]?.[name] : undefined;
}

const hasOwnContent = (category: Config): boolean => 'subGroups' in category || 'popular' in category;

/** Adds the default content to a category. The slug of the category's name determines the content. */
function fillCategory(category: unknown): unknown {
  if (typeof category !== 'object' || category === null || hasOwnContent(category as Config)) return category;
  const { label } = category as Config;
  const content = typeof label === 'string' ? getBuiltInCategory(slugify(label)) : undefined;
  if (!content) return category;
  const { subGroups, popular } = content;
  return { ...category, subGroups: subGroups.map(({ label, links }) => ({ label, links })), popular };
}

/** Completes a configuration with the defaults, as the header and footer do. */
export function getShownConfig(config: Config): Config {
  const shown = { ...sections, ...config };
  const { categories } = shown;
  return Array.isArray(categories) ? { ...shown, categories: categories.map(fillCategory) } : shown;
}

/** Changes a value of a configuration. If the value is part of a default, copies the default first, so that its other values aren't lost. */
export function editConfig(config: Config, path: Path, value: unknown): Config {
  return setAt(writeOut(config, path), path, value) as Config;
}

/** Returns whether a path leads to the name of a category or one of its groups. */
const isName = ([section, , ...rest]: Path): boolean =>
  section === 'categories' &&
  rest.at(-1) === 'label' &&
  (rest.length === 1 || (rest.length === 3 && rest[0] === 'subGroups'));

function writeOut(config: Config, path: Path): Config {
  const [section, index, ...rest] = path;
  if (typeof section !== 'string' || !(section in sections) || index === undefined) return config;
  const own = section in config ? config : { ...config, [section]: sections[section] };
  if (section !== 'categories' || typeof index !== 'number' || rest.length === 0) return own;
  // The default content and URLs of a category depend on its name, so a rename would remove them.
  const filled = fillCategory(getAt(own, [section, index]));
  const written = isName(path) ? writeUrls(filled) : filled;
  return setAt(own, [section, index], written) as Config;
}

const hasName = (label: unknown): label is string => typeof label === 'string' && label.trim() !== '';

/** Adds the URLs that a category and its groups have because of their names. New entries don't have a name or a URL yet. */
function writeUrls(category: unknown): unknown {
  const { label, href, subGroups } = Object(category) as Config;
  if (!hasName(label)) return category;
  return {
    ...(category as Config),
    ...(href === undefined && { href: getCategoryPath(label) }),
    ...(Array.isArray(subGroups) && {
      subGroups: subGroups.map((group: unknown) => {
        const { label: name, all } = Object(group) as Config;
        return all === undefined && hasName(name)
          ? { ...(group as Config), all: { href: getCategoryPath(label, name) } }
          : group;
      }),
    }),
  };
}

/** Returns whether a configuration replaces a default section. */
export const isReplaced = (config: Config, section: string): boolean =>
  section in config && section in sections;
