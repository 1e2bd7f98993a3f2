import { createConfigJsonSchema } from '../../elements/codegen/configJsonSchema.ts';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { getValidConfig } from '../../src/site/config/resolveSite.ts';
import { cookieNames, defaultProductName, endpoints, paths } from '../../src/site/config/site.ts';
import { builtInFooter } from '../../src/site/footer/footerLinks.ts';
import { builtInHeader } from '../../src/site/navigation/navigation.ts';
import { code, html, type Html, type Page, plainTable, prose, table } from '../view/layout.ts';

/** Part of the published JSON Schema. */
interface Schema {
  type?: string;
  description?: string;
  minimum?: number;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  const?: unknown;
}

const schema = JSON.parse(createConfigJsonSchema()) as Schema;
const keys = Object.entries(schema.properties!);

/** Example that uses every key. */
const example: Required<SiteConfig> = {
  $schema: 'https://example.com/docs/site-config.schema.json',
  productName: 'Ridgeline Auctions',
  links: { signIn: '/login.asp', searchResults: '/search.asp' },
  help: { baseUrl: 'https://help.ridgeline.example', careers: '/jobs.asp' },
  browse: [
    { label: 'Today’s sales', href: '/today.asp' },
    { label: 'Upcoming sales', href: '/upcoming.asp', count: 12 },
  ],
  about: [{ label: 'Help', href: 'https://help.ridgeline.example/' }],
  bidder: [{ label: 'Invoices', href: '/invoices.asp', count: 2 }],
  tools: [{ label: 'Messages', href: '/messages.asp', icon: '/images/messages.svg', count: 3 }],
  languages: [
    { label: 'English', lang: 'en', href: '/en/' },
    { label: 'Français', lang: 'fr', href: '/fr/' },
  ],
  categories: [
    {
      label: 'Tractors',
      href: '/tractors.asp',
      subGroups: [
        {
          label: 'By power',
          links: [{ label: 'Under 40 hp', href: '/tractors.asp?power=40' }],
          all: { label: 'All sizes', href: '/tractors.asp' },
        },
      ],
      popular: [{ label: 'Compact tractors', href: '/tractors.asp?type=compact' }],
      promotion: {
        image: { src: '/images/spring.jpg', width: 400, height: 300, alt: 'A green tractor' },
        text: 'Spring sale',
        href: '/spring.asp',
      },
    },
    { label: 'Trucks' },
  ],
  footer: [{ label: 'Company', links: [{ label: 'About us', href: '/about.asp' }] }],
  social: { facebook: 'https://www.facebook.com/ridgeline' },
  endpoints: { suggestions: '/api/suggestions' },
  cookies: { auth: 'ridgeline_session' },
};

// The build fails if the example is invalid.
getValidConfig(example, (message) => {
  throw new TypeError(`The example of the configuration page is invalid: ${message}`);
});

/** Default values that the library reads from code. */
const defaults = {
  productName: defaultProductName,
  links: paths,
  endpoints,
  cookies: cookieNames,
  ...builtInHeader,
  ...builtInFooter,
} as Readonly<Record<string, unknown>>;

function formatType({ type, items, properties, minimum, anyOf, const: constant }: Schema): string {
  if (anyOf) return anyOf.map(formatType).join(' or ');
  if (constant !== undefined) return JSON.stringify(constant);
  if (type === 'array') return properties || items?.properties ? 'array of objects' : 'array';
  if (type === 'integer') return `integer, ${minimum ?? 0} or more`;
  return type ?? 'any';
}

/** Formats the default of a key. Lists are shown by their labels. */
function formatDefault(value: unknown, { type }: Schema): Html | string {
  if (typeof value === 'string') return html`<code>${value}</code>`;
  if (Array.isArray(value)) return value.map(({ label }: { label: string }) => label).join(', ');
  if (type === 'array') return 'Empty list';
  return type === 'object' ? 'Set for each key' : 'None';
}

type Row = readonly [path: Html, type: string, fallback: Html | string, description: Html];

/** Lists the nested keys of an object, or of the items of a list. */
function listRows({ properties, required = [], items }: Schema, path: string, values: unknown): Row[] {
  if (items) return listRows(items, path === '' ? '' : `${path}[]`, undefined);
  return Object.entries(properties ?? {}).flatMap(([name, each]): Row[] => {
    const ownPath = path === '' ? name : `${path}.${name}`;
    const value = (values as Record<string, unknown> | undefined)?.[name];
    const fallback = required.includes(name) ? 'Required' : value === undefined ? 'Optional' : undefined;
    return [
      [
        html`<code>${ownPath}</code>`,
        formatType(each),
        fallback ?? formatDefault(value, each),
        prose(each.description),
      ],
      ...listRows(each, ownPath, undefined),
    ];
  });
}

const headings = ['Key', 'Type', 'Default', 'Description'];

const renderKey = ([name, each]: readonly [string, Schema]): Html => html`
  <h2>${name}</h2>
  <p>${prose(each.description)}</p>
  ${plainTable(`Keys of ${name}`, headings, listRows(each, '', defaults[name]))}
  ${code(JSON.stringify({ [name]: example[name as keyof SiteConfig] }, null, 2))}
`;

const sample: SiteConfig = {
  $schema: example.$schema,
  productName: example.productName,
  links: example.links,
  browse: example.browse,
  categories: [{ label: 'Tractors', href: '/tractors.asp' }, { label: 'Trucks' }],
};

export const configuration: Page = {
  path: 'configuration.html',
  title: 'Configuration',
  description: 'Every key of the site configuration, with its type, its default, and an example.',
  group: 'Getting started',
  content: html`<p class="lead">
      The configuration sets the links, menus, categories, endpoints, and cookie names of the header and the
      footer. It is JSON, and every key is optional. Don’t want to write JSON? Use the
      <a href="editor/index.html">site editor</a>.
    </p>
    ${code(`<auction-header>
  <script type="application/json">
    { "about": [{ "label": "Help", "href": "https://help.ridgeline.example/" }] }
  </script>
</auction-header>`)}
    <h2>Pass the configuration</h2>
    <p>
      <code>&lt;auction-header&gt;</code>, <code>&lt;auction-footer&gt;</code>,
      <code>&lt;auction-search&gt;</code>, and <code>&lt;auction-newsletter&gt;</code> use the same
      configuration. You can pass it in one of these ways. If you use more than one, the first in this list
      takes precedence:
    </p>
    <ol>
      <li>the <code>config</code> property, as an object</li>
      <li>the <code>config</code> attribute, as JSON</li>
      <li>a <code>&lt;script type="application/json"&gt;</code> child</li>
      <li>
        <code>config-src</code>, the URL of a JSON file. The page requests the file once for all elements.
      </li>
    </ol>
    <p>For a larger configuration, create a file for the whole site:</p>
    ${code(JSON.stringify(sample, null, 2))}
    <p>
      Pass this file to <code>npx auction-elements <a href="server-bundle.html">bundle</a></code> or
      <code>npx auction-elements <a href="server-templates.html">render</a></code
      >. Your users then see your header before React loads. An element with its own <code>config</code> or
      <code>config-src</code> is empty until React has loaded, unless your server renders it.
    </p>
    <p>
      With <code>$schema</code>, code editors complete the keys and mark errors. The package includes the
      schema as <code>site-config.schema.json</code>, and so do
      <a href="site-config.schema.json">these docs</a>.
    </p>
    <h2>Defaults and URLs</h2>
    <ul>
      <li>
        If you omit a key, its default applies. In <code>links</code>, <code>endpoints</code>, and
        <code>cookies</code>, you can set single keys.
      </li>
      <li>
        To leave out the watchlist, the newsletter, the suggestions, or the sign-out request, set its key in
        <code>links</code> or <code>endpoints</code> to <code>false</code>.
      </li>
      <li>A list replaces the whole default list, and <code>social</code> replaces all default networks.</li>
      <li>
        An empty list removes its menu or row. For example, <code>"categories": []</code> removes the category
        bar.
      </li>
      <li>
        A category without <code>subGroups</code> and <code>popular</code> is a plain link. If a default
        category has the same name, it has that category’s menu.
      </li>
      <li>
        Links can be paths or URLs with <code>http:</code>, <code>https:</code>, <code>mailto:</code>, or
        <code>tel:</code>. Images and endpoints can be paths or <code>http(s)</code> URLs.
      </li>
      <li>
        Paths that start with a slash are prefixed with the <code>base-url</code> attribute of the element.
      </li>
      <li>
        The default URLs of help pages, company pages, and social networks are placeholders. To replace all of
        them, set <code>"help": { "baseUrl": "https://help.example" }</code>. To replace single links, set
        their keys in <code>help</code>, such as <code>"careers"</code>. On a public site, a footer with such
        placeholders logs a <a href="warnings.html">warning</a>.
      </li>
    </ul>
    <h2>Errors</h2>
    <p>
      An invalid entry doesn’t affect other entries. The elements ignore the smallest optional entry or list
      item that contains the error, and use the default instead. For example, they ignore a link without
      <code>href</code>. If all items of a list are invalid, they ignore the list. One
      <a href="warnings.html">console message</a> lists all ignored entries, the reasons, and the fixes.
    </p>
    <p>The commands list the same errors, and write nothing until you fix the file.</p>
    ${table(
      'Keys',
      headings,
      keys.map(([name, each]) => [
        html`<code>${name}</code>`,
        formatType(each),
        formatDefault(defaults[name], each),
        prose(each.description),
      ]),
    )}
    ${keys.filter(([, { type }]) => type === 'array' || type === 'object').map(renderKey)}`,
};
