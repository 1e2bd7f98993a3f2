import { after, before, describe, it } from 'node:test';
import { until } from '../support/browser.mjs';
import { startHost } from '../support/release.mjs';
import { openWithBrowserpass } from './browserpass.mjs';

const field = (input) => `<auction-text-input><input ${input}></auction-text-input>`;

/** Twice a second, the page reports to the server the data that its form would submit. */
const page = `<!doctype html><meta charset="utf-8"><title>Sign in</title><link rel="icon" href="data:,">
  <script type="module" src="/auction-elements.js"></script>
  <form method="post"><label for="user">User</label>${field('id="user" name="user" autocomplete="username"')}
  <label for="secret">Password</label>${field('id="secret" name="secret" type="password" autocomplete="current-password"')}</form>
  <script>setInterval(() => fetch('/sees?' + new URLSearchParams(new FormData(document.forms[0]))), 500)</script>`;

describe('a password manager that does not search shadow roots', () => {
  let host;
  let last;
  let browser;
  before(async () => {
    const see = ({ search }) => {
      last = search;
      return '';
    };
    host = await startHost({ '/': () => page, '/sees': see });
    browser = await openWithBrowserpass(`${host.origin}/`, { user: 'ada', password: 'hunter2' });
  });
  after(async () => {
    await browser?.close();
    host?.end();
  });

  it('fills in the user name and password of fields around inputs of the page', async () => {
    await until(() => last === '?user=&secret=', 'the page');
    // The extension is ready some time after the page.
    await until(() => {
      browser.fill();
      return last === '?user=ada&secret=hunter2';
    }, 'the form to be filled in');
  });
});
