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

/** What Orca says on the way through the main journeys; its log has each utterance. */

/** WebKitGTK has no window of a browser here that Orca knows. */
const chosen = (process.env.ENGINES?.split(',') ?? ['firefox', 'chromium']).filter(
  (each) => each !== 'webkit',
);

/**
 * Orca says the keys that are typed, and when the browser has loaded a page. Whether a text was still selected when the next letter replaced it
 * depends on how fast Orca is.
 */
const echo =
  /^(.|Finished loading .*|Page has .*|Loading\. Please wait\.|.* frame\.|Text unselected\.|tab|return|escape|backspace|space|page down|(left|right) (shift|control)|slash|at|dot|colon)$/;

const suggestions = JSON.stringify({
  data: [
    { name: 'Gold Coins', count: 210, path: '/for-sale/coins/gold-coins' },
    { name: 'Silver Coins', count: 98, path: '/for-sale/coins/silver-coins' },
  ],
});

/** Letters of a password: how many Orca says at a time depends on how fast they are typed. */
const hidden = /^(\d+ )?((black circle|bullet) ?)+(characters)?$/;

/** How Orca is to be used with what has the focus; nothing of the page. */
const mode = /^(Focus|Browse) mode$/;

const normalize = (text) => text.replace(/\.$/, '').toLowerCase();

/** What is amiss with a step: nothing is said, or something twice. What is typed is said by its letters. */
function getFlaw(key, said) {
  const texts = said.filter((text) => !mode.test(text)).map(normalize);
  if (texts.length === 0 && !key.startsWith('"')) return 'silent';
  return new Set(texts).size < texts.length ? 'twice' : undefined;
}

// They wait most of the time.
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
        // Orca runs once for each user, and looks for others by this command; each desktop has its own.
        const commands = join(settings, 'commands');
        mkdirSync(commands);
        writeFileSync(join(commands, 'pgrep'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
        orca = desktop.start('/usr/bin/orca', [], {
          env: { ...env, PATH: `${commands}${delimiter}${env.PATH}` },
        });
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
      const heard = () =>
        spoken()
          .filter((text) => !echo.test(text))
          .map((text) => (hidden.test(text) ? 'bullets' : text))
          .filter((text, index, all) => text !== 'bullets' || all[index - 1] !== text);
      /**
       * Nothing tells when a screen reader has finished: it has when for a second it has said nothing more, and has had nothing to do. On a busy
       * machine the browser is late; some keys have no answer.
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
              // What is pressed before Orca has taken note of the page makes it read all of it.
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
