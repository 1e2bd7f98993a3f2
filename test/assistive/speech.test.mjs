import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pause, until } from '../support/browser.mjs';
import { startHost } from '../support/release.mjs';
import { startDesktop } from './desktop.mjs';
import { getPage, journeys } from './journeys.mjs';
import { matchSnapshot } from './snapshots.mjs';
import { every } from './trees.mjs';

/** What Orca says on the way through the main journeys; its log has each utterance. */

const chosen = (process.env.ENGINES?.split(',') ?? ['firefox']).filter((each) => each === 'firefox');

/** Orca says the keys that are typed, and when the browser has loaded a page. */
const echo =
  /^(.|Finished loading .*|Page has .*|tab|return|escape|backspace|space|page down|(left|right) (shift|control)|slash|at|dot|colon)$/;

const suggestions = JSON.stringify({
  data: [
    { name: 'Gold Coins', count: 210, path: '/for-sale/coins/gold-coins' },
    { name: 'Silver Coins', count: 98, path: '/for-sale/coins/silver-coins' },
  ],
});

for (const engine of chosen)
  describe(`Orca on ${engine}`, () => {
    let desktop;
    let host;
    let log;
    before(async () => {
      desktop = await startDesktop({
        orca: '/usr/bin/orca',
        'speech-dispatcher': '/usr/bin/speech-dispatcher',
        xdotool: '/usr/bin/xdotool',
      });
      const pages = Object.entries(journeys).map(([name, { body }], index) => [
        `/journey${index}`,
        () => getPage(name, body),
      ]);
      host = await startHost({
        ...Object.fromEntries(pages),
        '/catalog/catalog-browser/api/category/suggestions': () => ({
          type: 'application/json',
          body: suggestions,
        }),
        '/catalog/catalog-browser/api/newsletter/subscribe': () => ({ type: 'application/json', body: '{}' }),
      });
      // Signing out lasts as long as its call.
      host.hold((path) => path === '/proxy/logout/v1');
      const settings = join(desktop.env.HOME, 'speech');
      mkdirSync(settings);
      log = join(settings, 'spoken.txt');
      writeFileSync(log, '');
      const module = fileURLToPath(new URL('speechModule.py', import.meta.url));
      writeFileSync(
        join(settings, 'speechd.conf'),
        `AddModule "log" "${module}" "log.conf"\nDefaultModule log\n`,
      );
      const env = { ...desktop.env, SPEECH_LOG: log };
      desktop.start('/usr/bin/speech-dispatcher', ['-s', '-t', '0', '-C', settings], { env });
      await until(() => existsSync(join(desktop.env.HOME, 'speech-dispatcher/speechd.sock')), 'the speech');
      desktop.start('/usr/bin/orca', ['--replace'], { env });
      await until(() => heard().length > 0, 'Orca to speak');
    });
    after(() => {
      desktop?.end();
      host?.end();
    });

    /** What has been said so far. */
    const heard = () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((text) => text !== '' && !echo.test(text));
    /**
     * Nothing tells when a screen reader has finished: it has when it has said nothing more for a second. On a busy machine it begins late; some
     * keys have no answer.
     */
    const quiet = async (before = -1) => {
      for (let tries = 0; heard().length === before && tries < 4; tries++) await pause(1000);
      for (let length = -1; length !== heard().length;) {
        length = heard().length;
        await pause(1000);
      }
    };
    const press = async (...keys) => {
      const { length } = heard();
      const tool = desktop.start('/usr/bin/xdotool', keys, { env: desktop.env });
      await once(tool, 'exit');
      await quiet(length);
    };

    for (const [index, [name, { keys, size }]] of Object.entries(journeys).entries())
      it(name, async () => {
        const page = desktop.open(engine, `${host.origin}/journey${index}`, name, size);
        try {
          await page.tree(
            (tree) =>
              [...every(tree)].some(
                ({ name: own, states }) => /^(Start|End)$/.test(own) && states.includes('focused'),
              ),
            'the focus',
          );
          await quiet();
          const lines = [name];
          for (const key of keys) {
            const { length } = heard();
            await press(...(key.startsWith('"') ? ['type', key.slice(1, -1)] : ['key', key]));
            const said = heard().slice(length);
            lines.push(`  ${key}`, ...said.map((text) => `    ${text}`));
          }
          matchSnapshot(`speech.${engine}.${name.replaceAll(/\W+/g, '-')}`, `${lines.join('\n')}\n`);
          assert.ok(lines.length > keys.length);
        } finally {
          await page.close();
        }
      });
  });
