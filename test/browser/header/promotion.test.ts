import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { keys, press, viewport } from '../../support/act.ts';
import { until } from '../../support/clock.ts';
import { byRole, queryRole } from '../../support/find.ts';
import { mount, recordWarnings, unmountAll } from '../../support/mount.ts';

const image = { src: '/demo/public/icon.svg', width: 320, height: 320, alt: '' };
const configWith = (promotion: object, more: object = {}) =>
  JSON.stringify({ categories: [{ label: 'Coins', promotion, ...more }] });
const mountWith = (config: string) => mount(`<auction-header config='${config}'></auction-header>`);
const open = async (header: Element) =>
  press(await until(() => queryRole(header, 'button', 'Coins'), 'the categories'));

describe('auction-header: promotion', () => {
  beforeEach(() => viewport(1440, 900));

  it('is a link with an image in the menu of its category, next to the popular links', async () => {
    const header = await mountWith(configWith({ image, text: 'Hoard of 1933', href: '/hoard' }));
    await open(header);
    const link = await until(() => queryRole(header, 'link', 'Hoard of 1933'), 'the promotion');
    expect(link.getAttribute('href')).to.equal('/hoard');
    const { width, height } = link.querySelector('img')!.getBoundingClientRect();
    expect(width).to.be.greaterThan(100);
    expect(width / height).to.be.closeTo(1, 0.01);
    expect(queryRole(header, 'heading', 'Popular Categories')).to.not.equal(null);
    await Promise.allSettled(header.shadowRoot!.getAnimations().map(({ finished }) => finished));
    await expect(header).to.be.accessible();
  });

  it('is shown without popular links, and in the mobile menu', async () => {
    const config = configWith(
      { image: { ...image, alt: 'Gold coins' }, text: 'Hoard', href: '/hoard' },
      { subGroups: [{ label: 'Gold', links: [{ label: 'Dollars', href: '/dollars' }] }] },
    );
    const header = await mountWith(config);
    await open(header);
    await until(() => queryRole(header, 'link', 'Gold coins Hoard'), 'the promotion');
    await keys('Escape');
    await viewport(390, 800);
    await press(byRole(header, 'button', 'Open menu'));
    await press(await until(() => queryRole(header, 'button', 'Coins'), 'the menu'));
    const link = await until(() => queryRole(header, 'link', 'Gold coins Hoard'), 'the promotion');
    await until(() => link.getBoundingClientRect().right <= 384, 'the view');
  });

  it('is omitted with a warning if one of its URLs is not allowed', async () => {
    for (const bad of [
      { image: { ...image, src: 'data:image/svg+xml,<svg/>' }, text: 'Hoard', href: '/hoard' },
      { image, text: 'Hoard', href: 'javascript:alert(1)' },
    ]) {
      const warnings = recordWarnings();
      const header = await mountWith(configWith(bad));
      await open(header);
      await until(() => queryRole(header, 'group'), 'the panel');
      expect(queryRole(header, 'link', 'Hoard')).to.equal(null);
      expect(warnings.texts.join()).to.include('`categories[0].promotion` is ignored');
      warnings.stop();
      await unmountAll();
    }
  });

  it('requires the size of its image', async () => {
    const warnings = recordWarnings();
    await mountWith(configWith({ image: { src: '/a.png' }, text: 'Hoard', href: '/hoard' }));
    await until(() => warnings.texts.some((text) => text.includes('promotion.image.width')), 'the warning');
    warnings.stop();
  });
});
