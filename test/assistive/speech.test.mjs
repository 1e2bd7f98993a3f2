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
import { exceptions } from './speechExceptions.mjs';
import { matchSnapshot } from './snapshots.mjs';
import { every } from './trees.mjs';

/** What Orca says on the way through the main journeys; its log has each utterance. */

const chosen = (process.env.ENGINES?.split(',') ?? ['firefox']).filter((each) => each === 'firefox');

/** Orca says the keys that are typed, and when the browser has loaded a page: here the one of new tabs, too, at some time. */
const echo =
  /^(.|Finished loading .*|Page has .*|Mozilla Firefox frame\.|tab|return|escape|backspace|space|page down|(left|right) (shift|control)|slash|at|dot|colon)$/;

const suggestions = JSON.stringify({
  data: [
    { name: 'Gold Coins', count: 210, path: '/for-sale/coins/gold-coins' },
    { name: 'Silver Coins', count: 98, path: '/for-sale/coins/silver-coins' },
  ],
});

/** How Orca is to be used with what has the focus; nothing of the page. */
const mode = /^(Focus|Browse) mode$/;

const normalize = (text) => text.replace(/\.$/, '').toLowerCase();

/** What is amiss with a step: nothing is said, or something twice. What is typed is said by its letters. */
function getFlaw(key, said) {
  const texts = said.filter((text) => !mode.test(text)).map(normalize);
  if (texts.length === 0 && !key.startsWith('"')) return 'silent';
  return new Set(texts).size < texts.length ? 'twice' : undefined;
}

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
        '/catalog/catalog-browser/api/category/suggestions': ({ search }) => ({
          type: 'application/json',
          body: search.includes('coin') ? suggestions : '{"data":[]}',
        }),
        '/signIn': () => getPage('Sign in to bid', '<label>Paddle <input autofocus></label>'),
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
      await until(() => spoken().length > 0, 'Orca to speak');
      // There is no window manager: the window under the pointer gets the keys. Some are small, and some have a popup of the browser near their top.
      await once(
        desktop.start('/usr/bin/xdotool', ['mousemove', '200', '850'], { env: desktop.env }),
        'exit',
      );
    });
    after(() => {
      desktop?.end();
      host?.end();
    });

    /** What has been said so far. */
    const spoken = () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((text) => text !== '');
    /** Without what Orca says of keys and of the browser. */
    const heard = () => spoken().filter((text) => !echo.test(text));
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

    for (const [index, [name, { keys, size, fromStart }]] of Object.entries(journeys).entries())
      it(name, async () => {
        const { length: before } = spoken();
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
          if (fromStart) {
            const summary = () =>
              spoken()
                .slice(before)
                .find((text) => text.startsWith('Page has '));
            lines.push('  (the page)', `    ${await until(summary, 'Orca to sum up the page')}`);
          }
          const flaws = [];
          for (const [step, key] of keys.entries()) {
            const { length } = heard();
            await press(...(key.startsWith('"') ? ['type', key.slice(1, -1)] : ['key', key]));
            const said = heard().slice(length);
            lines.push(`  ${key}`, ...said.map((text) => `    ${text}`));
            const flaw = getFlaw(key, said);
            if (flaw) flaws.push(`step ${step + 1}: ${flaw}`);
          }
          const expected = exceptions
            .filter(({ journey }) => journey === name)
            .map(({ step, kind }) => `step ${step}: ${kind}`);
          matchSnapshot(`speech.${engine}.${name.replaceAll(/\W+/g, '-')}`, `${lines.join('\n')}\n`);
          assert.deepEqual(flaws, expected, lines.join('\n'));
        } finally {
          await page.close();
        }
      });
  });
