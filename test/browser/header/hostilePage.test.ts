import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { byRole, queryRole } from '../../support/find.ts';
import { openFrame } from '../../support/frame.ts';
import { mount, recordWarnings } from '../../support/mount.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

describe('auction-header: hostile page', () => {
  before(() => viewport(1440, 900));

  it('warns once about custom properties that CSS on the element replaces', async () => {
    const warnings = recordWarnings();
    const properties = { position: 'sticky', 'z-index': '7', 'view-transition-name': 'site-header' };
    const style = Object.entries(properties)
      .map(([name, value]) => `--auction-header-${name}: ${value}`)
      .join(';');
    const header = await mount(`<div style="${style}"><auction-header></auction-header></div>`);
    await until(() => warnings.texts.length > 0, 'the warnings');
    warnings.stop();
    const { position, zIndex, viewTransitionName } = getComputedStyle(header);
    expect([position, zIndex]).to.deep.equal(['sticky', '7']);
    expect(viewTransitionName ?? 'site-header').to.equal('site-header');
    expect(warnings.texts).to.deep.equal(
      Object.keys(properties).map(
        (name) =>
          `auction-header: \`--auction-header-${name}\` is deprecated. The next version ignores it. Set \`${name}\` on the element.`,
      ),
    );
  });

  it('sticks to the top of the page if CSS on the element sets only its position', async () => {
    const header = await mount('<auction-header style="position: sticky"></auction-header>');
    const { position, insetBlockStart, zIndex } = getComputedStyle(header);
    expect([position, insetBlockStart, zIndex]).to.deep.equal(['sticky', '0px', '10']);
  });

  it('is as wide as its page in every layout', async () => {
    for (const display of ['flex', 'inline-flex', 'grid', 'inline-grid', 'inline-block', 'block']) {
      const header = await mount(`<div style="display: ${display}"><auction-header></auction-header></div>`);
      expect(header.getBoundingClientRect().width, display).to.be.within(1400, 1440);
      header.style.display = display;
      expect(header.getBoundingClientRect().width, `${display} on the element`).to.be.within(1400, 1440);
    }
  });

  it('fills a page with a CSS zoom', async () => {
    for (const factor of [0.6, 0.8, 1.1]) {
      const header = await mount(`<div style="zoom: ${factor}"><auction-header></auction-header></div>`);
      const { width } = header.shadowRoot!.querySelector('[part=header]')!.getBoundingClientRect();
      const { width: expected } = header.parentElement!.getBoundingClientRect();
      expect(width, String(factor)).to.be.closeTo(expected, 1);
    }
  });

  it('complies with a strict Content Security Policy and Trusted Types', async () => {
    const frame = await openPage({
      headers: {
        'Content-Security-Policy':
          "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
      },
    });
    const header = frame.document.querySelector('auction-header')!;
    byRole(header, 'button', 'Coins').click();
    await until(() => queryRole(header, 'group'), 'the panel');
    byRole(header, 'combobox').focus();
    await until(() => header.shadowRoot!.querySelector('[part=suggestions]'), 'the suggestions');
    expect(getComputedStyle(header.shadowRoot!.querySelector('[part=header]')!).display).not.to.equal(
      'inline',
    );
    expect(header.getBoundingClientRect().height).to.equal(124);
    expect(frame.violations).to.deep.equal([]);
  });

  describe('with a CSP that names allowed Trusted Types policies', () => {
    /** Opens a page with a footer and its third-party scripts, and collects console messages. */
    async function openFooter(trustedTypes: string) {
      const server = createTestServer();
      for (const name of ['chat', 'widget'])
        await server.answer({
          path: `/${name}.js`,
          headers: { 'Content-Type': 'text/javascript' },
          body: `loaded.push('${name}')`,
        });
      return openPage({
        server,
        headers: {
          'Content-Security-Policy': `default-src 'self'; require-trusted-types-for 'script'; trusted-types ${trustedTypes}`,
        },
        // The chat would start after 3 s.
        script: `
          window.loaded = [];
          window.warnings = [];
          console.warn = (text) => warnings.push(text);
          const wait = setTimeout;
          window.setTimeout = (act, delay, ...rest) => wait(act, delay > 1500 && delay <= 3000 ? 0 : delay, ...rest);`,
        body: `<auction-header></auction-header>
          <auction-footer chat-src="${server.base}/chat.js" accessibility-src="${server.base}/widget.js"></auction-footer>`,
      });
    }

    it('loads chat and the accessibility widget if the CSP allows auction-elements', async () => {
      const view = await openFooter('auction-elements');
      const footer = view.document.querySelector('auction-footer')!;
      (await until(() => queryRole(footer, 'link', 'Accessibility'), 'the footer')).click();
      await until(() => view.loaded.length === 2, 'both scripts');
      expect(view.loaded.toSorted()).to.deep.equal(['chat', 'widget']);
      expect([view.warnings, view.violations]).to.deep.equal([[], []]);
    });

    it('logs one warning if the CSP does not allow it, and the rest works', async () => {
      if (!('trustedTypes' in window)) throw new Error('needs Chromium: Trusted Types');
      const view = await openFooter('other');
      await until(() => view.warnings.length > 0, 'a warning');
      await settled();
      expect(view.warnings.join('|')).to.match(
        /^auction-footer: chat couldn't be loaded \([^|]*policy[^|]*$/i,
      );
      expect(view.loaded).to.deep.equal([]);
      byRole(view.document.querySelector('auction-header')!, 'button', 'Coins').click();
      await until(() => queryRole(view.document.querySelector('auction-header')!, 'group'), 'the panel');
    });
  });

  it('works in a page that stops the propagation of clicks and keys', async () => {
    const header = await mount('<auction-header></auction-header>');
    const stop = (event: Event) => event.stopPropagation();
    document.body.addEventListener('click', stop);
    await press(byRole(header, 'button', 'Coins'));
    document.body.removeEventListener('click', stop);
    await until(() => queryRole(header, 'group'), 'the panel');
  });
});

type HostilePage = Window & typeof globalThis & Record<'violations' | 'warnings' | 'loaded', string[]>;

/** Opens a page with the script and the header in a frame, as a server would send it. */
async function openPage({
  server = createTestServer(),
  headers = {},
  script = '',
  body = '<auction-header></auction-header>',
}: {
  server?: TestServer;
  headers?: Record<string, string>;
  script?: string;
  body?: string;
}): Promise<HostilePage> {
  await server.answer({
    path: '/first.js',
    headers: { 'Content-Type': 'text/javascript' },
    body: `window.violations = [];
      addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sourceFile));
      ${script}`,
  });
  const { contentWindow } = await openFrame(
    server,
    `<!doctype html><html lang="en"><title>A page</title>
      <script src="${server.base}/first.js"></script>
      <script type="module" src="/elements/auction-elements.ts"></script>
      <body>${body}</body></html>`,
    { headers },
  );
  const view = contentWindow as HostilePage;
  await until(
    () => view.document.querySelector('auction-header')?.shadowRoot?.querySelector('nav'),
    'the page',
  );
  return view;
}
