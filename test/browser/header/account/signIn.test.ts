import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { parkPointer, press } from '../../../support/act.ts';
import { byRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';
import { nextNavigations } from '../../../support/navigations.ts';

describe('auction-header: Sign In', () => {
  const address = location.href;
  afterEach(() => {
    history.replaceState(null, '', address);
  });
  const signIn = (header: Element) => byRole(header, 'link', 'Sign In') as HTMLAnchorElement;

  it('returns to the encoded path, query, and hash of the page', async () => {
    history.replaceState(null, '', '/lots/7?a=1&b=%26#top');
    const header = await mount('<auction-header session="visitor"></auction-header>');
    expect(signIn(header).getAttribute('href')).to.equal(
      '/asp/LoginBidder.asp?d=%2Flots%2F7%3Fa%3D1%26b%3D%2526%23top',
    );
  });

  it('updates its URL on click', async () => {
    const header = await mount('<auction-header session="visitor"></auction-header>');
    history.replaceState(null, '', '/after?x=1');
    await press(signIn(header));
    expect(await nextNavigations()).to.deep.equal(['/asp/LoginBidder.asp?d=%2Fafter%3Fx%3D1']);
  });

  it('never returns to another host', async () => {
    history.replaceState(null, '', `${location.origin}//evil.example/x`);
    await parkPointer();
    const header = await mount('<auction-header session="visitor"></auction-header>');
    expect(signIn(header).getAttribute('href')).to.equal('/asp/LoginBidder.asp?d=%2Fevil.example%2Fx');
  });
});
