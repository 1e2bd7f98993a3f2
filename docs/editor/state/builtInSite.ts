import { cookieNames, endpoints } from '../../../src/site/config/site.ts';
import { categoryLabels } from '../../../src/site/navigation/categories.ts';
import { getCategoryPath, paths, slugify } from '../../../src/site/core/links.ts';
import { footerLinks, socialLinks } from '../../../src/site/footer/footerLinks.ts';
import {
  getBuiltInCategory,
  aboutLinks,
  bidderLinks,
  browseLinks,
} from '../../../src/site/navigation/categories.ts';
import { getAt, type Path, setAt } from './paths.ts';

type Config = Readonly<Record<string, unknown>>;

/** What a configuration replaces as a whole. */
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

/** What a configuration replaces one by one. */
const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  links: paths,
  endpoints,
  cookies: cookieNames,
};

/** What is in effect where a field is left empty. */
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

/** A category with its built-in content, which is found by the slug of its name. */
function fillCategory(category: unknown): unknown {
  if (typeof category !== 'object' || category === null || hasOwnContent(category as Config)) return category;
  const { label } = category as Config;
  const content = typeof label === 'string' ? getBuiltInCategory(slugify(label)) : undefined;
  if (!content) return category;
  const { subGroups, popular } = content;
  return { ...category, subGroups: subGroups.map(({ label, links }) => ({ label, links })), popular };
}

/** A configuration with what is built in where it says nothing: what header and footer show. */
export function getShownConfig(config: Config): Config {
  const shown = { ...sections, ...config };
  const { categories } = shown;
  return Array.isArray(categories) ? { ...shown, categories: categories.map(fillCategory) } : shown;
}

/** A configuration with another value at a place. What it replaces as a whole is written out first, so that nothing gets lost. */
export function editConfig(config: Config, path: Path, value: unknown): Config {
  return setAt(writeOut(config, path), path, value) as Config;
}

/** Whether something is the name of a category or of one of its groups. */
const isName = ([section, , ...rest]: Path): boolean =>
  section === 'categories' &&
  rest.at(-1) === 'label' &&
  (rest.length === 1 || (rest.length === 3 && rest[0] === 'subGroups'));

function writeOut(config: Config, path: Path): Config {
  const [section, index, ...rest] = path;
  if (typeof section !== 'string' || !(section in sections) || index === undefined) return config;
  const own = section in config ? config : { ...config, [section]: sections[section] };
  if (section !== 'categories' || typeof index !== 'number' || rest.length === 0) return own;
  // With another name, a category would lose the content and the addresses that it has by its name.
  const filled = fillCategory(getAt(own, [section, index]));
  const written = isName(path) ? writeAddresses(filled) : filled;
  return setAt(own, [section, index], written) as Config;
}

const hasName = (label: unknown): label is string => typeof label === 'string' && label.trim() !== '';

/** Adds the addresses that a category and its groups have because of their names. Those without a name are new and have no address. */
function writeAddresses(category: unknown): unknown {
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

/** Whether a configuration has a section of its own in place of a built-in one. */
export const isReplaced = (config: Config, section: string): boolean =>
  section in config && section in sections;
