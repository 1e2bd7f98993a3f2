import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, press, type, viewport } from '../../../support/act.ts';
import { advance, settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { navigations, nextNavigations } from '../../../support/navigations.ts';
import {
  server,
  element,
  input,
  options,
  list,
  active,
  status,
  suggest,
  mountAgain,
  mountSearchForEach,
} from './searchFixture.ts';

for (const tag of ['auction-header', 'auction-search'])
  describe(`${tag}: search`, () => {
    mountSearchForEach(tag);

    describe('keys', () => {
      it('moves through the options on Down and Up, and follows the active option on Enter', async () => {
        await suggest();
        await keys('ArrowDown');
        expect(active()).to.equal('in Row Crop Tractors (1,234)');
        expect(input().getAttribute('aria-activedescendant')).to.equal(options()[0]!.id);
        await keys('ArrowDown', 'ArrowDown', 'ArrowUp');
        expect(active()).to.equal('in Tractor Parts (1)');
        expectFocus(input());
        await keys('ArrowUp', 'Enter');
        expect(await nextNavigations()).to.deep.equal([
          `${server.base}/for-sale/farm-equipment/row-crop-tractors`,
        ]);
        expect(input().value).to.equal('tract');
        expect(list() === null).to.equal(true);
      });

      it('searches on Enter without an active option', async () => {
        await suggest();
        await keys('Enter');
        const [address] = await nextNavigations();
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

      it('closes the list on Escape, then clears the term', async () => {
        await suggest();
        await keys('Escape');
        expect(list() === null).to.equal(true);
        expect(input().value).to.equal('tract');
        expect(status()).to.equal('');
        await keys('Escape');
        expect(input().value).to.equal('');
        expect(status()).to.equal('Search cleared');
        await suggest('tractor');
        expect(options()).to.have.length(3);
      });

      it('moves the caret on Home, End, Left, and Right', async () => {
        await suggest();
        await keys('Home');
        expect(input().selectionStart).to.equal(0);
        await keys('ArrowRight');
        expect(input().selectionStart).to.equal(1);
        await keys('End', 'ArrowLeft');
        expect(input().selectionStart).to.equal(4);
        expect(active()).to.equal(undefined);
      });

      it('closes the list on Tab without choosing an option', async () => {
        await suggest();
        await keys('ArrowDown', 'Tab');
        expect(list() === null).to.equal(true);
        expect(navigations()).to.deep.equal([]);
        expectFocus(byRole(element, 'button', 'Search'));
      });

      it('ignores every key while an input method composes text', async () => {
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

    describe('pointer', () => {
      it('activates the option under the pointer, and follows it on press', async () => {
        await suggest();
        await hover(options()[1]!);
        expect(active()).to.equal('in Tractor Parts (1)');
        await press(options()[1]!);
        expect(await nextNavigations()).to.deep.equal(['https://parts.example/tractors']);
        expectFocus(input());
      });

      it('searches on a press on the button', async () => {
        await type('morgan');
        await press(byRole(element, 'button', 'Search'));
        expect((await nextNavigations())[0]).to.contain('searchTerm=morgan');
      });

      it('has a button that clears the text from the first character on', async () => {
        const getButton = () => queryRole(element, 'button', 'Clear search');
        expect(getButton()).to.equal(null);
        await suggest();
        await press(getButton()!);
        expect(input().value).to.equal('');
        expect(list()).to.equal(null);
        expect(status()).to.equal('Search cleared');
        expect(getButton()).to.equal(null);
        expectFocus(input());
        expect(queryRole(element, 'button', 'Close Search')).to.equal(null);
      });

      it('has one focus indicator at a time', async () => {
        const form = byRole(element, 'search');
        const hasRing = (each: Element) => getComputedStyle(each).outlineStyle === 'solid';
        expect(hasRing(form)).to.equal(true);
        await keys('Tab');
        expect(hasRing(byRole(element, 'button', 'Search'))).to.equal(true);
        expect(hasRing(form)).to.equal(false);
      });
    });

    if (tag === 'auction-header')
      describe('on a phone', () => {
        beforeEach(() => viewport(390, 700));
        after(() => viewport(1440, 900));

        it('has a button that leaves the text box, which covers the row', async () => {
          await suggest();
          const button = byRole(element, 'button', 'Close Search');
          expect(button.getBoundingClientRect().left).to.be.below(input().getBoundingClientRect().left);
          expect(button.getBoundingClientRect().width).to.equal(44);
          await press(button);
          expect(byRole(element, 'search').matches(':focus-within')).to.equal(false);
          expect(byRole(element, 'search').getBoundingClientRect().width).to.equal(48);
          expect(list()).to.equal(null);
          expect(queryRole(element, 'button', 'Close Search')).to.equal(null);
        });
      });

    describe('events', () => {
      it('dispatches an event before a search, which the page can prevent', async () => {
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

      it('dispatches an event when a suggestion is chosen, which the page can prevent', async () => {
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

    describe('without JavaScript', () => {
      it('is a GET form that submits to the search results page', () => {
        const form = byRole(element, 'search') as HTMLFormElement;
        expect(form.method).to.equal('get');
        expect(form.action).to.equal(`${location.origin}${server.base}/asp/SearchAdvanced_i.asp`);
        input().value = 'morgan';
        expect(new URLSearchParams([...new FormData(form)] as string[][]).toString()).to.equal(
          'category=all+categories&searchTerm=morgan',
        );
      });

      it('keeps text typed before the suggestions script loads, and shows suggestions for it', async () => {
        await mountAgain(`<${tag} base-url="${server.base}"></${tag}>`);
        input().value = 'tract';
        input().focus();
        await advance(500);
        await until(() => options().length === 3, 'suggestions');
      });
    });
  });
