import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, press, parkPointer, type, viewport } from '../../../support/act.ts';
import { advance, restoreClock, stopClock, until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';
import { createTestServer } from '../../../support/testServer.ts';
import { path, suggestionsLoaded, tractors } from './searchFixture.ts';

describe('auction-header: search and menus', () => {
  afterEach(() => {
    restoreClock();
  });

  it('opens one at a time, without suggestions while a menu is open', async () => {
    await viewport(1440, 900);
    const server = createTestServer();
    // Stop the clock from the start, because a stopped clock cannot clear earlier timers.
    stopClock();
    const header = await mount(`<auction-header base-url="${server.base}"></auction-header>`);
    await server.answerJson(path, tractors);
    await press(byRole(header, 'button', 'Browse By'));
    await until(() => queryRole(header, 'group', 'Browse By'), 'the menus to load');
    await keys('Escape');
    await parkPointer();
    await advance(1000);
    byRole(header, 'combobox').focus();
    await suggestionsLoaded(header);
    await type('tract');
    await advance(500);
    await until(() => queryRole(header, 'listbox'), 'suggestions');
    await hover(byRole(header, 'button', 'Browse By'));
    await advance(300);
    expect(byRole(header, 'button', 'Browse By').ariaExpanded).to.equal('true');
    expect(queryRole(header, 'listbox') === null).to.equal(true);
    await keys('Escape');
    expect(byRole(header, 'button', 'Browse By').ariaExpanded).to.equal('false');
    await until(() => queryRole(header, 'listbox'), 'the suggestions again');
  });
});
