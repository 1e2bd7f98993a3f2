import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { getReturnUrl, getSignInUrl, readSession, getCookie } from '../../../src/site/account/session.ts';
import { addParameter, filterBaseUrl, filterUrl } from '../../../src/site/core/urls.ts';
import { getPath } from '../../../src/site/account/signOut.ts';
import { getSearchResultsUrl } from '../../../src/site/search/searchUrl.ts';
import { slugify } from '../../../src/site/config/site.ts';
import { highlight } from '../../../src/header/search/SuggestionText.tsx';
import { getDateFormat } from '../../../src/datetime/dateFormat.ts';
import { parseDate } from '../../../src/datetime/parseDate.ts';
import { parseTime } from '../../../src/datetime/parseTime.ts';
import { getTimeFormat } from '../../../src/datetime/time.ts';

const linkSchemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** Parts of malicious URLs. */
const piece = fc.constantFrom(
  'javascript:',
  'JaVaScRiPt:',
  'java\tscript:',
  'javascript&colon;',
  'vbscript:',
  'data:text/html,',
  'view-source:',
  'blob:',
  'file:',
  'about:',
  'feed:',
  'jar:',
  'ftp:',
  'ws:',
  'intent:',
  'http:',
  'https:',
  'mailto:',
  'tel:',
  ':',
  '//',
  '/',
  '\\',
  '/\\',
  '///',
  '..',
  '.',
  '@',
  '#',
  '?',
  '%2f',
  '%5c',
  '%00',
  '\u0000',
  '\u0001',
  '\t',
  '\n',
  '\r',
  ' ',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\u202e',
  '\ufeff',
  '／',
  '＼',
  '。',
  'evil.example',
  'user:secret@',
  '[::1]',
  '0x7f.1',
  'alert(1)',
  '<script>',
  '"',
  "'",
  '`',
  'é',
  '🦄',
);
const pieces = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 7 })
  .map((all) => all.join(''));
const address = fc.oneof(pieces, fc.webUrl({ withFragments: true, withQueryParameters: true }), fc.string());
const runs = { numRuns: 3000 };

describe('hostile input', () => {
  it('passes the URL filter only as http(s), mailto, and tel', () => {
    fc.assert(
      fc.property(address, fc.constantFrom('', '/base', 'https://www.auction.example'), (text, baseUrl) => {
        const link = filterUrl(text, 'link', baseUrl);
        if (link !== undefined) {
          const anchor = document.createElement('a');
          anchor.href = link;
          expect(linkSchemes).to.include(anchor.protocol);
          expect(anchor.username + anchor.password).to.equal('');
        }
        const web = filterUrl(text, 'web', baseUrl);
        if (web !== undefined) expect(['http:', 'https:']).to.include(new URL(web, location.href).protocol);
        const base = filterBaseUrl(text);
        if (base) expect(['http:', 'https:']).to.include(new URL(`${base}/x`, location.href).protocol);
      }),
      runs,
    );
  });

  it('never sends the sign-out request to another origin', () => {
    fc.assert(
      fc.property(address, (text) => {
        const path = getPath(text);
        if (path === undefined) return;
        expect(path).to.match(/^\/(?!\/)/);
        expect(new URL(path, location.href).origin).to.equal(location.origin);
      }),
      runs,
    );
  });

  it('never turns the return URL of the sign-in into an open redirect', () => {
    fc.assert(
      fc.property(pieces, (text) => {
        // The URL as a browser normalizes it for the user.
        const page = URL.canParse(`/${text}`, location.origin)
          ? new URL(`/${text}`, location.origin)
          : undefined;
        if (!page || page.origin !== location.origin) return;
        const back = getReturnUrl(page);
        expect(back).to.match(/^\/(?!\/)/);
        expect(new URL(back, location.origin).origin).to.equal(location.origin);
        const signIn = new URL(getSignInUrl('/asp/LoginBidder.asp?lang=en#top', page), location.origin);
        expect([signIn.pathname, signIn.hash, signIn.searchParams.getAll('d')]).to.deep.equal([
          '/asp/LoginBidder.asp',
          '#top',
          [back],
        ]);
      }),
      runs,
    );
  });

  it('stays in its parameter, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const url = new URL(addParameter('/account/signout?a=1#b', 'returnURL', text), location.origin);
        expect(url.searchParams.getAll('returnURL')).to.deep.equal([text]);
        expect([url.pathname, url.searchParams.get('a'), url.hash]).to.deep.equal([
          '/account/signout',
          '1',
          '#b',
        ]);
        const results = new URL(getSearchResultsUrl('/search', text, 0), location.origin);
        expect([results.pathname, results.searchParams.get('searchTerm')]).to.deep.equal(['/search', text]);
      }),
      runs,
    );
  });

  describe('in cookies', () => {
    let cookies = '';
    const { prototype } = Document;
    const original = Object.getOwnPropertyDescriptor(prototype, 'cookie')!;
    before(() => Object.defineProperty(prototype, 'cookie', { configurable: true, get: () => cookies }));
    after(() => Object.defineProperty(prototype, 'cookie', original));

    it('never throws', () => {
      fc.assert(
        fc.property(fc.array(fc.string()), fc.string(), (texts, name) => {
          cookies = texts.join('; ');
          const value = getCookie(name);
          expect(value === undefined || typeof value === 'string').to.equal(true);
        }),
        runs,
      );
    });

    it('returns the written value among any other cookies', () => {
      const others = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '=', '%', '"', '{', ',') }));
      fc.assert(
        fc.property(others, others, fc.string({ unit: 'grapheme' }), (first, last, value) => {
          cookies = [...first, `BuyerGuid=${encodeURIComponent(value)}`, ...last].join('; ');
          expect(getCookie('BuyerGuid')).to.equal(value);
        }),
        runs,
      );
    });
  });

  it('never signs a visitor in', () => {
    fc.assert(
      fc.property(fc.anything(), (layer) => {
        const saysSo =
          Array.isArray(layer) &&
          layer.some(
            (entry: unknown) =>
              typeof entry === 'object' &&
              entry !== null &&
              Object.hasOwn(entry, 'loggedIn') &&
              (entry as Record<string, unknown>)['loggedIn'] === 'True',
          );
        expect(readSession(() => layer)).to.equal(saysSo ? 'bidder' : 'visitor');
      }),
      runs,
    );
    for (const loggedIn of [true, 1, 'true', 'TRUE', ['True'], { toString: () => 'True' }])
      expect(readSession(() => [{ loggedIn }])).to.equal('visitor');
    expect(readSession(() => [Object.create({ loggedIn: 'True' })])).to.equal('visitor');
  });

  /** Quadratic algorithms would take minutes for each of these. */
  describe('very long input', () => {
    const length = 200_000;
    const marks = `a${'\u0301\u0323'.repeat(length)}`;
    const uses: [what: string, use: () => unknown, result: unknown][] = [
      ['slashes in base-url', () => filterBaseUrl(`/a${'/'.repeat(length)}x`)?.length, length + 3],
      ['marks in a label', () => slugify(marks), 'a'],
      ['marks in a date', () => parseDate(marks, getDateFormat('en-US'), '2026-11-21'), undefined],
      ['marks in a time', () => parseTime(marks, getTimeFormat('en-US', 'h12')), undefined],
      ['a search term', () => highlight('a'.repeat(length), `${'a'.repeat(length / 2)}b`).length, 1],
      ['punctuation in a search term', () => highlight('a', '.'.repeat(length)).length, 1],
    ];
    for (const [what, use, result] of uses)
      it(`processes ${what} in linear time`, () => expect(use()).to.equal(result));
  });
});
