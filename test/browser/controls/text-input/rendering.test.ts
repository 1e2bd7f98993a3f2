import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, parkPointer, press } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { expectFocus } from '../../../support/find.ts';
import { recordWarnings } from '../../../support/mount.ts';
import { element, insert, render, input, part, enter, cleanUpAfterEach } from './textInputFixture.ts';

describe('auction-text-input', () => {
  cleanUpAfterEach();

  describe('appearance', () => {
    for (const [size, height] of [
      ['normal', 40],
      ['small', 32],
    ] as const)
      it(`is ${height} px high when ${size}, whatever the font size of the page`, async () => {
        document.documentElement.style.fontSize = '62.5%';
        await render(`size="${size}"`);
        expect(part('frame')!.getBoundingClientRect().height).to.equal(height);
        document.documentElement.style.fontSize = '';
      });

    it('shows a prefix and a suffix in reading order', async () => {
      await render('value="120"', '<span slot="prefix">$</span><span slot="suffix">USD</span>');
      const [prefix, suffix] = element.querySelectorAll('span');
      const left = (each: Element) => each.getBoundingClientRect().left;
      expect(left(prefix!)).to.be.below(left(input()));
      expect(left(input())).to.be.below(left(suffix!));
      element.dir = 'rtl';
      expect(left(prefix!)).to.be.above(left(suffix!));
      await press(prefix!);
      expectFocus(input());
    });

    it('begins and ends 12 px inside its border, with and without a prefix and a suffix', async () => {
      await render('value="120"', '<span slot="prefix">$</span><span slot="suffix">USD</span>');
      const frame = part('frame')!.getBoundingClientRect();
      const [prefix, suffix] = [...element.querySelectorAll('span')].map((each) =>
        each.getBoundingClientRect(),
      );
      expect([prefix!.left - frame.left, frame.right - suffix!.right].map(Math.round)).to.deep.equal([
        13, 13,
      ]);
      await render('value="120"');
      const { paddingLeft } = getComputedStyle(input());
      expect(
        input().getBoundingClientRect().left +
          parseFloat(paddingLeft) -
          part('frame')!.getBoundingClientRect().left,
      ).to.equal(13);
    });

    it('shows the icon of a message in its first line', async () => {
      await insert(
        `<auction-text-input aria-label="Email" type="email" style="inline-size: 120px"></auction-text-input>`,
      );
      await enter('dana');
      input().blur();
      const message = await until(() => part('message'), 'the message');
      const [first, second] = message.querySelector('span')!.getClientRects();
      expect(second === undefined && message.getBoundingClientRect().height < 40).to.equal(false);
      const icon = message.querySelector('svg')!.getBoundingClientRect();
      const line = parseFloat(getComputedStyle(message).lineHeight);
      expect((icon.top + icon.bottom) / 2).to.be.closeTo(first!.top + line / 2, 1);
    });

    it('has a stronger border under the pointer', async () => {
      await render();
      await parkPointer();
      const border = () => getComputedStyle(part('frame')!).borderTopColor;
      const atRest = border();
      await hover(part('frame')!);
      expect(border()).to.not.equal(atRest);
      await parkPointer();
    });

    it('warns that its label belongs on the form field around it', async () => {
      const warnings = recordWarnings();
      await render('label="Lot"');
      await until(() => warnings.texts.length > 0, 'the warning');
      warnings.stop();
      expect(warnings.texts).to.deep.equal([
        'auction-text-input: The attribute `label` is unknown and has no effect. Set it on an `<auction-form-field>` around the element.',
      ]);
    });

    it('shows the focus indicator outside the whole field', async () => {
      await render();
      await enter('a');
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(part('frame')!);
      expect([outlineStyle, outlineWidth, outlineOffset]).to.deep.equal(['solid', '2px', '2px']);
    });

    it('can be styled through its parts', async () => {
      const style = document.createElement('style');
      style.textContent = 'auction-text-input::part(frame) { border-radius: 9px }';
      document.head.append(style);
      await render();
      expect(getComputedStyle(part('frame')!).borderRadius).to.equal('9px');
      style.remove();
    });

    it('has no style element', async () => {
      await render();
      expect(element.shadowRoot!.querySelectorAll('style').length).to.equal(0);
    });
  });

  it('does not render other fields when the user types', async () => {
    await insert('<auction-text-input></auction-text-input>'.repeat(3));
    const others = [...element.parentElement!.querySelectorAll('auction-text-input')].slice(1);
    let mutations = 0;
    const observer = new MutationObserver((records) => (mutations += records.length));
    let reads = 0;
    for (const other of others) {
      observer.observe(other.shadowRoot!, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const { values } = other as unknown as { values: () => unknown };
      Object.defineProperty(other, 'values', {
        value: () => {
          reads++;
          return values();
        },
      });
    }
    await enter('abc');
    observer.disconnect();
    expect(element.value).to.equal('abc');
    expect([mutations, reads]).to.deep.equal([0, 0]);
  });
});
