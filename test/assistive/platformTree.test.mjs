import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startHost } from '../support/release.mjs';
import { sharedDemo } from '../support/servers.mjs';
import { engines, startDesktop } from './desktop.mjs';
import { findDifference, listDifferences } from './differences.mjs';
import { matchSnapshot } from './snapshots.mjs';
import { comparedIn, controlsIn, every, findNamed, formatControl, summarise } from './trees.mjs';
import { twins, twinsPage } from './twins.mjs';

/**
 * Tests the platform accessibility interface (AT-SPI) of the controls, in windows of three engines.
 * `ENGINES=webkit` runs some of them.
 */

const chosen = process.env.ENGINES?.split(',') ?? engines;

/** Returns the visible words of a control. */
const getWords = (node) =>
  [...every(node)].map(({ role, name, text }) => (role === 'static' ? name : text)).join(' ');

/**
 * Returns whether a control can be called by its visible words and has an action. A text box shows its value.
 */
const isSpoken = (node) =>
  node.name !== '' &&
  node.actions.length > 0 &&
  (/entry|text|combo|spin/.test(node.role) ||
    getWords(node)
      .split(/[^\p{L}\p{N}]+/u)
      .every((word) => node.name.includes(word)));

for (const engine of chosen)
  describe(`assistive technology on ${engine}`, () => {
    let desktop;
    let host;
    let demo;
    let page;
    before(async () => {
      desktop = await startDesktop();
      host = await startHost({ '/twins': () => twinsPage });
      demo = await sharedDemo();
    });
    after(async () => {
      await page?.close();
      desktop?.end();
      host?.end();
      await demo?.end();
    });
    const open = async (url, title, size) => {
      await page?.close();
      page = desktop.open(engine, url, title, size);
    };
    const hasNamed = (name, role) => (tree) =>
      [...every(tree)].some((each) => each.name === name && (!role || role.test(each.role)));

    it('exposes each control like the native control', async () => {
      await open(`${host.origin}/twins`, 'Twins');
      const inGroup = (tree, kind, name) => {
        const group = findNamed(tree, `${kind}: ${name}`);
        return group ? comparedIn(group).map(summarise) : [];
      };
      const isComplete = (found) => {
        for (const name of Object.keys(twins)) {
          const [ours, native] = ['library', 'native'].map((kind) => inGroup(found, kind, name).length);
          if (native === 0 || ours !== native)
            throw new Error(`${name}: the library has ${ours} controls, the native twin ${native}`);
        }
        return true;
      };
      const compare = (tree) => {
        const lines = [];
        const unexplained = [];
        const seen = new Set();
        for (const name of Object.keys(twins)) {
          const native = inGroup(tree, 'native', name);
          lines.push(name);
          for (const [index, ours] of inGroup(tree, 'library', name).entries()) {
            lines.push(`  ${formatControl(ours)}`);
            for (const [field, expected] of Object.entries(native[index])) {
              if (ours[field] === expected) continue;
              const difference = findDifference(engine, ours, field);
              seen.add(difference);
              lines.push(`    ${field} of the native one: ${expected || 'none'} (${difference?.reason})`);
              if (!difference)
                unexplained.push(`${name}: ${ours.name}: ${field}: ${ours[field]} for ${expected}`);
            }
          }
        }
        return { lines, unexplained, missing: listDifferences(engine).filter((each) => !seen.has(each)) };
      };
      const tree = await page.tree(isComplete, 'as many controls in each twin');
      // Browsers complete a tree while it is read.
      const final = await page
        .tree((found) => isComplete(found) && compare(found).unexplained.length === 0)
        .catch(() => tree);
      const { lines, unexplained, missing } = compare(final);
      assert.deepEqual(unexplained, []);
      assert.deepEqual(missing, [], 'differences are listed that are not there');
      matchSnapshot(`twins.${engine}`, `${lines.join('\n')}\n`);
    });

    for (const [name, { path, title, size, ready }] of Object.entries({
      home: { path: '/', title: 'Auctions', ready: 'Subscribe' },
      mobile: { path: '/', title: 'Auctions', size: { width: 500, height: 900 }, ready: 'Subscribe' },
      forms: { path: '/controls', title: 'Form controls', ready: 'Subscribe' },
    }))
      it(`finds every control of ${name} by its visible words, with an action`, async () => {
        await open(demo.origin + path, title, size);
        const read = (tree) => controlsIn(tree).filter(({ states }) => states.includes('enabled'));
        // Browsers complete a tree while it is read.
        await page.tree((tree) => hasNamed(ready)(tree) && read(tree).every(isSpoken)).catch(() => {});
        const controls = read(await page.tree());
        assert.ok(controls.length > 20, `${controls.length} controls`);
        assert.deepEqual(
          controls
            .filter((each) => !isSpoken(each))
            .map((each) => `${each.role} “${each.name}” shows “${getWords(each)}”`),
          [],
        );
      });

    it('opens a menu, a calendar, and the mobile menu by their names', async () => {
      await open(`${demo.origin}/`, 'Auctions');
      await page.tree(hasNamed('Coins'));
      await page.click('Coins');
      await page.tree(hasNamed('All Gold Coins'), 'the menu');
      await open(`${demo.origin}/controls`, 'Form controls');
      await page.tree(hasNamed('Open Calendar'));
      await page.click('Open Calendar');
      await page.tree(
        (tree) => [...every(tree)].some(({ role, name }) => role === 'dialog' && name.startsWith('Calendar')),
        'the calendar',
      );
      await open(`${demo.origin}/`, 'Auctions', { width: 500, height: 900 });
      await page.tree(hasNamed('Open menu'));
      await page.click('Open menu');
      await page.tree(hasNamed('Menu', /dialog/), 'the mobile menu');
    });
  });
