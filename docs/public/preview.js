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
  document.body.style.minBlockSize = `${data.least}px`;
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

/** Returns a document or shadow root, and all shadow roots in it. */
const findRoots = (root) => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? findRoots(shadowRoot) : [])),
];

/** Calendars are rendered invisibly before they open. An open popover is transparent until it has a position. */
const isOpen = (popover) =>
  popover.role !== 'tooltip' && popover.checkVisibility({ visibilityProperty: true });

/** The height of the frame for an open menu or picker in px. */
const openRoom = 480;

/** Asks for more height while a menu or picker is open. Examples of the header and footer already have it. */
function makeRoom() {
  if (document.querySelector('auction-header, auction-footer')) return;
  const isAnyOpen = findRoots(document).some((root) =>
    [...root.querySelectorAll(':popover-open')].some(isOpen),
  );
  post({ room: isAnyOpen ? openRoom : 0 });
}

const makeRoomSoon = () => setTimeout(makeRoom, 50);

/** Waits for popovers that open later, when their script has loaded. `toggle` does not leave a shadow root. */
function onAction() {
  for (const root of findRoots(document)) root.addEventListener('toggle', makeRoomSoon, true);
  makeRoomSoon();
}
// Menus and pickers open and close on a click, a key, or a loss of focus.
for (const name of ['click', 'keyup', 'focusout', 'auction-toggle'])
  document.addEventListener(name, onAction);

new ResizeObserver(() => post({ height: document.documentElement.scrollHeight })).observe(document.body);
post({ ready: true });
