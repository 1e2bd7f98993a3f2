import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, moveTo, press, type } from '../../../support/act.ts';
import { advance, settled, until } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { navigations, nextNavigations } from '../../../support/navigations.ts';
import {
  element,
  input,
  options,
  texts,
  list,
  active,
  status,
  server,
  mountAgain,
  mountSearchForEach,
} from './searchFixture.ts';

const key = 'auction-elements-recent-searches';
const stored = () => localStorage.getItem(key);
const isShown = (count: number) => until(() => options().length === count, `${count} options`);

for (const tag of ['auction-header', 'auction-search'])
  describe(`${tag}: recent searches`, () => {
    mountSearchForEach(tag);
    // Elsewhere, the pointer of the previous test could open a menu.
    beforeEach(() => moveTo(5, 850));
    afterEach(() => localStorage.removeItem(key));

    /** Mounts the element with stored searches, and moves focus to its input. */
    const open = async (terms: readonly string[], attributes = 'recent-searches="on"') => {
      localStorage.setItem(key, terms.join('\n'));
      await mountAgain(`<${tag} base-url="${server.base}" ${attributes}></${tag}><button>after</button>`);
      input().focus();
      await settled();
    };

    it('shows the stored searches in a group when the empty input receives focus', async () => {
      await open(['coins', 'tractor']);
      await isShown(3);
      const group = byRole(list()!, 'group', 'Recent searches');
      expect(allByRole(group, 'option').map(({ textContent }) => textContent)).to.deep.equal([
        'coins',
        'tractor',
        'Clear all',
      ]);
      expect(input().getAttribute('aria-expanded')).to.equal('true');
      expect(active()).to.equal(undefined);
      await keys('Tab');
      expect(list()).to.equal(null);
    });

    it('stores a submitted term first, without duplicates, five at most', async () => {
      await open(['one', 'Two', 'three', 'four', 'five']);
      await type(' two ');
      await keys('Enter');
      expect((await nextNavigations())[0]).to.contain('searchTerm=two&');
      expect(stored()).to.equal('two\none\nthree\nfour\nfive');
      await keys('Control+a');
      await type('six');
      await keys('Enter');
      await nextNavigations();
      expect(stored()).to.equal('six\ntwo\none\nthree\nfour');
    });

    it('stores and shows nothing by default', async () => {
      await open(['coins'], '');
      await type('six');
      await keys('Enter');
      await nextNavigations();
      expect(stored()).to.equal('coins');
      await keys('Escape', 'Escape', 'ArrowDown');
      expect(options()).to.have.length(0);
    });

    it('removes what is stored when the page turns it off', async () => {
      await open(['coins'], 'recent-searches="off"');
      await until(() => stored() === null, 'the removal');
      await open(['coins']);
      await isShown(2);
      element.removeAttribute('recent-searches');
      await until(() => stored() === null, 'the removal');
      expect(list()).to.equal(null);
    });

    it('searches for the active term on Enter', async () => {
      await open(['coins', 'tractor']);
      await isShown(3);
      await keys('ArrowDown', 'ArrowDown');
      expect(active()).to.equal('tractor');
      await keys('Enter');
      expect((await nextNavigations())[0]).to.contain('searchTerm=tractor&');
      expect(input().value).to.equal('tractor');
      expect(stored()).to.equal('tractor\ncoins');
      expect(list()).to.equal(null);
    });

    it('removes the active term on Delete, says so, and describes the key', async () => {
      await open(['coins', 'tractor']);
      await isShown(3);
      await keys('ArrowDown');
      const id = options()[0]!.getAttribute('aria-describedby')!;
      expect(element.shadowRoot!.getElementById(id)!.textContent).to.equal('Press Delete to remove');
      await keys('Delete');
      expect(stored()).to.equal('tractor');
      expect(active()).to.equal('tractor');
      expect(status()).to.equal('coins removed');
      await keys('Delete');
      expect(stored()).to.equal(null);
      expect(list()).to.equal(null);
      expect(status()).to.equal('tractor removed');
      expectFocus(input());
      expect(navigations()).to.deep.equal([]);
    });

    it('removes a term with its × button, which does not search', async () => {
      await open(['coins', 'tractor']);
      await isShown(3);
      await press(options()[0]!.querySelector('.remove')!);
      expect(texts()).to.deep.equal(['tractor', 'Clear all']);
      expect(stored()).to.equal('tractor');
      expectFocus(input());
      expect(navigations()).to.deep.equal([]);
    });

    it('removes all terms with the last option', async () => {
      await open(['coins', 'tractor']);
      await isShown(3);
      await keys('ArrowUp', 'Enter');
      expect(stored()).to.equal(null);
      expect(list()).to.equal(null);
      expect(status()).to.equal('Recent searches cleared');
      expectFocus(input());
    });

    it('closes on Escape and typing, and shows again when focus returns', async () => {
      await open(['coins']);
      await isShown(2);
      await keys('Escape');
      expect(list()).to.equal(null);
      await keys('Tab');
      input().focus();
      await isShown(2);
      await type('t');
      expect(list()).to.equal(null);
      await keys('Backspace');
      await isShown(2);
      await type('tract');
      await advance(500);
      await until(() => texts()[0] === 'in Row Crop Tractors (1,234)', 'suggestions');
      expect(queryRole(list()!, 'group')).to.equal(null);
    });

    it('shows no searches in an input with the term of the page', async () => {
      await open(['coins'], 'recent-searches="on" search-term="stamps"');
      expect(list()).to.equal(null);
      await press(await until(() => queryRole(element, 'button', 'Clear search'), 'the button'));
      await isShown(2);
    });

    it('reads only valid terms, and shows them as text', async () => {
      await open([
        '<img src=x onerror=alert(1)>',
        '',
        '  ',
        'x'.repeat(101),
        'Coins',
        'coins',
        '"]',
        'a',
        'b',
        'c',
        'd',
      ]);
      await isShown(6);
      expect(texts()).to.deep.equal(['<img src=x onerror=alert(1)>', 'Coins', '"]', 'a', 'b', 'Clear all']);
      expect(list()!.querySelector('img') === null).to.equal(true);
    });

    it('works without storage', async () => {
      const { getItem, setItem } = Storage.prototype;
      Storage.prototype.getItem = Storage.prototype.setItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      try {
        await mountAgain(`<${tag} base-url="${server.base}" recent-searches="on"></${tag}>`);
        input().focus();
        await type('coins');
        await keys('Enter');
        expect((await nextNavigations())[0]).to.contain('searchTerm=coins&');
      } finally {
        Object.assign(Storage.prototype, { getItem, setItem });
      }
    });

    it('follows changes in other tabs', async () => {
      await open(['coins']);
      await isShown(2);
      localStorage.setItem(key, 'stamps\ncoins');
      window.dispatchEvent(new StorageEvent('storage', { key }));
      await isShown(3);
      expect(texts()[0]).to.equal('stamps');
    });
  });
