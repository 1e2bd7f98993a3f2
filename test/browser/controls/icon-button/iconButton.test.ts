import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { mount, recordWarnings } from '../../../support/mount.ts';

describe('auction-icon-button', () => {
  for (const [size, icon] of [
    [20, 14],
    [34, 20],
    [42, 30],
    [54, 44],
  ] as const)
    it(`is ${size} px with an icon of ${icon} px`, async () => {
      const element = await mount(
        `<auction-icon-button label="Save" icon="check" size="${size}"></auction-icon-button>`,
      );
      const button = element.shadowRoot!.querySelector('button')!;
      const { width, height } = button.querySelector('svg')!.getBoundingClientRect();
      expect([button.offsetWidth, button.offsetHeight, width, height]).to.deep.equal([
        size,
        size,
        icon,
        icon,
      ]);
    });

  it('has a target of 24 px even at a size of 20 px', async () => {
    const element = await mount(
      '<div style="padding:20px"><auction-icon-button label="Save" icon="check" size="20"></auction-icon-button></div>',
    );
    let clicks = 0;
    element.addEventListener('click', () => clicks++);
    const { left, top } = element.shadowRoot!.querySelector('button')!.getBoundingClientRect();
    const hit = element.shadowRoot!.elementFromPoint(left - 1.5, top - 1.5);
    expect(hit?.localName).to.equal('button');
  });

  for (const [size, target] of [
    [20, 24],
    [34, 34],
    [42, 42],
  ] as const)
    it(`has a target of ${target} px at ${size} in right-to-left pages`, async () => {
      const element = await mount(
        `<div dir="rtl" style="padding:20px"><auction-icon-button label="Save" icon="check" size="${size}"></auction-icon-button></div>`,
      );
      const root = element.shadowRoot!;
      const { left, right, top } = root.querySelector('button')!.getBoundingClientRect();
      const beyond = (target - size) / 2;
      const hits = [left - beyond - 1.5, left - beyond + 1.5, right + beyond - 1.5, right + beyond + 1.5].map(
        (x) => Boolean(root.elementFromPoint(x, top + size / 2)?.closest('button')),
      );
      expect(hits).to.deep.equal([false, true, true, false]);
    });

  it('accepts an icon of the page', async () => {
    const element = await mount(
      '<auction-icon-button label="Save" size="54"><svg id="own" width="44" height="44"></svg></auction-icon-button>',
    );
    const { left, width } = element.querySelector('#own')!.getBoundingClientRect();
    const button = element.shadowRoot!.querySelector('button')!.getBoundingClientRect();
    expect(left + width / 2).to.equal(button.left + button.width / 2);
  });

  it('warns when it has no label', async () => {
    const warnings = recordWarnings();
    await mount('<auction-icon-button icon="check"></auction-icon-button>');
    warnings.stop();
    expect(warnings.texts.join()).to.match(/auction-icon-button: `label` is missing/);
  });
});
