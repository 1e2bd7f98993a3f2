import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderFooter, renderHeader } from '../../dist/server.js';
import { root } from '../support/servers.mjs';

const components = await import('auction-elements/react');

const render = (name, props, ...children) =>
  renderToStaticMarkup(createElement(components[name], props, ...children));

/** Returns the content of the template element. */
const getRoot = (html) => /<template [^>]*>(.*)<\/template>/s.exec(html)[1];

describe('React components of elements on a server', () => {
  it('includes a component for each element, named after it', () => {
    const { modules } = JSON.parse(readFileSync(`${root}custom-elements.json`, 'utf8'));
    assert.deepEqual(
      Object.keys(components),
      modules.map(({ declarations: [{ name }] }) => name),
    );
  });

  it('renders attributes into the HTML, but no objects or handlers', () => {
    assert.equal(
      render('AuctionTextInput', {
        className: 'wide',
        name: 'paddle',
        required: true,
        disabled: false,
        characterLimit: 9,
        readOnly: true,
        defaultValue: '<7>',
        messages: {},
        onChange() {},
        onClear() {},
      }),
      '<auction-text-input class="wide" name="paddle" required="" character-limit="9" readonly="" value="&lt;7&gt;"></auction-text-input>',
    );
  });

  it('renders the shadow root with prerender, like the server entry point', () => {
    const config = { about: [{ label: 'Help desk', href: '/help' }] };
    const page = '/help';
    const header = render('AuctionHeader', { productName: 'Gavel', config, prerender: { page } });
    assert.match(
      header,
      /^<auction-header product-name="Gavel"><template shadowrootmode="open"><style>.*<\/template><\/auction-header>$/s,
    );
    assert.match(header, /<a href="\/help" aria-current="page"/);
    assert.equal(
      getRoot(header),
      getRoot(renderHeader(config, { page, attributes: { 'product-name': 'Gavel' } })),
    );
    assert.equal(
      getRoot(render('AuctionFooter', { prerender: { year: 2026 } })),
      getRoot(renderFooter(undefined, { year: 2026 })),
    );
  });

  it('renders the shadow root for bidders, with linked styles or a nonce', () => {
    const header = render('AuctionHeader', {
      session: 'bidder',
      prerender: { styles: { mode: 'link', href: '/a.css' } },
    });
    assert.match(header, /<link rel="stylesheet" href="\/a.css">/);
    assert.match(header, /href="\/sign-out"/);
    assert.match(
      render('AuctionNewsletter', { prerender: { styles: { mode: 'nonce', nonce: 'n' } } }),
      /<style nonce="n">/,
    );
  });

  it('delegates focus like the element, and keeps children next to the shadow root', () => {
    const html = render('AuctionFormField', { label: 'Paddle', prerender: true }, createElement('input'));
    assert.match(html, /<\/template><input\/><\/auction-form-field>$/);
    assert.match(
      render('AuctionDateInput', { label: 'Day', value: '2026-12-05', prerender: true }),
      /^<auction-date-input label="Day" value="2026-12-05"><template shadowrootmode="open" shadowrootdelegatesfocus="">/,
    );
  });

  it('loads the code that renders shadow roots only under server conditions', () => {
    const { imports } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const { default: inBrowsers, ...onServers } = imports['#renderTemplate'];
    assert.doesNotMatch(readFileSync(`${root}${inBrowsers}`, 'utf8'), /import|require/);
    assert.deepEqual([...new Set(Object.values(onServers))], ['./dist/renderTemplate.js']);
    assert.doesNotMatch(readFileSync(`${root}dist/react.js`, 'utf8'), /from "\.\/server\.js"/);
  });
});

describe('React components without elements on a server', () => {
  it('renders fields with constraints', async () => {
    const fields = await import('auction-elements/react/components');
    const cases = [
      { name: 'TextField', props: { type: 'email', pattern: '.+', defaultValue: 'x' }, text: 'x' },
      {
        name: 'DateField',
        props: { min: '2026-01-01', defaultValue: '2020-01-02', locale: 'en-US' },
        text: '01/02/2020',
      },
      { name: 'TimeField', props: { step: '60', defaultValue: '09:30', locale: 'en-US' }, text: '09:30 AM' },
    ];
    for (const { name, props, text } of cases) {
      const html = renderToStaticMarkup(createElement(fields[name], { required: true, ...props }));
      assert.match(html, new RegExp(`<input[^>]* value="${text}"`));
      assert.match(renderToStaticMarkup(createElement(fields[name], { required: true })), /<input/);
    }
  });
});
