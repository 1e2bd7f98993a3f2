import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { viewport } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

const page = window as unknown as Record<string, unknown>;

describe('auction-header: session', () => {
  const isBidder = (header: Element) => queryRole(header, 'link', 'Watchlist') !== null;
  before(() => viewport(1440, 900));
  afterEach(() => {
    delete page['dataLayer'];
    delete page['siteData'];
  });

  const cases: [what: string, layer: unknown, bidder: boolean][] = [
    ['no data layer', undefined, false],
    ['an empty data layer', [], false],
    ["loggedIn 'True'", [{ loggedIn: 'True' }], true],
    ["any entry with loggedIn 'True'", [{ event: 'x' }, { loggedIn: 'True' }, { loggedIn: 'False' }], true],
    ["loggedIn 'False'", [{ loggedIn: 'False' }], false],
    ["loggedIn 'true', which is another string", [{ loggedIn: 'true' }], false],
    ['loggedIn true, which is not a string', [{ loggedIn: true }], false],
    ['invalid values among the entries', [null, 7, 'True', [], () => 1, { loggedIn: 'True' }], true],
    ['an object instead of a list', { loggedIn: 'True' }, false],
  ];
  for (const [what, layer, bidder] of cases) {
    it(`is ${bidder ? 'bidder' : 'visitor'} with ${what}`, async () => {
      if (layer !== undefined) page['dataLayer'] = layer;
      const header = await mount('<auction-header></auction-header>');
      expect(isBidder(header)).to.equal(bidder);
      expect(queryRole(header, 'link', 'Sign In') === null).to.equal(bidder);
    });
  }

  it('is read from another variable that the page names', async () => {
    page['siteData'] = [{ loggedIn: 'True' }];
    expect(isBidder(await mount('<auction-header data-layer-name="siteData"></auction-header>'))).to.equal(
      true,
    );
  });

  it('is read once on load', async () => {
    page['dataLayer'] = [];
    const header = await mount('<auction-header></auction-header>');
    (page['dataLayer'] as unknown[]).push({ loggedIn: 'True' });
    header.setAttribute('product-name', 'Other');
    await settled();
    expect(isBidder(header)).to.equal(false);
  });

  it('is the session that the server sets, whatever the data layer contains', async () => {
    page['dataLayer'] = [{ loggedIn: 'True' }];
    const header = await mount('<auction-header session="visitor"></auction-header>');
    expect(isBidder(header)).to.equal(false);
    header.setAttribute('session', 'bidder');
    await settled();
    expect(isBidder(header)).to.equal(true);
    header.removeAttribute('session');
    await settled();
    expect(isBidder(header)).to.equal(true);
  });

  it('works with a data layer that throws', async () => {
    Object.defineProperty(window, 'dataLayer', {
      configurable: true,
      get() {
        throw new Error('no');
      },
    });
    expect(isBidder(await mount('<auction-header></auction-header>'))).to.equal(false);
  });

  it('works with a data layer that a script of the page has broken', async () => {
    page['dataLayer'] = Object.assign([{ loggedIn: 'True' }], { some: undefined });
    expect(isBidder(await mount('<auction-header></auction-header>'))).to.equal(true);
    await unmountAll();
    page['dataLayer'] = new Proxy([], {
      get() {
        throw new Error('no');
      },
    });
    const header = await mount('<auction-header></auction-header>');
    expect(queryRole(header, 'link', 'Sign In')).not.to.equal(null);
  });
});
