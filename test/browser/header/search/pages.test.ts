import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, type } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { openFrame } from '../../../support/frame.ts';
import { mount } from '../../../support/mount.ts';
import { createTestServer, type TestServer } from '../../../support/testServer.ts';

const resultsPath = '/asp/SearchAdvanced_i.asp';
const term = 'Käfer €';
const getInput = (element: Element) => byRole(element, 'combobox') as HTMLInputElement;

describe('search in a page', () => {
  let server: TestServer;
  const address = location.href;
  beforeEach(() => {
    server = createTestServer();
  });
  afterEach(() => {
    history.replaceState(null, '', address);
  });

  describe('that is not UTF-8 and opens its links in another frame', () => {
    let view: Window & typeof globalThis;
    let form: HTMLFormElement;
    const openPage = async () => {
      await server.answer({ path: resultsPath, headers: { 'Content-Type': 'text/html' }, body: 'results' });
      const frame = await openFrame(
        server,
        `<!doctype html><html lang="en"><title>A page</title><base target="main">
          <script type="module" src="/elements/auction-elements.ts"></script>
          <auction-header base-url="${server.base}"></auction-header><iframe name="main"></iframe></html>`,
        { headers: { 'Content-Type': 'text/html; charset=windows-1252' } },
      );
      const header = await until(
        () =>
          frame.contentDocument?.querySelector('auction-header')?.shadowRoot &&
          frame.contentDocument.querySelector('auction-header'),
        'the header',
      );
      form = await until(() => header.shadowRoot!.querySelector('form'), 'the search');
      view = frame.contentWindow as typeof view;
      expect(view.document.characterSet).to.equal('windows-1252');
      getInput(header).value = term;
    };
    const results = async () => {
      const { query } = (await server.called(resultsPath))[0]!;
      expect(view.location.pathname).to.equal(`${server.base}/page`);
      await until(() => view.frames[0]!.location.pathname.endsWith(resultsPath), 'the results in the frame');
      return query;
    };

    for (const [how, submit] of [
      ['with script', () => form.requestSubmit()],
      ['without JavaScript', () => HTMLFormElement.prototype.submit.call(form)],
    ] as const)
      it(`submits its term in UTF-8 to that frame ${how}`, async () => {
        await openPage();
        submit();
        expect(await results()).to.contain('searchTerm=K%C3%A4fer+%E2%82%AC');
      });
  });

  for (const tag of ['auction-header', 'auction-search']) {
    it(`shows the term of a results page in the input of ${tag}`, async () => {
      history.replaceState(
        null,
        '',
        `${resultsPath}?searchTerm=${encodeURIComponent(term)}&category=all+categories`,
      );
      const element = await mount(`<${tag}></${tag}>`);
      await until(() => getInput(element).value === term, 'the term');
    });

    it(`shows an empty input of ${tag} on other pages`, async () => {
      history.replaceState(null, '', `/other?searchTerm=${encodeURIComponent(term)}`);
      const element = await mount(`<${tag}></${tag}>`);
      await import('../../../../src/site/search/searchUrl.ts');
      expect(getInput(element).value).to.equal('');
    });
  }

  for (const tag of ['auction-header', 'auction-search']) {
    it(`shows the search-term of ${tag} instead of the page’s term`, async () => {
      history.replaceState(null, '', `${resultsPath}?searchTerm=stamps`);
      const element = await mount(`<${tag} search-term="${term}"></${tag}>`);
      await import('../../../../src/site/search/searchUrl.ts');
      expect(getInput(element).value).to.equal(term);
    });

    it(`lets the search-term of ${tag} change, be edited, and be submitted`, async () => {
      const element = await mount<HTMLElement & { searchTerm?: string }>(
        `<${tag} search-term="coins"></${tag}>`,
      );
      const terms: string[] = [];
      element.addEventListener('auction-search', (event) => {
        event.preventDefault();
        terms.push((event as CustomEvent<{ term: string }>).detail.term);
      });
      getInput(element).focus();
      await keys('End');
      await type(' 1900');
      await keys('Enter');
      await until(() => terms.length === 1, 'the search');
      expect(terms).to.deep.equal(['coins 1900']);
      element.searchTerm = 'stamps';
      await until(() => getInput(element).value === 'stamps', 'the new term');
      element.searchTerm = '';
      await until(() => getInput(element).value === '', 'no term');
    });

    it(`shows the page’s own term once the search-term of ${tag} is removed`, async () => {
      history.replaceState(null, '', `${resultsPath}?searchTerm=stamps`);
      const element = await mount(`<${tag} search-term="coins"></${tag}>`);
      element.removeAttribute('search-term');
      await until(() => getInput(element).value === 'stamps', 'the term of the page');
    });
  }

  it('follows the URL, but keeps text that the user has typed', async () => {
    history.replaceState(null, '', `${resultsPath}?searchTerm=coins`);
    const element = await mount('<auction-header></auction-header>');
    await until(() => getInput(element).value === 'coins', 'the term');
    const renderAt = (path: string, name: string) => {
      history.replaceState(null, '', path);
      element.setAttribute('product-name', name);
    };
    renderAt(`${resultsPath}?searchTerm=stamps`, 'A');
    await until(() => getInput(element).value === 'stamps', 'the next term');
    renderAt('/', 'B');
    await until(() => getInput(element).value === '', 'no term');
    getInput(element).value = 'typed';
    renderAt(`${resultsPath}?searchTerm=coins`, 'C');
    await until(() => queryRole(element, 'link', 'C'), 'the next rendering');
    await import('../../../../src/site/search/searchUrl.ts');
    expect(getInput(element).value).to.equal('typed');
  });
});
