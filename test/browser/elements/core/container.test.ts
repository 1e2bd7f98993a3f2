import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { mount } from '../../../support/mount.ts';

describe('the container that React renders into', () => {
  for (const html of [
    '<auction-header></auction-header>',
    '<auction-text-input></auction-text-input>',
    '<auction-date-picker></auction-date-picker>',
  ])
    it(`has a box in ${html}, because WebKit omits it from the accessibility tree otherwise`, async () => {
      const { shadowRoot } = await mount(html);
      const container = shadowRoot!.querySelector('[data-auction-container]')!;
      expect(getComputedStyle(container).display).not.to.be.oneOf(['contents', 'none']);
    });
});
