import { expect } from '@open-wc/testing';
import '../../elements/auction-elements.ts';
import { byRole } from '../support/find.ts';
import { hover, viewport } from '../support/act.ts';
import { pass, restoreClock, stopClock } from '../support/clock.ts';
import { mount, unmountAll } from '../support/mount.ts';

it('draws', async () => {
  await viewport(1440);
  stopClock();
  const header = await mount('<auction-header></auction-header>');
  const button = byRole(header, 'button', 'Coins');
  await hover(button);
  await pass(300);
  expect(button.getAttribute('aria-expanded')).to.equal('true');
  restoreClock();
  await unmountAll();
});
