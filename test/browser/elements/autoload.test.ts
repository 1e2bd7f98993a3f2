import { expect } from '@open-wc/testing';
import { renderElement } from '../../../elements/server/server.ts';
import { until } from '../../support/clock.ts';
import { byRole, queryRole } from '../../support/find.ts';
import { openFrame } from '../../support/frame.ts';
import { createTestServer } from '../../support/testServer.ts';

type Page = Window & typeof globalThis;

describe('autoload.js with elements inserted later', () => {
  let page: Page;
  let main: HTMLElement;

  /** A frame, because other tests have already defined the elements in this document. */
  const open = async (body = '', attributes = '') => {
    const server = createTestServer();
    const frame = await openFrame(
      server,
      `<!doctype html><html lang="en"><title>A page</title><body>${body}<main></main>
        <script type="module" src="/elements/autoload.ts" ${attributes}></script></body></html>`,
    );
    page = frame.contentWindow as Page;
    await until(
      () => page.location.href !== 'about:blank' && page.document.readyState === 'complete',
      'the page',
    );
    main = page.document.querySelector('main')!;
  };
  const isDefined = (tag: string) => page.customElements.get(tag) !== undefined;

  it('loads the fields of a form, which then take part in it', async () => {
    await open();
    main.innerHTML = `<form action="/book"><input type="hidden" name="querySelectorAll">
      <div><auction-date-input name="day" label="Viewing on" required allow-past></auction-date-input></div>
      <button>Book</button></form>`;
    const field = main.querySelector('auction-date-input')!;
    await until(() => queryRole(field, 'textbox', 'Viewing on'), 'the field');
    const form = main.querySelector('form')!;
    const submitted: FormData[] = [];
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted.push(new page.FormData(form));
    });
    byRole(main, 'button', 'Book').click();
    expect(submitted).to.have.length(0);
    field.value = '2026-12-05';
    byRole(main, 'button', 'Book').click();
    expect(submitted.map((data) => data.get('day'))).to.deep.equal(['2026-12-05']);
  });

  it('loads each element when it is first inserted, and none before', async () => {
    await open('<auction-button>Bid</auction-button>');
    await until(() => isDefined('auction-button'), 'the button');
    expect(isDefined('auction-tooltip')).to.equal(false);
    const tooltip = page.document.createElement('auction-tooltip');
    main.append(tooltip);
    await until(() => isDefined('auction-tooltip'), 'the tooltip');
    expect(isDefined('auction-text-input')).to.equal(false);
    tooltip.after(page.document.createElement('auction-text-input'));
    await until(() => queryRole(main.querySelector('auction-text-input')!, 'textbox'), 'the text field');
  });

  it('loads elements in a page whose body is replaced', async () => {
    await open();
    const body = page.document.createElement('body');
    body.innerHTML = '<section><auction-button>Bid</auction-button></section>';
    page.document.body.replaceWith(body);
    await until(() => queryRole(body.querySelector('auction-button')!, 'button'), 'the button');
  });

  it('ignores elements in a template until they are cloned', async () => {
    await open();
    main.innerHTML = `<template><auction-button>Bid</auction-button></template><auction-tooltip></auction-tooltip>`;
    await until(() => isDefined('auction-tooltip'), 'the tooltip');
    expect(isDefined('auction-button')).to.equal(false);
    main.append(main.querySelector('template')!.content.cloneNode(true));
    await until(() => isDefined('auction-button'), 'the button');
  });

  const getLoad = async () =>
    ((await page.eval(`import('/elements/autoload.ts')`)) as { load: (root?: ParentNode) => void }).load;

  for (const mode of ['open', 'closed'] as const)
    it(`loads elements in a shadow root (${mode}) that load() was called for, now and later`, async () => {
      await open();
      const root = main.attachShadow({ mode });
      root.innerHTML = '<auction-button>Bid</auction-button>';
      (await getLoad())(root);
      await until(() => isDefined('auction-button'), 'the button');
      root.innerHTML = '<auction-tooltip></auction-tooltip>';
      await until(() => isDefined('auction-tooltip'), 'the tooltip');
    });

  it('loads later elements only when load() is called with data-observe="false"', async () => {
    await open('<auction-button>Bid</auction-button>', 'data-observe="false"');
    await until(() => isDefined('auction-button'), 'the button');
    const load = await getLoad();
    main.innerHTML = '<auction-tooltip></auction-tooltip><section></section>';
    const section = main.querySelector('section')!;
    section.innerHTML = '<auction-grid></auction-grid>';
    load(section);
    // An observer would have loaded the tooltip first.
    await until(() => isDefined('auction-grid'), 'the grid');
    section.innerHTML = '<auction-popover></auction-popover>';
    load(section);
    await until(() => isDefined('auction-popover'), 'the popover');
    expect(isDefined('auction-tooltip')).to.equal(false);
    load();
    await until(() => isDefined('auction-tooltip'), 'the tooltip');
  });

  it('hydrates server-rendered elements', async () => {
    await open();
    (main as unknown as { setHTMLUnsafe: (html: string) => void }).setHTMLUnsafe(
      renderElement('auction-search'),
    );
    const search = main.querySelector('auction-search')!;
    const input = byRole(search, 'combobox');
    input.focus();
    await until(() => isDefined('auction-search'), 'the script');
    expect(byRole(search, 'combobox')).to.equal(input);
  });

  it('checks each inserted element once', async () => {
    await open();
    let searched = 0;
    const { querySelectorAll } = page.Element.prototype;
    page.Element.prototype.querySelectorAll = function (selectors: string) {
      searched++;
      return querySelectorAll.call(this, selectors);
    };
    let inner: Element = main;
    for (let depth = 0; depth < 400; depth++) {
      const outer = inner;
      inner = page.document.createElement('div');
      outer.append(inner);
    }
    inner.append(page.document.createElement('auction-button'));
    await until(() => isDefined('auction-button'), 'the button');
    expect(searched).to.be.lessThan(20);
  });
});
