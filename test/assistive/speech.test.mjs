import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { pause, until } from '../support/browser.mjs';
import { startHost } from '../support/release.mjs';
import { getProcessorTime, startDesktop } from './desktop.mjs';
import { getPage, journeys } from './journeys.mjs';
import { exceptions } from './speechExceptions.mjs';
import { matchSnapshot } from './snapshots.mjs';
import { every } from './trees.mjs';

/** Tests Orca’s speech during the main user journeys. Its log contains each utterance. */

/** WebKitGTK has no browser window here that Orca supports. */
const chosen = (process.env.ENGINES?.split(',') ?? ['firefox', 'chromium']).filter(
  (each) => each !== 'webkit',
);

/**
 * Orca announces typed keys, and page loads. Whether text is still selected when the next letter replaces it
 * depends on Orca’s speed.
 */
const echo =
  /^(.|Finished loading .*|Page has .*|Loading\. Please wait\.|.* frame\.|Text unselected\.|tab|return|escape|backspace|space|page down|(left|right) (shift|control)|slash|at|dot|colon)$/;

const suggestions = JSON.stringify({
  data: [
    { name: 'Gold Coins', count: 210, path: '/for-sale/coins/gold-coins' },
    { name: 'Silver Coins', count: 98, path: '/for-sale/coins/silver-coins' },
  ],
});

/** Letters of a password. How many Orca announces at a time depends on the typing speed. */
const hidden = /^(\d+ )?((black circle|bullet) ?)+(characters)?$/;

/** Orca’s instructions for the focused element, which are not from the page. */
const mode = /^(Focus|Browse) mode$/;

const normalize = (text) => text.replace(/\.$/, '').toLowerCase();

/** Returns the flaw of a step: no speech, or repeated speech. Typed text is announced by its letters. */
function getFlaw(key, said) {
  const texts = said.filter((text) => !mode.test(text)).map(normalize);
  if (texts.length === 0 && !key.startsWith('"')) return 'silent';
  return new Set(texts).size < texts.length ? 'twice' : undefined;
}

// Engines run concurrently, because they wait most of the time.
describe('Orca', { concurrency: chosen.length }, () => {
  for (const engine of chosen)
    describe(`on ${engine}`, { concurrency: 1 }, () => {
      let desktop;
      let host;
      let orca;
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
          '/catalog/catalog-browser/api/newsletter/subscribe': async () => {
            await until(() => spoken().includes('Subscribing...'), 'Orca to say that the address is sent');
            return { type: 'application/json', body: '{}' };
          },
        });
        // Signing out takes as long as its request.
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
        // Orca runs once per user, and looks for other instances by this command. Each desktop has its own.
        const commands = join(settings, 'commands');
        mkdirSync(commands);
        writeFileSync(join(commands, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
        orca = desktop.start('/usr/bin/orca', [], {
          env: { ...env, PATH: `${commands}${delimiter}${env.PATH}` },
        });
        await until(() => spoken().length > 0, 'Orca to speak');
        // Without a window manager, the window under the pointer receives keys. Some windows are small, and
        // some have a browser popup near the top.
        await once(
          desktop.start('/usr/bin/xdotool', ['mousemove', '200', '850'], { env: desktop.env }),
          'exit',
        );
      });
      after(() => {
        desktop?.end();
        host?.end();
      });

      /** Returns the speech so far. */
      const spoken = () =>
        readFileSync(log, 'utf8')
          .split('\n')
          .filter((text) => text !== '');
      /** Returns the speech without Orca’s announcements of keys and of the browser. */
      const heard = () =>
        spoken()
          .filter((text) => !echo.test(text))
          .map((text) => (hidden.test(text) ? 'bullets' : text))
          .filter((text, index, all) => text !== 'bullets' || all[index - 1] !== text);
      /**
       * Waits until the screen reader is silent and idle for a second, because it never signals its end. On a
       * busy machine, the browser is slow. Some keys have no response.
       */
      const quiet = async (before = -1) => {
        for (let tries = 0; heard().length === before && tries < 80; tries++) await pause(50);
        for (let last; last !== (last = `${heard().length} ${getProcessorTime(orca)}`);) await pause(1000);
      };
      const press = async (...keys) => {
        const { length } = heard();
        const tool = desktop.start('/usr/bin/xdotool', keys, { env: desktop.env });
        await once(tool, 'exit');
        await quiet(length);
      };

      for (const [index, [name, { keys, size, fromStart, engines, unordered }]] of Object.entries(
        journeys,
      ).entries())
        if (engines?.includes(engine) ?? true)
          it(`announces every step of “${name}”`, async () => {
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
              // If a key is pressed before Orca has noticed the page, Orca reads all of it.
              const summary = await until(
                () =>
                  spoken()
                    .slice(before)
                    .find((text) => text.startsWith('Page has ')),
                'Orca to sum up the page',
              );
              await quiet();
              const lines = [name];
              if (fromStart) lines.push('  (the page)', `    ${summary}`);
              const flaws = [];
              for (const [step, key] of keys.entries()) {
                const { length } = heard();
                await press(...(key.startsWith('"') ? ['type', key.slice(1, -1)] : ['key', key]));
                const said = heard().slice(length);
                if (unordered?.includes(engine)) said.sort();
                lines.push(`  ${key}`, ...said.map((text) => `    ${text}`));
                const flaw = getFlaw(key, said);
                if (flaw) flaws.push(`step ${step + 1}: ${flaw}`);
              }
              const expected = exceptions
                .filter((each) => each.journey === name && (each.engine ?? engine) === engine)
                .toSorted((one, other) => one.step - other.step)
                .map(({ step, kind }) => `step ${step}: ${kind}`);
              matchSnapshot(`speech.${engine}.${name.replaceAll(/\W+/g, '-')}`, `${lines.join('\n')}\n`);
              assert.deepEqual(flaws, expected, lines.join('\n'));
            } finally {
              await page.close();
            }
          });
    });
});
