import { load } from '../lib/autoload.js';

/** Renders the HTML that the parent page sends, and posts events back to the parent page. */

const { trustedTypes } = globalThis;
// Readers only run their own HTML, in a separate document.
const policy = trustedTypes?.createPolicy('example', { createHTML: (text) => text });
const post = (message) => parent.postMessage(message, location.origin);

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== location.origin) return;
  const { style, dir } = document.documentElement;
  style.colorScheme = data.scheme;
  if (dir !== data.direction) document.documentElement.dir = data.direction;
  for (const [name, value] of Object.entries(data.tokens ?? {})) style.setProperty(name, value);
  if (data.markup === undefined) return;
  const range = document.createRange();
  range.selectNodeContents(document.body);
  document.body.replaceChildren(
    range.createContextualFragment(policy ? policy.createHTML(data.markup) : data.markup),
  );
  load();
});

// Prevent examples from opening links and sending requests.
document.addEventListener('click', (event) => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link && !link.getAttribute('href').startsWith('#')) event.preventDefault();
});
document.addEventListener('submit', (event) => event.preventDefault());
for (const name of ['auction-search', 'auction-suggestion-select', 'auction-subscribe', 'auction-sign-out'])
  document.addEventListener(name, (event) => event.preventDefault());

for (const name of [
  'auction-search',
  'auction-suggestion-select',
  'auction-subscribe',
  'auction-sign-out',
  'auction-clear',
  'auction-toggle',
  'change',
])
  document.addEventListener(name, ({ detail, target }) => {
    const text = detail ? ` ${JSON.stringify(detail)}` : target.value === undefined ? '' : ` ${target.value}`;
    post({ event: name + text });
  });

new ResizeObserver(() => post({ height: document.documentElement.scrollHeight })).observe(document.body);
post({ ready: true });
