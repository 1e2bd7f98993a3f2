import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { root } from '../../support/servers.mjs';

/**
 * Generates random pages: a configuration, and elements with random attributes, languages, sessions, and
 * content.
 */

const { modules } = JSON.parse(readFileSync(`${root}custom-elements.json`, 'utf8'));
const declarations = modules.flatMap((module) => module.declarations.filter(({ tagName }) => tagName));

const label = fc.constantFrom(
  'Coins',
  'Käufer’s Guide',
  '日本語 😀',
  'مزادات',
  'Q&A <b>"bold"</b>',
  '</script><!--',
  '{product} {count}',
  'AUCTION_RETURN_ADDRESS',
  'Machines for road construction and everything that belongs to them',
);
const href = fc.constantFrom(
  '/coins',
  '/lots/5?a=b&c=d',
  '/lots/5',
  '#lots',
  'https://example.com/a?b=c#d',
  'mailto:a@example.com',
  '/for-sale/coins',
);
const optional = (value) => fc.option(value, { nil: undefined, freq: 2 });
const record = (shape) => fc.record(shape, { noNullPrototype: true });
const list = (value, maxLength) => optional(fc.array(value, { maxLength }));
const link = record({ label, href });
const count = optional(fc.constantFrom(0, 7, 120));

/** Generates a configuration that the schema accepts. The URL filter rejects links in some. */
const config = fc
  .record(
    {
      productName: optional(label),
      links: optional(
        record({
          home: optional(href),
          watchlist: optional(href),
          searchResults: optional(fc.constant('/find')),
        }),
      ),
      browse: list(record({ label, href, count }), 3),
      about: list(record({ label, href, count }), 2),
      bidder: list(record({ label, href, count }), 2),
      tools: list(record({ label, href, count, icon: optional(fc.constant('/image.svg')) }), 2),
      languages: list(record({ label, href, lang: fc.constantFrom('en', 'de', 'fr', 'ar') }), 3),
      categories: list(
        record({
          label,
          href: optional(href),
          subGroups: list(
            record({ label, links: fc.array(link, { maxLength: 3 }), all: optional(record({ href })) }),
            2,
          ),
          popular: list(link, 2),
          promotion: optional(
            record({
              image: record({
                src: fc.constant('/image.svg'),
                width: fc.constant(80),
                height: fc.constant(60),
                alt: optional(label),
              }),
              text: label,
              href,
            }),
          ),
        }),
        5,
      ),
      footer: list(record({ label, links: fc.array(link, { maxLength: 3 }) }), 3),
      social: optional(record({ facebook: optional(href), youtube: optional(href) })),
    },
    { noNullPrototype: true },
  )
  .chain((value) =>
    fc.constantFrom('/lots/5', '/lots/5', 'javascript:alert(1)', '//other.example/x').map((lot) =>
      // The command rejects a configuration with rejected links.
      JSON.parse(JSON.stringify(value).replaceAll('"/lots/5"', JSON.stringify(lot))),
    ),
  );

const locale = fc.constantFrom('en-US', 'en-GB', 'de', 'fr-CA', 'ar', 'ja', 'pt-BR', 'he', 'xx-invalid', '');
const messages = fc.constantFrom(
  '{"signIn":"Log \\"in\\"","close":"{title} zu"}',
  '{"help":1}',
  'no JSON',
  '{}',
);

/** Attribute values by name. Other attributes get values by their type. */
const byName = {
  locale,
  messages,
  'base-url': fc.constantFrom('/shop', '/shop/', 'https://shop.example/a', 'javascript:x', ''),
  'logo-src': fc.constantFrom('/image.svg', 'javascript:x', ''),
  'search-term': fc.constantFrom('tractor', '"quoted" & more', ''),
  'watchlist-count': fc.constantFrom('0', '12', '250', 'many', '-1'),
  'hover-delay': fc.constantFrom('0', '500', 'soon'),
  'style-overrides': fc.constant('a { outline-color: red }'),
  'disabled-dates': fc.constantFrom('["2026-12-24"]', '[["2026-12-24", "2026-12-26"]]', 'none'),
  'calendar-props': fc.constantFrom('{"allowPast":true}', '{"weekStartsOn":1}'),
  'date-format': fc.constantFrom('dd.MM.yyyy', 'nonsense'),
  'character-limit': fc.constantFrom('0', '3', 'few'),
  min: fc.constantFrom('2026-01-01', '08:00', 'x'),
  max: fc.constantFrom('2026-12-31', '20:00', ''),
  step: fc.constantFrom('1', '60', 'any'),
  value: fc.constantFrom('', '2026-12-05', '09:30', 'text <b>', '2026-02-31'),
  type: fc.constantFrom('text', 'password', 'email', 'submit', 'nonsense'),
  pattern: fc.constantFrom('[a-z]+', '('),
  href: href,
  'error-text': fc.constantFrom('', 'Taken & gone'),
};
/**
 * Excluded from random attributes: requests, references to the page, an own configuration, and popovers,
 * which close each other.
 */
const fixed = new Set([
  'config',
  'config-src',
  'open',
  'chat-src',
  'chat-department',
  'accessibility-src',
  'data-layer-name',
  'cookie-domain',
  'push-events-to',
  'session',
  'list',
  'for',
  'form',
  'popovertarget',
  'popovertargetaction',
  'commandfor',
  'command',
  'target',
  'download',
]);

const attributesOf = ({ attributes = [] }) =>
  fc
    .record(
      Object.fromEntries(
        [...attributes.filter(({ name }) => !fixed.has(name)), { name: 'lang', type: {} }].map(
          ({ name, type }) => {
            if (name === 'lang') return [name, optional(locale)];
            const text = type?.text ?? '';
            const values = [...text.matchAll(/'([^']*)'/g)].map(([, value]) => value);
            if (byName[name]) return [name, optional(byName[name])];
            if (text === 'boolean') return [name, optional(fc.constantFrom('', name, 'false'))];
            if (values.length > 0) return [name, optional(fc.constantFrom(...values, 'nonsense'))];
            if (text === 'number') return [name, optional(fc.constantFrom('0', '5', 'x', '-1'))];
            return [name, optional(label)];
          },
        ),
      ),
      { noNullPrototype: true },
    )
    // Most attributes are absent from most pages.
    .chain((all) => {
      const names = Object.keys(all).filter((name) => all[name] !== undefined);
      return fc
        .subarray(names, { maxLength: Math.min(5, names.length) })
        .map((some) => Object.fromEntries(some.map((name) => [name, all[name]])));
    });

const inSlot = (slot) => `<a slot="${slot}" href="/${slot}">${slot}</a>`;
const contents = {
  'auction-header': fc
    .subarray([
      'tools-start',
      'tools-end',
      'mobile-start',
      'mobile-end',
      'menu-end',
      'after-categories',
      'banner',
    ])
    .map((slots) => slots.map(inSlot).join('')),
  'auction-button': fc.constantFrom('Bid', '<span>Bid</span> now'),
  'auction-icon-button': fc.constant(''),
  'auction-form-field': fc.constantFrom(
    '<input name="native">',
    '<select name="native"><option>1</option></select>',
  ),
  'auction-grid': fc.constantFrom('', '<p>1</p><p>2</p>'),
  'auction-popover': fc.constant('<button slot="trigger">Fees</button><p>10%</p>'),
  'auction-tooltip': fc.constant('<button>Help</button>'),
  'auction-error-summary': fc.constantFrom('', '<a href="#x">Enter a day</a>'),
  'auction-text-input': fc.constantFrom(
    '',
    '',
    '<span slot="prefix">$</span>',
    '<input name="own" value="text" maxlength="9">',
    '<textarea required></textarea>',
  ),
  'auction-date-input': fc.constantFrom(
    '',
    '',
    '<input type="date" name="own" value="2026-12-05">',
    '<input name="own" required>',
  ),
  'auction-time-input': fc.constantFrom('', '', '<input type="time" name="own" value="09:30" disabled>'),
};

/** The header and the footer are the most frequent elements, because they have the most markup. */
const tagName = fc.oneof(
  { weight: 4, arbitrary: fc.constant('auction-header') },
  { weight: 2, arbitrary: fc.constant('auction-footer') },
  { weight: 6, arbitrary: fc.constantFrom(...declarations.map((each) => each.tagName)) },
);

const element = tagName.chain((tag) =>
  fc.record({
    tag: fc.constant(tag),
    attributes: attributesOf(declarations.find((each) => each.tagName === tag)),
    session: fc.constantFrom('visitor', 'bidder'),
    content: contents[tag] ?? fc.constant(''),
  }),
);

/**
 * Attributes whose changes an element remembers intentionally. A calendar stays in its month. After a
 * server-side error, a field shows the browser’s errors.
 */
const remembered = { 'auction-date-picker': ['value', 'min', 'max'] };

const attributesOfStep = (tag, excluded = []) => {
  const { attributes, ...declaration } = declarations.find((each) => each.tagName === tag);
  const ignored = new Set([...excluded, 'error-text', ...(remembered[tag] ?? [])]);
  return attributesOf({
    ...declaration,
    attributes: attributes?.filter(({ name }) => !ignored.has(name)),
  }).filter((all) => Object.keys(all).length > 0);
};

/** Changes an element or its position in the document. `pause` is the following delay, in ms. */
const createStep = (tag) =>
  fc
    .oneof(
      { weight: 4, arbitrary: attributesOfStep(tag).map((attributes) => ({ type: 'set', attributes })) },
      { weight: 2, arbitrary: attributesOfStep(tag).map((attributes) => ({ type: 'remove', attributes })) },
      {
        weight: 2,
        // Values are state. Properties of a field around an input of the page are properties of the input.
        arbitrary: attributesOfStep(tag, ['value', ...inputAttributes]).map((attributes) => ({
          type: 'assign',
          attributes,
        })),
      },
      {
        weight: 4,
        arbitrary: fc
          .constantFrom('move', 'moveBefore', 'reinsert', 'clone', 'parse', 'adopt', 'reset', 'fieldset')
          .map((type) => ({ type })),
      },
      { weight: 1, arbitrary: locale.map((lang) => ({ type: 'lang', lang })) },
    )
    .chain((step) => fc.constantFrom(0, 0, 0, 0, 20, 150).map((pause) => ({ ...step, pause })));

const inputAttributes =
  'name type disabled readonly required placeholder min max step pattern minlength maxlength autocomplete'.split(
    ' ',
  );

/** Generates random changes of an element, which is then compared with a new element. */
export const createHistory = (tag) =>
  fc
    .record({
      tag: fc.constant(tag),
      attributes: attributesOf(declarations.find((each) => each.tagName === tag)),
      content: contents[tag] ?? fc.constant(''),
      steps: fc.array(createStep(tag), { minLength: 1, maxLength: 10 }),
    })
    .map((history) => (/<(input|textarea)/.test(history.content) ? withoutIgnored(history) : history));

/** Removes the attributes that belong on the page’s input. The element warns about them and ignores them. */
function withoutIgnored({ attributes, steps, ...history }) {
  const keep = (all) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !inputAttributes.includes(name)));
  return {
    ...history,
    attributes: keep(attributes),
    steps: steps.map((step) => ({ ...step, attributes: step.attributes && keep(step.attributes) })),
  };
}

export const tagNames = declarations.map(({ tagName: name }) => name);

/** Elements of one page share its configuration, language, and URL. */
export const createPages = (perPage) =>
  fc.record({
    config: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 3, arbitrary: config }),
    lang: fc.constantFrom('en', 'de', 'ar', ''),
    path: fc.constantFrom(
      '/',
      '/lots/5?a=b&c=d',
      '/coins',
      '/asp/SearchAdvanced_i.asp?searchTerm=a%20%26%20b',
    ),
    elements: fc.array(element, { minLength: perPage, maxLength: perPage }),
  });
