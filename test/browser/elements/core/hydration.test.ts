import { expect } from '@open-wc/testing';
import { renderElement, renderHeader } from '../../../../elements/server/server.ts';
import { settled, until } from '../../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../../support/find.ts';
import { openFrame } from '../../../support/frame.ts';
import { mount } from '../../../support/mount.ts';
import { createTestServer } from '../../../support/testServer.ts';

/** A frame, because only a parser makes shadow roots of prerendered elements. */
describe('server-rendered elements', () => {
  let view: Window & typeof globalThis & { warnings?: string[] };
  const inFrame = (tag: string) => view.document.querySelector<HTMLElement>(tag)!;
  /** The header without its no-JS menus, which Testing Library treats as visible. */
  const header = () => inFrame('auction-header').shadowRoot!.querySelector('[data-auction-container]')!;
  const isHydrated = () =>
    inFrame('auction-header').shadowRoot!.querySelector('button[aria-expanded]') !== null;

  const open = async (prerendered: string, encoding = 'utf-8') => {
    const server = createTestServer();
    const body = `<!doctype html><html lang="en"><title>Prerendered</title>
      <script>console.warn = (...values) => (window.warnings ??= []).push(values.join(' '));</script>
      <body>${prerendered}<p><a href="#end">End</a></p>
      <script type="module" src="/elements/autoload.ts" data-hydrate="idle"></script></body></html>`;
    const headers = { 'Content-Type': `text/html; charset=${encoding}` };
    const frame = await openFrame(server, body, { headers });
    view = frame.contentWindow as typeof view;
    await until(() => view.document.querySelector('p'), 'the page');
  };

  it('hydrates elements in place when the browser is idle, and they work', async () => {
    await open(renderHeader());
    const { shadowRoot } = inFrame('auction-header');
    const nodes = [...shadowRoot!.querySelectorAll('[data-auction-container] *')];
    expect(isHydrated()).to.equal(false);
    await until(() => isHydrated(), 'hydration');
    expect(nodes.length).to.be.greaterThan(50);
    expect(
      [...shadowRoot!.querySelectorAll('[data-auction-container] *')].every((node) => nodes.includes(node)),
    ).to.equal(true);
    byRole(header(), 'button', 'Coins').click();
    await until(() => queryRole(header(), 'group'), 'the panel');
  });

  for (const [what, mark] of [
    ['of another version', '0.0.1'],
    ['of an unknown version', ''],
  ] as const)
    it(`renders elements ${what} again, with a warning`, async () => {
      // The class names of another version, whose stylesheet is missing.
      await open(
        renderHeader({}, { styles: { mode: 'link', href: '/gone.css' } })
          .replace(/data-auction-container="[^"]+"/, `data-auction-container="${mark}"`)
          .replaceAll(/class="\w{6}"/g, 'class="older"'),
      );
      await until(() => isHydrated(), 'the header');
      const banner = byRole(header(), 'banner');
      expect(banner.className).not.to.equal('older');
      expect(view.getComputedStyle(inFrame('auction-header')).height).to.equal('124px');
      expect(
        view.warnings?.filter((text) => text.startsWith('auction-header: The server-rendered HTML is from')),
      ).to.have.length(1);
      byRole(header(), 'button', 'Coins').click();
      await until(() => queryRole(header(), 'group'), 'the panel');
    });

  for (const encoding of ['windows-1252', 'Shift_JIS']) {
    it(`shows the same text in a page in ${encoding}, before and after hydration`, async () => {
      const label = 'Käufer’s Guide 日本語 😀 €';
      await open(
        renderHeader(
          { productName: label, about: [{ label, href: '/ä?ü=日' }] },
          {
            attributes: {
              'style-overrides': `header::before { content: '→ ä😀1'; }`,
              messages: { signIn: 'Anmelden…' },
            },
          },
        ),
        encoding,
      );
      expect(view.document.characterSet).to.equal(encoding);
      const root = inFrame('auction-header').shadowRoot!;
      const menus = root.querySelector('header')!;
      const linkOf = (scope: Element) =>
        [...scope.querySelectorAll('a')].find((each) => each.textContent === label)?.getAttribute('href');
      expect(linkOf(root.querySelector('[part=navigation]')!)).to.equal('/ä?ü=日');
      expect(menus.textContent).to.include('Today’s Events').and.include('Ladies’ Watches');
      const content = () => view.getComputedStyle(root.querySelector('header')!, '::before').content;
      expect(content()).to.equal('"→ ä😀1"');
      await until(() => isHydrated(), 'hydration');
      expect(byRole(header(), 'link', label).getAttribute('href')).to.equal('/');
      expect(byRole(header(), 'link', 'Anmelden…').isConnected).to.equal(true);
      byRole(header(), 'button', 'About Auctions').click();
      const link = await until(
        () => allByRole(header(), 'link', label).find((each) => each.getAttribute('href') !== '/'),
        'the panel',
      );
      expect(link.getAttribute('href')).to.equal('/ä?ü=日');
      expect(content()).to.equal('"→ ä😀1"');
      expect(view.warnings).to.equal(undefined);
    });
  }

  it('does not hydrate during a press, a key, or a focus change, so that the browser responds first', async () => {
    await open(renderHeader());
    const input = byRole(header(), 'combobox') as HTMLInputElement;
    const events = [
      [view.PointerEvent, 'pointerover'],
      [view.PointerEvent, 'pointerdown'],
      [view.KeyboardEvent, 'keydown'],
      [view.InputEvent, 'input'],
    ] as const;
    const hydratedBy: string[] = [];
    const useWhileHydrating = () => {
      input.blur();
      input.focus();
      for (const [Type, type] of events) {
        const wasHydrated = isHydrated();
        input.dispatchEvent(new Type(type, { bubbles: true, composed: true }));
        if (isHydrated() && !wasHydrated) hydratedBy.push(type);
      }
    };
    // Post to the queue that React uses, so that the message arrives between two of its tasks.
    const { port1, port2 } = new view.MessageChannel();
    port1.addEventListener('message', () => {
      if (isHydrated()) return;
      useWhileHydrating();
      port2.postMessage(undefined);
    });
    port1.start();
    port2.postMessage(undefined);
    await until(() => isHydrated(), 'hydration');
    expect(hydratedBy).to.deep.equal([]);
    expect(inFrame('auction-header').shadowRoot!.activeElement).to.equal(input);
    byRole(header(), 'button', 'Coins').click();
    await until(() => queryRole(header(), 'group'), 'the panel');
  });

  it('removes a template that the browser has not made a shadow root, as in inserted HTML', async () => {
    const html =
      '<auction-button><template shadowrootmode="open"><div data-auction-container></div></template>Bid</auction-button>';
    const element = await mount(`<div>${html}</div>`);
    const added = document.createRange().createContextualFragment(html).firstElementChild!;
    element.parentElement!.append(added);
    for (const button of [element, added]) {
      await until(() => queryRole(button, 'button'), 'the button');
      expect(button.innerHTML).to.equal('Bid');
    }
  });

  for (const [tag, read] of [
    ['auction-time-input', (root: Element) => byRole(root, 'button').ariaLabel],
    ['auction-time-picker', (root: Element) => root.querySelector('[part=day-period]')!.textContent],
  ] as const)
    it(`updates the day periods of another version of Unicode in place: ${tag}`, async () => {
      const html = renderElement(tag, { attributes: { locale: 'ko', value: '21:30' } });
      const older = html.replaceAll('&#50724;&#54980;', 'PM');
      expect(older).not.to.equal(html);
      await open(older);
      const { shadowRoot } = inFrame(tag);
      const root = shadowRoot!.querySelector('[data-auction-container]')!;
      const nodes = new Set(root.querySelectorAll('*'));
      expect(read(root)).to.include('PM');
      await until(() => read(root)!.includes('오후'), 'hydration');
      expect([...root.querySelectorAll('*')].every((node) => nodes.has(node))).to.equal(true);
      expect([read(root)!.includes('PM'), view.warnings]).to.deep.equal([false, undefined]);
    });

  for (const tag of ['auction-text-input', 'auction-date-input', 'auction-time-input'])
    it(`hydrates a disabled input of the page with \`error-text\` in place: ${tag}`, async () => {
      const content = '<input disabled>';
      await open(renderElement(tag, { attributes: { 'error-text': 'Lot 7 is sold' }, content }));
      const { shadowRoot } = inFrame(tag);
      const nodes = [...shadowRoot!.querySelectorAll('[data-auction-container] *')];
      await until(() => Reflect.get(inFrame(tag), 'validity') as unknown, 'the element');
      await settled();
      await until(() => view.document.readyState === 'complete', 'the page');
      expect(nodes.every((node) => node.isConnected)).to.equal(true);
      expect([queryRole(shadowRoot!, 'alert'), view.warnings]).to.deep.equal([null, undefined]);
    });

  for (const attributes of [{ preview: true }, { preview: true, help: '' }])
    it(`previews dates in server-rendered fields, in the same line: ${JSON.stringify(attributes)}`, async () => {
      await open(renderElement('auction-date-input', { attributes: { ...attributes, locale: 'en-US' } }));
      const field = inFrame('auction-date-input');
      const note = field.shadowRoot!.querySelector<HTMLElement>('[part~=help]')!;
      const { height } = field.getBoundingClientRect();
      // The user types before hydration.
      const input = field.shadowRoot!.querySelector('input')!;
      input.value = '12/12/2037';
      await until(() => note.textContent === 'Saturday, December 12, 2037', 'the preview');
      expect([note.isConnected, field.getBoundingClientRect().height, view.warnings]).to.deep.equal([
        true,
        height,
        undefined,
      ]);
    });

  it('loads other elements immediately, even next to server-rendered ones', async () => {
    await open(`${renderElement('auction-footer')}<auction-button>Bid</auction-button>`);
    await until(() => view.customElements.get('auction-button'), 'the button');
    await until(() => queryRole(inFrame('auction-button'), 'button'), 'the button to be rendered');
    await until(() => view.customElements.get('auction-footer'), 'the footer');
  });
});
