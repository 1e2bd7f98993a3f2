import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { settled } from '../../../support/clock.ts';
import { insertHtml, mount, unmountAll } from '../../../support/mount.ts';

/**
 * Makes the browser collect unreferenced objects, as far as a script can. It runs in one task, so that the
 * collection cannot finish after it.
 */
function makeGarbage(): void {
  for (let turn = 0; turn < 40; turn++) {
    const garbage = Array.from({ length: 50_000 }, (_, index) => ({ index, text: `${turn}-${index}` }));
    expect(garbage).to.have.length(50_000);
  }
}

describe('a page whose elements have been garbage-collected', () => {
  const collect = async (tag: string) => {
    insertHtml(`<${tag}></${tag}>`.repeat(100));
    await settled();
    await unmountAll();
    makeGarbage();
  };

  it('renders another element of the same name', async () => {
    await collect('auction-button');
    expect((await mount('<auction-button>Bid</auction-button>')).isConnected).to.equal(true);
  });

  it('applies the styles of components that are new to it', async () => {
    await collect('auction-button');
    const grid = await mount('<auction-grid>Lots</auction-grid>');
    expect(
      getComputedStyle(grid.shadowRoot!.querySelector('[data-auction-container] > *')!).display,
    ).to.equal('grid');
  });
});
