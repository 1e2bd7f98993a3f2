import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { renderFooter, renderHeader, renderShadowRoot } from '../../dist/server.js';
import { createPages } from './differential/arbitraries.mjs';

const silent = () => {};
const text = fc.constantFrom('', 'tractor', '"quoted" & <b> ’', 'AUCTION_NONCE', '%2F');
const optional = (value) => fc.option(value, { nil: undefined });

/** Values that differ between the requests of one site. */
const request = fc.record(
  {
    page: optional(
      fc.constantFrom('/', '/coins', '/lots/5?b=a&utm_source=x', '/for-sale/coins#top', '//[', ''),
    ),
    returnAddress: optional(fc.constantFrom('/lots/5?a=b c', "/it's", 'javascript:x')),
    searchedTerm: optional(text),
    session: fc.constantFrom('visitor', 'bidder'),
    year: optional(fc.constantFrom(2026, 2027)),
    styles: optional(
      fc.oneof(
        text.map((nonce) => ({ mode: 'nonce', nonce })),
        fc.constantFrom({ mode: 'inline' }, { mode: 'link', href: '/a.css?b&c' }),
      ),
    ),
    content: optional(fc.constantFrom('', '<a href="/coins" slot="banner">Coïns</a>')),
  },
  { noNullPrototype: true },
);
const withoutUndefined = (object) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));

describe('HTML that servers reuse', () => {
  it('equals a new rendering byte for byte', { timeout: 300_000 }, () => {
    const seed = Number(process.env.SEED ?? 52);
    fc.assert(
      fc.property(
        createPages(6),
        fc.array(request, { minLength: 3, maxLength: 6 }),
        ({ config, elements }, requests) => {
          for (const { tag, attributes, content: ownContent } of elements) {
            const render = { 'auction-header': renderHeader, 'auction-footer': renderFooter }[tag];
            if (!render) continue;
            for (const each of requests) {
              const options = withoutUndefined({ content: ownContent, ...each, attributes, warn: silent });
              const html = render(config, options);
              const fresh = renderShadowRoot(tag, {
                ...options,
                attributes: { ...attributes, config: structuredClone(config) },
              }).html;
              const [root] = html.split('<template shadowrootmode="open">')[1].split('</template>');
              assert.equal(root, fresh);
              // An equal configuration in another object.
              assert.equal(render(structuredClone(config), options), html);
            }
          }
        },
      ),
      { seed, numRuns: Number(process.env.PROPERTY_RUNS ?? 30) },
    );
  });

  it('keeps the markup around the shadow root', () => {
    for (const session of ['visitor', 'bidder'])
      for (const content of ['', '<p slot="banner">Ünderway</p>', ''])
        assert.match(
          renderHeader({ productName: 'Gavel' }, { session, content }),
          new RegExp(
            `^<auction-header session="${session}"><template .*</template><script type="application/json">{"productName":"Gavel"}</script>${content.replace('Ü', '&#220;')}</auction-header>$`,
            's',
          ),
        );
  });

  it('warns in each rendering', () => {
    const config = { nonsense: 1 };
    const rendered = [1, 2].map(() => {
      const warnings = [];
      renderHeader(config, { warn: (message) => warnings.push(message) });
      return warnings;
    });
    assert.equal(rendered[0].length, 1);
    assert.deepEqual(rendered[1], rendered[0]);
  });

  it('renders 500 configurations in turn', () => {
    for (let index = 0; index < 500; index++)
      assert.ok(renderFooter({ productName: `Site ${index}` }).includes(`Site ${index}`));
    assert.ok(renderFooter({ productName: 'Site 0' }).includes('Site 0'));
  });
});
