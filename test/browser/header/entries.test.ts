import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { press, viewport } from '../../support/act.ts';
import { until } from '../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../support/find.ts';
import { recordWarnings } from '../../support/mount.ts';
import { mountWith } from './overflow/overflowFixture.ts';

const icon = new URL('/favicon.ico', location.href).href;
const config = {
  tools: [
    { label: 'Messages', href: '/messages', icon, count: 120 },
    { label: 'Consign', href: '/consign' },
  ],
  languages: [
    { label: 'English', lang: 'en', href: '/en/' },
    { label: 'Deutsch', lang: 'de', href: '/de/' },
  ],
};

describe('auction-header: configured entries', () => {
  it('shows links in the top row with icon and count', async () => {
    await viewport(1800, 900);
    const header = await mountWith(config);
    const link = await until(() => queryRole(header, 'link', 'Messages, 120'), 'the count');
    expect(link.getAttribute('href')).to.equal('/messages');
    const image = link.querySelector('img')!;
    expect([image.src, image.alt, image.width, image.height]).to.deep.equal([icon, '', 20, 20]);
    expect(link.querySelector('[part=badge]')!.textContent).to.equal('99+');
    expect(byRole(header, 'link', 'Consign').getAttribute('href')).to.equal('/consign');
    await expect(header).to.be.accessible();
  });

  it('marks the language of the page as current in a menu of languages', async () => {
    await viewport(1800, 900);
    document.documentElement.lang = 'en-US';
    const header = await mountWith(config);
    const button = byRole(header, 'button', 'Language');
    await press(button);
    const german = await until(() => queryRole(header, 'link', 'Deutsch'), 'the languages');
    expect([german.lang, german.getAttribute('hreflang'), german.getAttribute('href')]).to.deep.equal([
      'de',
      'de',
      '/de/',
    ]);
    expect(german.getAttribute('aria-current')).to.equal(null);
    expect(byRole(header, 'link', 'English').getAttribute('aria-current')).to.equal('true');
  });

  it('shows the entries in the mobile menu', async () => {
    await viewport(390, 800);
    const header = await mountWith(config);
    await press(await until(() => queryRole(header, 'button', 'Open menu, Messages, 120'), 'the count'));
    const dialog = await until(() => queryRole(header, 'dialog', 'Menu'), 'the menu');
    expect(byRole(dialog, 'link', 'Messages, 120').getAttribute('href')).to.equal('/messages');
    await press(byRole(dialog, 'button', 'Language'));
    await until(() => queryRole(header, 'link', 'Deutsch'), 'the languages');
    expect(allByRole(header, 'link').filter((link) => link.hasAttribute('hreflang'))).to.have.length(2);
  });

  it('omits entries whose URLs are not allowed', async () => {
    await viewport(1800, 900);
    const { texts, stop } = recordWarnings();
    const header = await mountWith({
      tools: [{ label: 'Consign', href: 'javascript:alert(1)' }],
      languages: [{ label: 'Deutsch', lang: 'de', href: 'data:,' }],
    });
    stop();
    expect(queryRole(header, 'link', 'Consign')).to.equal(null);
    expect(queryRole(header, 'button', 'Language')).to.equal(null);
    expect(texts.join()).to.match(/`tools\[0\]\.href` must be .*`languages\[0\]\.href` must be /s);
  });
});
