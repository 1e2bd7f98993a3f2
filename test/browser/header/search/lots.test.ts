import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { formatTimeLeft } from '../../../../src/header/search/LotText.tsx';
import { keys, moveTo, press, type } from '../../../support/act.ts';
import { advance, until } from '../../../support/clock.ts';
import { recordWarnings } from '../../../support/mount.ts';
import { navigations, nextNavigations } from '../../../support/navigations.ts';
import {
  path,
  tractors,
  server,
  element,
  input,
  options,
  texts,
  list,
  active,
  status,
  suggest,
  mountSearchForEach,
} from './searchFixture.ts';

const hour = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString();
const picture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

const lot = (rest: object) => ({ name: 'Deutz Tractor', path: '/lots/1', ...rest });
const answer = (...data: object[]) => server.answerJson(path, { data });
const pictures = () => options().map((option) => option.querySelector('img'));

for (const tag of ['auction-header', 'auction-search'])
  describe(`${tag}: search`, () => {
    mountSearchForEach(tag);
    // Elsewhere, the pointer of the previous test could open a menu.
    beforeEach(() => moveTo(5, 850));

    describe('suggestions of lots', () => {
      it('shows the price and the end of a lot, separated by spaces for screen readers', async () => {
        await answer(lot({ price: '€ 12.500', endTime: inHours(2.5) }));
        await suggest();
        expect(texts()[0]).to.equal('Deutz Tractor € 12.500 · Ends in 2 hours');
        expect(status()).to.match(/^1 suggestion\./);
      });

      it('formats a price of a currency for the locale', async () => {
        await answer(lot({ price: 39500, currency: 'USD' }), lot({ price: 0.5, currency: 'eur' }));
        await suggest();
        expect(texts().slice(0, 2)).to.deep.equal(['Deutz Tractor $39,500', 'Deutz Tractor €0.50']);
      });

      it('shows “Ended” after the end, and the words of the element’s language', async () => {
        await answer(
          lot({ endTime: inHours(-1) }),
          lot({ endTime: inHours(0.71) }),
          lot({ endTime: inHours(75) }),
        );
        await suggest();
        expect(texts().slice(0, 3)).to.deep.equal([
          'Deutz Tractor Ended',
          'Deutz Tractor Ends in 42 minutes',
          'Deutz Tractor Ends in 3 days',
        ]);
        element.setAttribute('locale', 'de');
        await advance(1);
        await until(() => texts()[2] === 'Deutz Tractor Endet in 3 Tagen', 'German words');
      });

      it('searches all lots with the last option, for the typed term', async () => {
        await answer(lot({ price: '$5' }), tractors.data[0]!);
        await suggest();
        expect(texts()).to.deep.equal([
          'Deutz Tractor $5',
          'in Row Crop Tractors (1,234)',
          'Search all lots for “tract”',
        ]);
        await keys('ArrowUp');
        expect(active()).to.equal('Search all lots for “tract”');
        await keys('Enter');
        expect((await nextNavigations())[0]).to.contain('searchTerm=tract&');
      });

      it('follows a lot with the pointer', async () => {
        const details: unknown[] = [];
        element.addEventListener('auction-suggestion-select', (event) =>
          details.push((event as CustomEvent).detail),
        );
        await answer(lot({ price: 5, currency: 'USD' }));
        await suggest();
        await press(options()[0]!);
        expect(await nextNavigations()).to.deep.equal([`${server.base}/lots/1`]);
        expect(details).to.deep.equal([
          {
            suggestion: { name: 'Deutz Tractor', href: `${server.base}/lots/1`, price: 5, currency: 'USD' },
            term: 'tract',
          },
        ]);
      });

      it('has no last option and no images for a response without details', async () => {
        await suggest();
        expect(options()).to.have.length(3);
        expect(list()!.querySelector('img, bdi') === null).to.equal(true);
      });

      it('shows at most ten options with the last one', async () => {
        await answer(...Array.from({ length: 30 }, (_, id) => lot({ name: `Tractor ${id}`, price: '$1' })));
        await suggest();
        expect(options()).to.have.length(10);
        expect(texts().at(-1)).to.equal('Search all lots for “tract”');
        expect(status()).to.match(/^9 suggestions/);
      });

      it('shows images in 40 × 40 px, loaded lazily, and reserves space before they load', async () => {
        await server.answer({
          path: '/a.svg',
          body: picture.slice(19),
          headers: { 'Content-Type': 'image/svg+xml' },
        });
        await answer(lot({ image: '/a.svg' }), lot({ name: 'Tractor', price: '$1' }));
        await suggest();
        const [first, second] = pictures();
        expect(first!.src).to.equal(`${location.origin}${server.base}/a.svg`);
        expect(first!.alt).to.equal('');
        expect(first!.loading).to.equal('lazy');
        const { width, height } = first!.getBoundingClientRect();
        expect([width, height]).to.deep.equal([40, 40]);
        expect(second).to.equal(null);
        const lefts = [0, 1].map(
          (index) => options()[index]!.querySelector('bdi')!.getBoundingClientRect().left,
        );
        expect(lefts[0]).to.equal(lefts[1]);
      });

      it('hides an image that cannot be loaded, and keeps its space', async () => {
        await answer(lot({ image: '/missing.svg' }));
        await suggest();
        await until(() => getComputedStyle(pictures()[0]!).visibility === 'hidden', 'the hidden image');
        expect(pictures()[0]!.getBoundingClientRect().width).to.equal(40);
      });

      it('ignores invalid details, and warns about images that are not http(s)', async () => {
        const warnings = recordWarnings();
        await answer(
          ...['javascript:alert(1)', picture, '//user:pass@evil.example/x.png'].map((image) =>
            lot({ image, price: '$1' }),
          ),
          ...[
            { price: 12 },
            { price: 12, currency: '$' },
            { price: Number.MAX_VALUE, currency: 3 },
            { price: 'x'.repeat(41) },
            { endTime: 'tomorrow' },
            { endTime: '2026-01-01' },
            { endTime: '2026-12-01T10:00' },
            { endTime: '2026-99-99T10:00Z' },
            { price: { toString: 1 }, endTime: 5, image: ['/x.png'] },
          ].map(lot),
        );
        await suggest();
        expect(texts()).to.deep.equal([
          ...Array<string>(3).fill('Deutz Tractor $1'),
          'Search all lots for “tract”',
        ]);
        expect(pictures().filter(Boolean)).to.deep.equal([]);
        warnings.stop();
        expect(warnings.texts.filter((text) => text.includes('image'))).to.have.length(1);
      });

      it('shows markup in a price as text', async () => {
        await answer(lot({ price: '<img src=x onerror=alert(1)>' }));
        await suggest();
        expect(texts()[0]).to.equal('Deutz Tractor <img src=x onerror=alert(1)>');
        expect(pictures()).to.deep.equal([null, null]);
        expect(navigations()).to.deep.equal([]);
      });

      it('keeps the options while the user types on', async () => {
        await answer(lot({ price: '$5' }));
        await suggest();
        await type('o');
        expect(texts()).to.deep.equal(['Deutz Tractor $5', 'Search all lots for “tracto”']);
        await keys('Escape');
        expect(list()).to.equal(null);
        expect(input().value).to.equal('tracto');
      });
    });
  });

describe('formatTimeLeft', () => {
  const minute = 60_000;
  for (const [time, text] of [
    [1, 'in 1 minute'],
    [59.9 * minute, 'in 59 minutes'],
    [hour, 'in 1 hour'],
    [47.9 * hour, 'in 47 hours'],
    [48 * hour, 'in 2 days'],
  ] as const)
    it(`formats ${time} ms as “${text}”`, () => {
      expect(formatTimeLeft(time, 'en')).to.equal(text);
    });
});
