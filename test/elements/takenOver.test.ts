import { expect } from '@open-wc/testing';
import { renderElement, renderHeader } from '../../elements/server/server.tsx';
import { until } from '../support/clock.ts';
import { byRole, queryRole } from '../support/find.ts';
import { mount, unmountAll } from '../support/mount.ts';
import { world } from '../support/world.ts';

/** In a frame, because only a parser makes a shadow root of what a server has drawn. */
describe('tags that a server has drawn', () => {
  let view: Window & typeof globalThis;
  const inFrame = (tag: string) => view.document.querySelector<HTMLElement>(tag)!;
  const isResting = () =>
    inFrame('auction-header').shadowRoot!.querySelector('[data-auction-resting]') !== null;

  const open = async (drawn: string) => {
    const server = world();
    const body = `<!doctype html><html lang="en"><title>Drawn</title><body>${drawn}<p><a href="#end">End</a></p>
      <script type="module" src="/elements/autoload.ts"></script></body></html>`;
    await server.answer({ path: '/page', headers: { 'Content-Type': 'text/html; charset=utf-8' }, body });
    // A tag of the page's own tells when there is something to see.
    const own = await mount(
      `<auction-grid></auction-grid><iframe src="${server.base}/page" width="1300" height="800"></iframe>`,
    );
    const frame = own.parentElement!.querySelector('iframe')!;
    view = frame.contentWindow as typeof view;
    await until(() => view.document.querySelector('p'), 'the page');
  };

  before(() => import('../../elements/auction-grid.ts'));
  afterEach(unmountAll);

  it('are taken over in place when the browser has nothing else to do, and work', async () => {
    await open(renderHeader());
    const { shadowRoot } = inFrame('auction-header');
    const nodes = [...shadowRoot!.querySelectorAll('[data-auction-box] *')];
    expect(isResting()).to.equal(true);
    await until(() => !isResting(), 'the script to take over');
    expect(nodes.length).to.be.greaterThan(50);
    expect(
      [...shadowRoot!.querySelectorAll('[data-auction-box] *')].every((node) => nodes.includes(node)),
    ).to.equal(true);
    byRole(inFrame('auction-header'), 'button', 'Coins').click();
    await until(() => queryRole(inFrame('auction-header'), 'group'), 'the panel');
  });

  it('have what a bidder sees, and what a configuration says', async () => {
    await open(
      renderHeader(
        { productName: 'Gavel', browse: [{ label: 'Mine', href: '/mine' }] },
        { session: 'bidder' },
      ),
    );
    expect(byRole(inFrame('auction-header'), 'button', 'Account').isConnected).to.equal(true);
    await until(() => !isResting(), 'the script to take over');
    byRole(inFrame('auction-header'), 'button', 'Browse By').click();
    await until(() => queryRole(inFrame('auction-header'), 'link', 'Mine'), 'the panel');
    expect(byRole(inFrame('auction-header'), 'link', 'Gavel').getAttribute('href')).to.equal('/');
  });

  it('are loaded at the first key or touch, and what was submitted before is submitted then, once', async () => {
    await open(renderElement('auction-search'));
    await until(() => view.document.readyState === 'complete', 'the autoloader');
    const search = inFrame('auction-search');
    const terms: string[] = [];
    search.addEventListener('auction-search', (event) => {
      event.preventDefault();
      terms.push((event as CustomEvent<{ term: string }>).detail.term);
    });
    const box = byRole(search, 'combobox') as HTMLInputElement;
    box.value = 'tractor';
    box.form!.requestSubmit();
    box.dispatchEvent(new view.KeyboardEvent('keydown', { key: 'a', bubbles: true, composed: true }));
    await until(() => terms.length > 0, 'the search');
    expect(terms).to.deep.equal(['tractor']);
    expect(box.value).to.equal('tractor');
  });

  it('stand beside tags that are not drawn, which are loaded at once', async () => {
    await open(`${renderElement('auction-footer')}<auction-button>Bid</auction-button>`);
    await until(() => view.customElements.get('auction-button'), 'the button');
    await until(() => queryRole(inFrame('auction-button'), 'button'), 'the button to be drawn');
    await until(() => view.customElements.get('auction-footer'), 'the footer');
  });
});
