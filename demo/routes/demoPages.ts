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
    title: 'Requests sent by the header',
    content: html`<p>Recent sign-out and suggestion requests, newest first.</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Requests">
        <table>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Request</th>
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
            ${
              context.get('demo').log.all().length === 0
                ? html`<tr>
                    <td colspan="5">No requests yet</td>
                  </tr>`
                : ''
            }
          </tbody>
        </table>
      </div>`,
  }),
);

const choice = (name: string) =>
  html`<label
    >${name.replace(/^./, (first) => first.toUpperCase())}
    <select name="${name}Failure">
      <option value="">Succeed</option>
      ${failures.map((failure) => html`<option>${failure}</option>`)}
    </select>
  </label>`;

demoPages.get('/demo/failures', (context) =>
  page(context, {
    title: 'Simulate failures',
    content: html`<form class="card" action="/demo/failures">
        ${[...Object.keys(endpoints), 'chat', 'accessibility'].map(choice)}
        <button class="button">Apply to this page</button>
      </form>
      <p>
        Requests from this page now fail as selected. To make any request to the demo fail, add
        <code>?failure=</code> with one of ${failures.join(', ')} to its URL.
      </p>`,
  }),
);

demoPages.get('/demo/chat', (context) =>
  page(context, {
    title: 'Chat department',
    script: '/demo/chatDepartment.js',
    content: html`<p>
        The demo contains a stand-in for the chat widget. Its launcher appears three seconds after the page
        loads if the <em>Customer Experience</em> department is online and the window is at least 1103 px
        wide.
      </p>
      <label class="check"><input type="checkbox" id="online" /> Customer Experience is online</label>`,
  }),
);

/** A page that adds the header with two lines. */
demoPages.get('/demo/plain', (context) =>
  context.html(template`<!doctype html>
<html lang="en">
  <title>Minimal page</title>
  <script type="module" src="${context.get('demo').scriptSrc}"></script>
  <auction-header></auction-header>
</html>
`),
);
