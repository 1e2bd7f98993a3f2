import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { parseSuggestions } from '../../../src/site/search/suggestions.ts';

const parse = (answer: unknown) => {
  const warnings: string[] = [];
  return {
    suggestions: parseSuggestions(answer, { baseUrl: '', warn: (text) => warnings.push(text) }),
    warnings,
  };
};

describe('parseSuggestions', () => {
  it('reads path or href', () => {
    const { suggestions, warnings } = parse({
      data: [
        { name: 'Coins', count: 3, path: '/for-sale/coins' },
        { name: 'Art', count: 0, href: 'https://www.auction.example/art' },
      ],
    });
    expect(suggestions).to.deep.equal([
      { name: 'Coins', count: 3, href: '/for-sale/coins' },
      { name: 'Art', count: 0, href: 'https://www.auction.example/art' },
    ]);
    expect(warnings).to.deep.equal([]);
  });

  for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.example\\@', 'mailto:a@b.example']) {
    it(`drops ${href} with a warning`, () => {
      const { suggestions, warnings } = parse({
        data: [
          { name: 'Bad', count: 1, path: href },
          { name: 'Bad', count: 1, href },
          { name: 'Good', count: 1, path: '/x' },
        ],
      });
      expect(suggestions.map(({ name }) => name)).to.deep.equal(['Good']);
      expect(warnings).to.have.length(2);
    });
  }

  it('prefixes paths with the base, and trims names', () => {
    const answer = {
      data: [
        { name: '  Coins ', count: 3, path: '/c' },
        { name: '   ', count: 3, path: '/c' },
      ],
    };
    expect(parseSuggestions(answer, { baseUrl: '/shop', warn: () => {} })).to.deep.equal([
      { name: 'Coins', count: 3, href: '/shop/c' },
    ]);
  });

  it('explains dropped suggestions and invalid responses', () => {
    expect(parse({ data: [{ name: 'Bad', count: 1, href: 'mailto:a@b.example' }] }).warnings[0]).to.match(
      /Ignoring a suggestion without an http\(s\) URL/,
    );
    expect(() => parse({})).to.throw(TypeError, '`data` is not a list');
    expect(() => parse(Object.assign(() => 1, { data: [] }))).to.throw(TypeError);
  });

  it('returns ten of ten thousand', () => {
    const data = Array.from({ length: 10_000 }, (_, index) => ({
      name: `Group ${index}`,
      count: index,
      path: `/g/${index}`,
    }));
    expect(parse({ data }).suggestions).to.have.length(10);
  });

  it('skips records of another shape', () => {
    const data = [
      null,
      7,
      'x',
      [],
      {},
      { name: 'x' },
      { name: '', count: 1, path: '/' },
      { name: 'x', count: '1', path: '/' },
      { name: 'x', count: -1, path: '/' },
      { name: 'x', count: Number.NaN, path: '/' },
    ];
    expect(parse({ data }).suggestions).to.deep.equal([]);
  });

  for (const answer of [undefined, null, 7, 'x', [], {}, { data: null }, { data: {} }, { data: 'x' }]) {
    it(`rejects ${JSON.stringify(answer)}`, () => expect(() => parse(answer)).to.throw(TypeError));
  }

  it('returns only names and http(s) URLs, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.string(),
            count: fc.nat(),
            path: fc.oneof(fc.webPath(), fc.string()),
            href: fc.oneof(fc.webUrl(), fc.string()),
          }),
        ),
        (data) => {
          const names = data.map(({ name }) => name.trim());
          for (const { name, href } of parse({ data }).suggestions) {
            expect(names).to.include(name);
            expect(new URL(href, location.href).protocol).to.match(/^https?:$/);
          }
        },
      ),
    );
  });
});
