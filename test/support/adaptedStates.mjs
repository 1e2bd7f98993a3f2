import assert from 'node:assert/strict';
import { appears, press } from './browser.mjs';

/** States of the demo’s pages in which user adaptations are tested. */

const pressButton = (page, name) =>
  press(page, `auction-header >>> ::-p-aria([name="${name}"][role="button"])`);

const signIn = async (page) => {
  await page.$eval('auction-header', (header) => {
    header.session = 'bidder';
  });
  await appears(page, 'auction-header >>> .tools > [aria-haspopup=dialog]');
};
const isShown = (element) => element?.evaluate((each) => each.checkVisibility()) ?? false;

/** Each state has a page, actions, and the expected result. `phone` selects the header. */
export const states = {
  'the start page': { path: '/' },
  'the sign-in page': { path: '/asp/LoginBidder.asp' },
  'a list of lots': { path: '/todays-auctions' },
  'the start page of a bidder': {
    path: '/demo/plain',
    phone: true,
    act: async (page) => {
      await signIn(page);
      assert.equal(await page.$('auction-header >>> ::-p-text(Watchlist)').then(isShown), false);
    },
  },
  'the account in the mobile menu': {
    path: '/demo/plain',
    phone: true,
    act: async (page) => {
      await signIn(page);
      await press(page, 'auction-header >>> .tools > [aria-haspopup=dialog]');
      await appears(page, 'auction-header >>> dialog ::-p-text(Sign Out)');
    },
  },
  'the mobile menu': {
    path: '/',
    phone: true,
    act: async (page) => {
      await pressButton(page, 'Open menu');
      await appears(page, 'auction-header >>> dialog[open]');
    },
  },
  'a page of the mobile menu': {
    path: '/',
    phone: true,
    act: async (page) => {
      await pressButton(page, 'Open menu');
      await press(page, 'auction-header >>> dialog[open] button ::-p-text(Farm Equipment)');
      await appears(page, 'auction-header >>> dialog ::-p-text(Tractors)');
    },
  },
  'a mega-menu': {
    path: '/',
    phone: false,
    act: async (page) => {
      await pressButton(page, 'Farm Equipment');
      await appears(page, 'auction-header >>> [aria-expanded=true] + [role=group] a');
    },
  },
  'the account menu': {
    path: '/demo/plain',
    phone: false,
    act: async (page) => {
      await page.$eval('auction-header', (header) => {
        header.session = 'bidder';
      });
      await pressButton(page, 'Account');
      await appears(page, 'auction-header >>> [aria-expanded=true] + [role=group] a');
    },
  },
  suggestions: {
    path: '/',
    act: async (page) => {
      await (await appears(page, 'auction-header >>> input[role=combobox]')).type('tractor');
      await appears(page, 'auction-header >>> [role=option]');
    },
  },
  'the controls': { path: '/controls' },
  'the calendar': {
    path: '/controls',
    act: async (page) => {
      await press(page, 'auction-date-input >>> [part~=picker-button]');
      await appears(page, 'auction-date-input >>> [data-day]');
    },
  },
  'the time panel': {
    path: '/controls',
    act: async (page) => {
      await press(page, 'auction-time-input >>> [part~=picker-button]');
      await appears(page, 'auction-time-input >>> [role=dialog] input');
    },
  },
};
