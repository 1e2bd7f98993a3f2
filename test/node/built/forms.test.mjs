import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { page, errors, requests, open, appears, press, openSite } from './site.mjs';

describe('built library on the demo site', () => {
  openSite();

  describe('form controls in a real form', () => {
    const field = (name) => `auction-text-input[name=${name}]`;
    const arrived = () =>
      page.$$eval('section[aria-labelledby=arrived] tbody tr', (rows) =>
        rows.map((row) => [...row.cells].map((cell) => cell.textContent)),
      );
    const fill = async (name, text) => {
      await press(`${field(name)} >>> input`);
      await page.keyboard.type(text);
    };

    it('posts typed values and the pressed button in page order', async () => {
      await open('/controls');
      await fill('name', 'Dana Reyes');
      await fill('email', 'dana@example.com');
      await fill('password', 'long enough');
      await Promise.all([page.waitForNavigation(), page.click('auction-button[value=draft]')]);
      assert.deepEqual(await arrived(), [
        ['name', 'Dana Reyes'],
        ['email', 'dana@example.com'],
        ['password', 'long enough'],
        ['card', '(empty)'],
        ['bid', '250'],
        ['note', 'Please hold the lot until Friday'],
        ['native', '(empty)'],
        ['action', 'draft'],
      ]);
      assert.deepEqual(errors, []);
    });

    it('posts by Enter through the first button', async () => {
      await open('/controls');
      await fill('name', 'Dana Reyes');
      await fill('email', 'dana@example.com');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.deepEqual((await arrived()).at(-1), ['action', 'register']);
    });

    it('validates first, and focuses the first invalid control', async () => {
      await open('/controls');
      await fill('email', 'nobody');
      await page.keyboard.press('Enter');
      assert.equal(await page.evaluate(() => document.activeElement.getAttribute('name')), 'name');
      assert.equal(new URL(page.url()).pathname, '/controls');
      assert.deepEqual(await arrived(), []);
    });

    it('submits dates and times in their stored format, whatever the user typed', async () => {
      await open('/controls');
      const type = async (tag, text) => {
        await press(`#viewing auction-${tag}-input >>> input`);
        await page.keyboard.type(text);
      };
      await type('date', '1/2/2031');
      await type('time', '9:30');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      const stored = await page.$eval('#viewings tbody tr', (row) =>
        [...row.cells].map((cell) => cell.textContent),
      );
      assert.deepEqual(stored, ['2031-01-02', '09:30']);
      assert.deepEqual(errors, []);
    });

    it('loads a picker when its button is hovered', async () => {
      await open('/controls');
      const parts = () => requests.filter((path) => /TimePanel|floating/.test(path));
      assert.deepEqual(
        parts().filter((path) => /floating/.test(path)),
        [],
      );
      const button = await appears('#viewing auction-date-input >>> [part~=picker-button]');
      await button.click();
      await appears('#viewing auction-date-input >>> [role=grid]');
      assert.match(requests.join(), /floating/);
      assert.deepEqual(errors, []);
    });
  });
});
