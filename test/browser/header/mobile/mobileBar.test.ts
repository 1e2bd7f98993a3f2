import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { viewport } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

const longName = 'Northern Plains Agricultural Auctioneers';

const names = {
  'the default name': { product: 'Auctions', attributes: '' },
  'a name of 40 characters': { product: longName, attributes: `product-name="${longName}"` },
  'an image as logo': {
    product: 'Gavel',
    attributes: `product-name="Gavel" logo-src="/demo/public/icon.svg"`,
  },
};

for (const session of ['visitor', 'bidder'] as const)
  describe(`auction-header: mobile bar of a ${session}`, () => {
    let header: HTMLElement;

    afterEach(async () => {
      await unmountAll();
      await viewport(1440, 900);
    });

    const controls = (product: string): Record<string, Element> => ({
      menu: byRole(header, 'button', 'Open menu'),
      logo: byRole(header, 'link', product),
      search: byRole(header, 'combobox').closest('form')!,
      account:
        session === 'visitor' ? byRole(header, 'link', 'Sign In') : byRole(header, 'button', `My ${product}`),
    });

    it('has icons of 24 px in targets of 48 px', async () => {
      await viewport(390, 700);
      header = await mount(`<auction-header session="${session}"></auction-header>`);
      for (const [name, control] of Object.entries(controls('Auctions'))) {
        if (name === 'logo') continue;
        const icon = control.querySelector('svg')!.getBoundingClientRect();
        const { width, height } = control.getBoundingClientRect();
        expect([name, icon.width, icon.height, width, height]).to.deep.equal([name, 24, 24, 48, 48]);
      }
    });

    for (const [width, edge] of [
      [390, 16],
      [768, 16],
      [900, 24],
      [1440, 88],
    ] as const)
      it(`aligns the logo of a minimal header, ${edge} px from the edge at ${width} px`, async () => {
        await viewport(width, 700);
        header = await mount(`<auction-header session="${session}" variant="minimal"></auction-header>`);
        expect(byRole(header, 'link', 'Auctions').getBoundingClientRect().left).to.equal(
          header.getBoundingClientRect().left + edge,
        );
      });

    for (const [width, edge] of [
      [320, 16],
      [700, 16],
      [768, 16],
      [900, 24],
      [1103, 24],
    ] as const)
      it(`aligns with the page content at ${width} px, ${edge} px from the edges`, async () => {
        await viewport(width, 700);
        header = await mount(`<auction-header session="${session}"></auction-header>`);
        const { left, right } = header.getBoundingClientRect();
        const { menu, account } = controls('Auctions');
        expect(menu!.querySelector('svg')!.getBoundingClientRect().left).to.equal(left + edge);
        const isFilled = session === 'visitor' && width > 479;
        const last = isFilled ? account! : account!.querySelector('svg')!;
        // The Sign In icon is 20 px wide, and the account icon 24 px.
        expect(last.getBoundingClientRect().right).to.be.closeTo(right - edge, 2);
      });

    for (const [what, { product, attributes }] of Object.entries(names))
      for (const width of [240, 320, 360, 384, 1103])
        it(`shows all of its controls at ${width} px with ${what}`, async () => {
          await viewport(width, 700);
          header = await mount(`<auction-header session="${session}" ${attributes}></auction-header>`);
          header.setAttribute('style', 'position: absolute; inset: 0 0 auto');
          expect(header.getBoundingClientRect().height).to.equal(68.5);
          expect(document.scrollingElement!.scrollWidth).to.equal(width);
          expect(queryRole(header, 'link', 'Watchlist') === null).to.equal(true);
          const rects = Object.entries(controls(product)).map(([name, element]) => ({
            name,
            rect: element.getBoundingClientRect(),
          }));
          for (const { name, rect } of rects) {
            expect(Math.min(rect.width, rect.height), name).to.be.at.least(24);
            expect(rect.left, name).to.be.at.least(0);
            expect(rect.right, name).to.be.at.most(width);
          }
          const image = queryRole(header, 'img');
          if (image) expect(image.getBoundingClientRect().right).to.be.at.most(rects[1]!.rect.right);
          for (const [index, { name, rect }] of rects.slice(1).entries())
            expect(rect.left, `${name} beside ${rects[index]!.name}`).to.be.at.least(
              rects[index]!.rect.right,
            );
        });

    for (const [what, { product, attributes }] of Object.entries(names).slice(0, 2))
      for (const width of [320, 360, 384, 1103])
        it(`breaks ${what} only between words at ${width} px`, async () => {
          await viewport(width, 700);
          header = await mount(`<auction-header session="${session}" ${attributes}></auction-header>`);
          const text = await until(() => textNodeIn(byRole(header, 'link', product)), 'the name');
          const lines = product.split(' ').map((word) => {
            const range = document.createRange();
            range.setStart(text, text.data.indexOf(word));
            range.setEnd(text, text.data.indexOf(word) + word.length);
            return [word, range.getClientRects().length];
          });
          expect(lines).to.deep.equal(product.split(' ').map((word) => [word, 1]));
        });
  });

const textNodeIn = (element: Element): Text | null =>
  document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text | null;
