import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { control, open, openSite, page } from '../built/site.mjs';

const press = async (name, role = 'button') => (await control(role, name)).click();

describe('a server-rendered page', () => {
  openSite();

  describe('without JavaScript', () => {
    const off = { script: false };

    it('opens every menu, one at a time, and closes it by Escape', async () => {
      await open('/?mode=prerender', off);
      for (const name of ['Construction', 'Vehicles', 'Other', 'Browse By', 'About Auctions']) {
        await press(name);
        await page.waitForSelector('auction-header >>> :popover-open');
        const close = await page.$('auction-header >>> :popover-open h2');
        assert.ok(close, name);
        await page.keyboard.press('Escape');
      }
      assert.equal(await page.$('auction-header >>> :popover-open'), null);
    });

    it('follows a link of a mega-menu', async () => {
      await open('/?mode=prerender', off);
      await press('Vehicles');
      await Promise.all([page.waitForNavigation(), press('Sedans', 'link')]);
      assert.equal(new URL(page.url()).pathname, '/for-sale/vehicles/sedans');
    });

    it('navigates into the mobile menu and back', async () => {
      await open('/?mode=prerender', { ...off, width: 390 });
      await press('Open menu');
      await press('Coins');
      await press('Close Coins');
      await press('Coins');
      const link = await page.waitForSelector('auction-header >>> :popover-open a[href^="/for-sale/coins/"]');
      await Promise.all([page.waitForNavigation(), link.click()]);
      assert.match(new URL(page.url()).pathname, /^\/for-sale\/coins\//);
    });

    it('searches', async () => {
      await open('/?mode=prerender', off);
      await press('Search lots, makers, places', 'combobox');
      await page.keyboard.type('tractor');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(new URL(page.url()).searchParams.get('searchTerm'), 'tractor');
    });

    it('signs in, returns to the page, and signs out', async () => {
      await open('/for-sale/coins?mode=prerender', off);
      await Promise.all([page.waitForNavigation(), press('Sign In', 'link')]);
      assert.equal(new URL(page.url()).searchParams.get('d'), '/for-sale/coins?mode=prerender');
      await page.type('input[type=email], input[name=email]', 'bidder@auction.example');
      await page.type('input[type=password]', 'tractor');
      await Promise.all([page.waitForNavigation(), page.click('main button')]);
      assert.equal(new URL(page.url()).pathname, '/for-sale/coins');
      await press('Account');
      await Promise.all([page.waitForNavigation(), press('Sign Out', 'link')]);
      await control('link', 'Sign In');
    });

    it('subscribes to the newsletter', async () => {
      await open('/?mode=prerender', off);
      const input = await page.waitForSelector('auction-footer >>> input[type=email]');
      await input.type('ada@example.com');
      const [answer] = await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.ok(answer.ok(), String(answer.status()));
    });
  });
});
