import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { describeShot, openShot, shots } from '../../scripts/shots.mjs';
import { startDemo } from '../../scripts/startDemo.mjs';
import { demoInBrowser } from '../support/browser.mjs';
import { root } from '../support/servers.mjs';

const contents = JSON.parse(readFileSync(join(root, 'docs/screenshots/contents.json'), 'utf8'));

describe('screenshots of the README and the docs', () => {
  const site = demoInBrowser({ start: startDemo });

  for (const shot of shots)
    it(`matches the current page in ${shot.name}, or has to be updated by \`npm run screenshots\``, async () => {
      const page = await openShot(site.browser, site.demo.origin, shot);
      assert.deepEqual(await describeShot(page), contents[shot.name]);
      await page.close();
    });
});
