import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { describeShot, openShot, shots } from '../../scripts/shots.mjs';
import { startDemo } from '../../scripts/startDemo.mjs';
import { demoInBrowser } from '../support/browser.mjs';
import { root } from '../support/servers.mjs';

const contents = JSON.parse(readFileSync(join(root, 'docs/screenshots/contents.json'), 'utf8'));

describe('the pictures of the README and the docs', () => {
  const site = demoInBrowser({ start: startDemo });

  for (const shot of shots)
    it(`${shot.name} shows what there is to be seen today; else \`npm run screenshots\` takes it again`, async () => {
      const page = await openShot(site.browser, site.demo.origin, shot);
      assert.deepEqual(await describeShot(page), contents[shot.name]);
      await page.close();
    });
});
