import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'node:test';
import { root } from '../support/servers.mjs';

describe('server entry point', () => {
  it('reads nothing from a polluted Object.prototype', () => {
    const names =
      'styles json content attributes warn labelled values noJs wrap session page returnAddress year productName baseUrl config messages about links href nonce'.split(
        ' ',
      );
    const script = `
      import { renderElement, renderFooter, renderHeader, renderShadowRoot } from './dist/server.js';
      const field = '<input name="q">';
      const render = () => [
        renderHeader(), renderHeader({ productName: 'A' }, { session: 'bidder' }), renderFooter({}, {}),
        renderElement('auction-text-input', { attributes: { label: 'Name' }, content: field }), renderElement('auction-button'),
        renderShadowRoot('auction-header').html, renderShadowRoot('auction-date-input', { attributes: { label: 'Day' } }).html,
      ].join();
      const before = render();
      for (const name of ${JSON.stringify(names)})
        for (const value of ['<img src=x>', { mode: 'inline' }, () => 'x']) {
          Object.prototype[name] = value;
          let after;
          try { after = render(); } catch (error) { after = error.message; }
          delete Object.prototype[name];
          if (after !== before) { console.log(name, typeof value); break; }
        }
    `;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.equal(stdout + stderr, '');
  });
});
