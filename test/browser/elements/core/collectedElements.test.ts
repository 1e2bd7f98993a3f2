import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { settled } from '../../../support/clock.ts';
import { insertHtml, mount, unmountAll } from '../../../support/mount.ts';

/** Makes the browser collect what nothing refers to any more, as far as a script can; in one task, so that it is not finished after it. */
function makeGarbage(): void {
  for (let turn = 0; turn < 40; turn++) {
    const garbage = Array.from({ length: 50_000 }, (_, index) => ({ index, text: `${turn}-${index}` }));
    expect(garbage).to.have.length(50_000);
  }
}

describe('a page whose elements have been collected', () => {
  const collect = async (tag: string) => {
    insertHtml(`<${tag}></${tag}>`.repeat(100));
    await settled();
    await unmountAll();
    makeGarbage();
  };

  afterEach(unmountAll);

  it('renders another one of the same tag', async () => {
    await collect('auction-button');
    expect((await mount('<auction-button>Bid</auction-button>')).isConnected).to.equal(true);
  });

  it('gets the rules of components that are new to it', async () => {
    await collect('auction-button');
    const grid = await mount('<auction-grid>Lots</auction-grid>');
    expect(
      getComputedStyle(grid.shadowRoot!.querySelector('[data-auction-container] > *')!).display,
    ).to.equal('grid');
  });
});
