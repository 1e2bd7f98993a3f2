import { Hono } from 'hono';
import { html as template } from 'hono/html';
import { endpoints } from '../../src/site/config/site.ts';
import type { Env } from '../http/context.ts';
import { failures } from '../http/failures.ts';
import { html } from '../view/html.ts';
import { page } from '../view/page.ts';

export const demoPages = new Hono<Env>();

demoPages.get('/demo/log', (context) =>
  page(context, {
    title: 'What the header calls',
    content: html`<p>The last calls of sign-out and suggestions, the newest first.</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Calls">
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Call</th>
              <th scope="col">Status</th>
              <th scope="col">Guid</th>
              <th scope="col">User-Id</th>
            </tr>
          </thead>
          <tbody>
            ${context
              .get('demo')
              .log.all()
              .map(
                ({ time, method, path, status, guid, userId }) =>
                  html`<tr>
                    <td>${time.slice(11, 23)}</td>
                    <td>${method} ${path}</td>
                    <td>${status}</td>
                    <td>${guid}</td>
                    <td>${userId}</td>
                  </tr>`,
              )}
          </tbody>
        </table>
      </div>`,
  }),
);

const choice = (name: string) =>
  html`<label
    >${name}
    <select name="${name}Failure">
      <option value="">works</option>
      ${failures.map((failure) => html`<option>${failure}</option>`)}
    </select>
  </label>`;

demoPages.get('/demo/failures', (context) =>
  page(context, {
    title: 'Let things go wrong',
    content: html`<form class="card" action="/demo/failures">
        ${[...Object.keys(endpoints), 'chat', 'accessibility'].map(choice)}
        <button class="button">Use on this page</button>
      </form>
      <p>
        Header and footer of this page now call as chosen. Any address of the demo takes
        <code>?failure=</code> with ${failures.join(', ')}.
      </p>`,
  }),
);

demoPages.get('/demo/chat', (context) =>
  page(context, {
    title: 'The chat department',
    script: '/demo/chatDepartment.js',
    content: html`<p>
        The stand-in for the chat vendor speaks its commands. Three seconds after the page has loaded it shows
        its launcher, but only while the department <em>Customer Experience</em> is online and the window is
        1103 px wide or more.
      </p>
      <label class="card"><input type="checkbox" id="online" /> Customer Experience is online</label>`,
  }),
);

/** The smallest page there is: two lines for the header. */
demoPages.get('/demo/plain', (context) =>
  context.html(template`<!doctype html>
<html lang="en">
  <title>Two lines</title>
  <script type="module" src="${context.get('demo').scriptSrc}"></script>
  <auction-header></auction-header>
</html>
`),
);
