import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { press, pressAt, type } from '../../../support/act.ts';
import { advance, settled, until } from '../../../support/clock.ts';
import { allByRole, byRole } from '../../../support/find.ts';
import { recordWarnings } from '../../../support/mount.ts';
import { nextNavigations } from '../../../support/navigations.ts';
import {
  path,
  tractors,
  server,
  element,
  input,
  options,
  texts,
  list,
  status,
  active,
  suggest,
  mountSearchForEach,
} from './searchFixture.ts';

for (const tag of ['auction-header', 'auction-search'])
  describe(`${tag}: search`, () => {
    mountSearchForEach(tag);

    describe('suggestions', () => {
      it('shows “in {name} ({count})” with the locale’s digits and the typed term highlighted', async () => {
        await suggest();
        expect(texts()).to.deep.equal([
          'in Row Crop Tractors (1,234)',
          'in Tractor Parts (1)',
          'in Garden Tractors (12)',
        ]);
        const typed = [...options()[0]!.querySelectorAll('[data-typed], mark')];
        expect(typed.map(({ textContent }) => textContent)).to.deep.equal(['Tract']);
        element.setAttribute('locale', 'de-DE');
        await advance(1);
        await until(() => texts()[0] === 'in Row Crop Tractors (1.234)', 'German digits');
      });

      it('is a combobox with its listbox, no selection, and one polite status', async () => {
        expect(input().getAttribute('aria-expanded')).to.equal('false');
        await suggest();
        expect(input().getAttribute('aria-expanded')).to.equal('true');
        expect(input().getAttribute('aria-controls')).to.equal(list()!.id);
        expect(input().hasAttribute('aria-activedescendant')).to.equal(false);
        expect(active()).to.equal(undefined);
        expect(status()).to.match(/^3 suggestions/);
        expect(allByRole(byRole(element, 'search'), 'status')).to.have.length(1);
        expect(document.body.querySelector(':scope > [role=status], #a11y-status-message') === null).to.equal(
          true,
        );
      });

      it('announces the same number again for the next term', async () => {
        await suggest();
        const region = byRole(byRole(element, 'search'), 'status');
        const added: (string | null)[] = [];
        const observer = new MutationObserver((records) => {
          for (const { addedNodes } of records) for (const node of addedNodes) added.push(node.textContent);
        });
        observer.observe(region, { childList: true, subtree: true });
        await suggest('or');
        await until(() => added.length > 0, 'the next status');
        observer.disconnect();
        expect(added).to.deep.equal([status()]);
        expect(status()).to.match(/^3 suggestions/);
      });

      it('shows a message with the names of built-in properties as it is', async () => {
        const suggestion = '{name}__proto__{count}constructor';
        element.setAttribute('messages', JSON.stringify({ suggestion }));
        await suggest();
        expect(texts()[1]).to.equal('Tractor Parts__proto__1constructor');
      });

      it('shows a list that no ancestor clips', async () => {
        const wrapper = document.createElement('div');
        wrapper.style.cssText = 'overflow: hidden';
        element.replaceWith(wrapper);
        wrapper.append(element);
        input().focus();
        await suggest();
        await until(() => list()?.matches(':popover-open'), 'the list in the top layer');
        const { left, right, bottom } = list()!.getBoundingClientRect();
        const form = byRole(element, 'search').getBoundingClientRect();
        expect([left, right]).to.deep.equal([form.left + 1, form.right - 1]);
        expect(document.elementFromPoint(left + 20, bottom - 20) === element).to.equal(true);
        await press(options()[2]!);
        expect(await nextNavigations()).to.deep.equal([
          `${server.base}/for-sale/farm-equipment/garden-tractors`,
        ]);
      });

      it('shows at most ten of ten thousand', async () => {
        const many = Array.from({ length: 10_000 }, (_, index) => ({
          name: `Tractor ${index}`,
          count: index,
          path: '/x',
        }));
        await server.answerJson(path, { data: many });
        await suggest();
        expect(options()).to.have.length(10);
        expect(status()).to.match(/^10 suggestions/);
      });

      it('shows names with markup as text', async () => {
        const name = '<img src=x onerror=alert(1)> tract & <b>or</b>';
        await server.answerJson(path, { data: [{ name, count: 2, path: '/x' }] });
        await suggest();
        expect(texts()).to.deep.equal([`in ${name} (2)`]);
        expect(options()[0]!.querySelector('img, b[onerror]') === null).to.equal(true);
      });

      it('omits suggestions whose URL is not http(s), with one warning', async () => {
        const warnings = recordWarnings();
        const refused = ['javascript:alert(1)', 'data:text/html,x', '/\\evil.example', 'java\nscript:x'];
        await server.answerJson(path, {
          data: [
            { name: 'Bad', count: 1, path: '//evil.example' },
            ...refused.map((address) => ({ name: 'Bad', count: 1, path: address, href: address })),
            ...tractors.data,
          ],
        });
        await suggest();
        expect(options()).to.have.length(3);
        warnings.stop();
        expect(warnings.texts.filter((text) => text.startsWith(tag))).to.have.length(1);
      });

      for (const [what, answer] of [
        ['a status of 500', { status: 500, body: JSON.stringify(tractors) }],
        ['HTML', { body: '<html>', headers: { 'Content-Type': 'text/html' } }],
        ['a dropped connection', { drop: true }],
        ['a response without a list', { body: '{"data": {"name": "x"}}' }],
        ['null', { body: 'null' }],
        [
          'invalid records',
          { body: '{"data": [1, null, {"name": 3}, {"name": "x", "count": "many", "path": "/x"}]}' },
        ],
      ] as const) {
        it(`shows nothing, without a warning, after ${what}`, async () => {
          await suggest();
          const warnings = recordWarnings();
          await server.answer({ path, ...answer });
          await type('or');
          await advance(500);
          await until(() => options().length === 0, 'the list to clear');
          warnings.stop();
          expect(warnings.texts).to.deep.equal([]);
          expect(input().value).to.equal('tractor');
          await server.answerJson(path, tractors);
          await type('s');
          await advance(500);
          await until(() => options().length === 3, 'the next answer');
        });
      }

      it('shows suggestions only while it has focus, and closes them on a press outside', async () => {
        await suggest();
        await pressAt(700, 850);
        expect(list() === null).to.equal(true);
        expect(status()).to.equal('');
        input().focus();
        await settled();
        expect(options()).to.have.length(3);
      });
    });
  });
