import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { byRole } from '../../support/find.ts';
import { mount } from '../../support/mount.ts';

const muted = 'rgb(81, 96, 109)';
const fill = 'rgb(240, 241, 242)';
const none = 'rgba(0, 0, 0, 0)';

describe('appearance', () => {
  after(() => viewport(1440, 900));

  const find = async (html: string, selector: string): Promise<Element> => {
    const element = await mount(html);
    await settled();
    return until(() => element.shadowRoot!.querySelector(selector), selector);
  };

  for (const [html, selector, color, background] of [
    ['<auction-button disabled>Bid</auction-button>', 'button', muted, fill],
    ['<auction-button disabled variant="secondary">Bid</auction-button>', 'button', muted, fill],
    ['<auction-button disabled variant="plain">Bid</auction-button>', 'button', muted, none],
    ['<auction-button disabled href="/lot">Bid</auction-button>', 'a', muted, fill],
    ['<auction-button disabled href="/lot" variant="plain">Bid</auction-button>', 'a', muted, none],
    ['<auction-time-picker disabled value="14:30"></auction-time-picker>', '.segment > input', muted, fill],
    ['<auction-time-picker disabled value="14:30"></auction-time-picker>', '[data-period]', muted, fill],
  ] as const)
    it(`is legible and without the accent color while disabled: ${html}, ${selector}`, async () => {
      const style = getComputedStyle(await find(html, selector));
      expect([style.color, style.backgroundColor, style.opacity]).to.deep.equal([color, background, '1']);
    });

  it('is legible on days that cannot be selected', async () => {
    const day = await find(
      '<auction-date-picker min="9999-01-01" value="2026-11-21"></auction-date-picker>',
      'td > [aria-disabled]',
    );
    expect(getComputedStyle(day).opacity).to.equal('0.75');
  });

  for (const [html, selector] of [
    ['<auction-button>Bid</auction-button>', 'button'],
    ['<auction-search></auction-search>', '[part~=search-button]'],
    ['<auction-date-picker></auction-date-picker>', 'td > button'],
  ] as const)
    it(`has lines of whole pixels, which keep text in the middle: ${html}`, async () => {
      const { lineHeight } = getComputedStyle(await find(html, selector));
      expect(parseFloat(lineHeight)).to.be.closeTo(20, 0.1);
    });

  it('has icons in the first line of the message of a time picker', async () => {
    const panel = await mount('<auction-time-picker required></auction-time-picker>');
    await press(byRole(panel, 'button', 'Done'));
    const message = await until(() => panel.shadowRoot!.querySelector('.message'), 'the message');
    message.lastChild!.textContent = 'Long message '.repeat(20);
    const icon = message.querySelector('svg')!.getBoundingClientRect();
    expect(icon.top - message.getBoundingClientRect().top).to.be.below(8);
  });

  it('has link groups with headings of one line and lists that begin at the same height from 1104 px', async () => {
    for (const width of [1104, 1440]) {
      await viewport(width, 900);
      const footer = await mount('<auction-footer></auction-footer>');
      const list = await until(() => footer.shadowRoot!.querySelector('.group ul'), 'the link groups');
      const tops = [...footer.shadowRoot!.querySelectorAll('.group ul')].map(
        (each) => each.getBoundingClientRect().top,
      );
      expect(new Set(tops).size, `${width} px`).to.equal(1);
      expect(list.getBoundingClientRect().top - footer.getBoundingClientRect().top).to.be.below(100);
    }
  });
});
