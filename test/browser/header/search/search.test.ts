import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, press, pressAt, parkPointer, type, viewport } from '../../../support/act.ts';
import { advance, restoreClock, settled, stopClock, until } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { mount, recordWarnings, unmountAll } from '../../../support/mount.ts';
import { navigations } from '../../../support/navigations.ts';
import { createTestServer, type TestServer } from '../../../support/testServer.ts';

const path = '/catalog/catalog-browser/api/category/suggestions';

const tractors = {
  data: [
    { name: 'Row Crop Tractors', count: 1234, path: '/for-sale/farm-equipment/row-crop-tractors' },
    { name: 'Tractor Parts', count: 1, href: 'https://parts.example/tractors' },
    { name: 'Garden Tractors', count: 12, path: '/for-sale/farm-equipment/garden-tractors' },
  ],
};

for (const tag of ['auction-header', 'auction-search']) {
  describe(`${tag}: search`, () => {
    let server: TestServer;
    let element: HTMLElement;
    const input = () => byRole(element, 'combobox', 'Search all lots') as HTMLInputElement;
    const options = () => allByRole(element, 'option');
    const texts = () => options().map(({ textContent }) => textContent);
    const list = () => queryRole(element, 'listbox');
    const status = () => byRole(byRole(element, 'search'), 'status').textContent;
    const active = () =>
      allByRole(element, 'option').find((each) => each.ariaSelected === 'true')?.textContent;

    before(async () => {
      await viewport(1440, 900);
      const first = await mount(`<${tag}></${tag}>`);
      byRole(first, 'combobox').focus();
      await until(() => first.shadowRoot!.querySelector('[part=suggestions]'), 'the suggestions to load');
      await unmountAll();
    });

    beforeEach(async () => {
      server = createTestServer();
      element = await mount(
        `<${tag} base-url="${server.base}" locale="en-US"></${tag}><button>after</button>`,
      );
      await server.answerJson(path, tractors);
      stopClock();
      input().focus();
      await settled();
    });

    afterEach(async () => {
      restoreClock();
      await unmountAll();
    });

    const suggest = async (term = 'tract') => {
      await type(term);
      await advance(500);
      await until(() => options().length > 0, 'suggestions');
    };

    describe('asks', () => {
      it('500 ms after the last key, once, for the trimmed term', async () => {
        await type('  tra');
        await advance(400);
        await type('ctor & co ');
        await advance(499);
        expect(await server.calls(path)).to.have.length(0);
        await advance(1);
        const [call] = await server.called(path);
        expect(call!.query).to.equal('?lotSearchTerm=tractor%20%26%20co');
        await advance(5000);
        expect(await server.calls(path)).to.have.length(1);
      });

      it('from three characters on', async () => {
        await type(' tr ');
        await advance(1000);
        expect(await server.calls(path)).to.have.length(0);
        await keys('Backspace');
        await type('a');
        await advance(500);
        await server.called(path);
      });

      it('not again when only spaces come', async () => {
        await suggest();
        await type(' ');
        await advance(1000);
        expect(await server.calls(path)).to.have.length(1);
        expect(options()).to.have.length(3);
      });

      it('for the newest term alone: the older request is aborted and its answer ignored', async () => {
        await server.answerJson(
          path,
          { data: [{ name: 'Old', count: 1, path: '/old' }] },
          { hang: true, times: 1 },
        );
        await type('tra');
        await advance(500);
        await server.called(path);
        await type('c');
        await until(async () => (await server.calls(path))[0]!.aborted, 'the abort');
        await advance(500);
        await until(() => options().length === 3, 'the newer answer');
        await server.release();
        await advance(1000);
        expect(texts().join()).not.to.contain('Old');
      });

      it('no more when fewer than three are left: aborts and clears', async () => {
        await suggest('trac');
        await keys('Backspace', 'Backspace');
        expect(list() === null).to.equal(true);
        await type('c');
        await server.answerJson(path, tractors, { hang: true, times: 1 });
        await advance(500);
        await server.called(path, 2);
        await keys('Backspace');
        await until(async () => (await server.calls(path))[1]!.aborted, 'the abort');
        await server.release();
      });

      /** As a paste does: the old text and the new one in one event. */
      const replaceAll = (text: string) => {
        input().select();
        document.execCommand('insertText', false, text);
        return settled();
      };
      for (const [how, replace] of [
        [
          'key by key',
          async () => {
            input().select();
            await keys('Backspace');
            await type('coin');
          },
        ],
        ['by a paste', () => replaceAll('coin')],
      ] as const)
        it(`another term, replaced ${how}: the suggestions of the older one are gone, and Enter searches`, async () => {
          await suggest('tractor');
          await replace();
          expect([list(), status()]).to.deep.equal([null, '']);
          await keys('ArrowDown', 'Enter');
          const [address] = navigations();
          expect(address).to.contain('searchTerm=coin');
        });

      it('a longer term, and meanwhile keeps the suggestions of the shorter one', async () => {
        await suggest('trac');
        await type('to');
        expect(options()).to.have.length(3);
        await keys('Backspace');
        expect(options()).to.have.length(3);
      });

      it('no more after it is gone', async () => {
        await type('tractor');
        element.remove();
        await advance(1000);
        expect(await server.calls(path)).to.have.length(0);
      });
    });

    describe('shows', () => {
      it('"in {name} ({count})" in the locale’s digits, the typed term highlighted', async () => {
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

      it('a combobox with its listbox, nothing chosen, and one polite status', async () => {
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

      it('ten at most of ten thousand', async () => {
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

      it('names with markup as text', async () => {
        const name = '<img src=x onerror=alert(1)> tract & <b>or</b>';
        await server.answerJson(path, { data: [{ name, count: 2, path: '/x' }] });
        await suggest();
        expect(texts()).to.deep.equal([`in ${name} (2)`]);
        expect(options()[0]!.querySelector('img, b[onerror]') === null).to.equal(true);
      });

      it('none that leads anywhere but to http(s), with one warning', async () => {
        const warnings = recordWarnings();
        const bad = ['javascript:alert(1)', 'data:text/html,x', '/\\evil.example', 'java\nscript:x'];
        await server.answerJson(path, {
          data: [
            { name: 'Bad', count: 1, path: '//evil.example' },
            ...bad.map((address) => ({ name: 'Bad', count: 1, path: address, href: address })),
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
        ['no list', { body: '{"data": {"name": "x"}}' }],
        ['null', { body: 'null' }],
        [
          'records of junk',
          { body: '{"data": [1, null, {"name": 3}, {"name": "x", "count": "many", "path": "/x"}]}' },
        ],
      ] as const) {
        it(`nothing, silently, after ${what}`, async () => {
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

      it('only with the focus: a press outside closes', async () => {
        await suggest();
        await pressAt(700, 850);
        expect(list() === null).to.equal(true);
        expect(status()).to.equal('');
        input().focus();
        await settled();
        expect(options()).to.have.length(3);
      });
    });

    describe('takes keys', () => {
      it('Down and Up move through the options and Enter follows the active one', async () => {
        await suggest();
        await keys('ArrowDown');
        expect(active()).to.equal('in Row Crop Tractors (1,234)');
        expect(input().getAttribute('aria-activedescendant')).to.equal(options()[0]!.id);
        await keys('ArrowDown', 'ArrowDown', 'ArrowUp');
        expect(active()).to.equal('in Tractor Parts (1)');
        expectFocus(input());
        await keys('ArrowUp', 'Enter');
        expect(navigations()).to.deep.equal([`${server.base}/for-sale/farm-equipment/row-crop-tractors`]);
        expect(input().value).to.equal('tract');
        expect(list() === null).to.equal(true);
      });

      it('Enter without an active option searches', async () => {
        await suggest();
        await keys('Enter');
        const [address] = navigations();
        const url = new URL(address!, location.origin);
        expect(url.pathname).to.equal(`${server.base}/asp/SearchAdvanced_i.asp`);
        expect(url.search).to.match(/^\?searchTerm=tract&category=all\+categories&timestamp=\d+$/);
        expect(url.hash).to.equal(
          '#searchid=0&type=lot&search=tract&sort=relevance&view=gallery&length=25&refine=&start=1',
        );
      });

      it('ignores an empty and a blank term', async () => {
        await keys('Enter');
        await type('   ');
        await keys('Enter');
        await press(byRole(element, 'button', 'Search'));
        expect(navigations()).to.deep.equal([]);
      });

      it('Escape closes the list, then clears', async () => {
        await suggest();
        await keys('Escape');
        expect(list() === null).to.equal(true);
        expect(input().value).to.equal('tract');
        await keys('Escape');
        expect(input().value).to.equal('');
        await suggest('tractor');
        expect(options()).to.have.length(3);
      });

      it('Home, End, Left and Right edit the text', async () => {
        await suggest();
        await keys('Home');
        expect(input().selectionStart).to.equal(0);
        await keys('ArrowRight');
        expect(input().selectionStart).to.equal(1);
        await keys('End', 'ArrowLeft');
        expect(input().selectionStart).to.equal(4);
        expect(active()).to.equal(undefined);
      });

      it('Tab closes without choosing', async () => {
        await suggest();
        await keys('ArrowDown', 'Tab');
        expect(list() === null).to.equal(true);
        expect(navigations()).to.deep.equal([]);
        expectFocus(byRole(element, 'button', 'Search'));
      });

      it('leaves every key alone while an input method composes', async () => {
        await suggest();
        for (const key of ['ArrowDown', 'Enter', 'Escape'])
          input().dispatchEvent(
            new KeyboardEvent('keydown', {
              key,
              isComposing: true,
              bubbles: true,
              composed: true,
              cancelable: true,
            }),
          );
        await settled();
        expect(active()).to.equal(undefined);
        expect(options()).to.have.length(3);
        expect(input().value).to.equal('tract');
        expect(navigations()).to.deep.equal([]);
      });
    });

    describe('takes the pointer', () => {
      it('an option under it is active, a press follows it', async () => {
        await suggest();
        await hover(options()[1]!);
        expect(active()).to.equal('in Tractor Parts (1)');
        await press(options()[1]!);
        expect(navigations()).to.deep.equal(['https://parts.example/tractors']);
        expectFocus(input());
      });

      it('the button searches', async () => {
        await type('morgan');
        await press(byRole(element, 'button', 'Search'));
        expect(navigations()[0]).to.contain('searchTerm=morgan');
      });
    });

    describe('tells the page', () => {
      it('of a search, which it can stop', async () => {
        const seen: unknown[] = [];
        element.addEventListener('auction-search', (event) => {
          seen.push((event as CustomEvent).detail);
          event.preventDefault();
        });
        await type(' morgan ');
        await keys('Enter');
        expect(seen).to.have.length(1);
        expect(seen[0]).to.have.property('term', 'morgan');
        expect(navigations()).to.deep.equal([]);
      });

      it('of a choice, which it can stop', async () => {
        const seen: CustomEvent[] = [];
        document.addEventListener(
          'auction-suggestion-select',
          (event) => {
            seen.push(event as CustomEvent);
            event.preventDefault();
          },
          { once: true },
        );
        await suggest();
        await keys('ArrowDown', 'Enter');
        expect(seen[0]!.composed).to.equal(true);
        expect(seen[0]!.detail.suggestion).to.deep.include({ name: 'Row Crop Tractors', count: 1234 });
        expect(navigations()).to.deep.equal([]);
      });
    });

    describe('without script', () => {
      it('is a GET form of the search results link', () => {
        const form = byRole(element, 'search') as HTMLFormElement;
        expect(form.method).to.equal('get');
        expect(form.action).to.equal(`${location.origin}${server.base}/asp/SearchAdvanced_i.asp`);
        input().value = 'morgan';
        expect(new URLSearchParams([...new FormData(form)] as string[][]).toString()).to.equal(
          'category=all+categories&searchTerm=morgan',
        );
      });

      it('keeps what was typed before the suggestions arrived', async () => {
        await unmountAll();
        element = await mount(`<${tag} base-url="${server.base}"></${tag}>`);
        input().value = 'tract';
        input().focus();
        await advance(500);
        await until(() => options().length === 3, 'suggestions');
      });
    });
  });
}

describe('auction-header: search and menus', () => {
  afterEach(async () => {
    restoreClock();
    await unmountAll();
  });

  it('are open one at a time: no suggestions while a menu is open', async () => {
    await viewport(1440, 900);
    const server = createTestServer();
    const header = await mount(`<auction-header base-url="${server.base}"></auction-header>`);
    await server.answerJson(path, tractors);
    await press(byRole(header, 'button', 'Browse By'));
    await until(() => queryRole(header, 'group', 'Browse By'), 'the menus to load');
    await keys('Escape');
    await parkPointer();
    stopClock();
    byRole(header, 'combobox').focus();
    await type('tract');
    await advance(500);
    await until(() => queryRole(header, 'listbox'), 'suggestions');
    await hover(byRole(header, 'button', 'Browse By'));
    await advance(300);
    expect(byRole(header, 'button', 'Browse By').ariaExpanded).to.equal('true');
    expect(queryRole(header, 'listbox') === null).to.equal(true);
    await keys('Escape');
    expect(byRole(header, 'button', 'Browse By').ariaExpanded).to.equal('false');
    await until(() => queryRole(header, 'listbox'), 'the suggestions again');
  });
});
