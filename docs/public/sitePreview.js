/** Shows the header and footer of the site that the editor sends. Their links and forms do nothing. */

const header = document.querySelector('auction-header');
const footer = document.querySelector('auction-footer');
let properties = {};

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || origin !== location.origin) return;
  const { documentElement } = document;
  const { style } = documentElement;
  documentElement.lang = data.language;
  documentElement.dir = data.language === 'ar' ? 'rtl' : 'ltr';
  style.colorScheme = data.scheme;
  for (const name of Object.keys(properties)) style.removeProperty(name);
  ({ properties } = data);
  for (const [name, value] of Object.entries(properties)) style.setProperty(name, value);
  header.session = data.session;
  header.logoSrc = data.logo || undefined;
  for (const element of [header, footer]) {
    element.config = data.config;
    element.messages = data.messages;
  }
  if (data.scrollTo) scrollTo(0, data.scrollTo === 'footer' ? document.body.scrollHeight : 0);
  if (data.category !== undefined) setTimeout(openCategory, openDelay, data.category);
});

/** The time after a change at which the header has rendered it, in ms. */
const openDelay = 300;

/** Opens the menu of the category that the user edits, unless the category is in the mobile menu. */
function openCategory(label) {
  const button = [...header.shadowRoot.querySelectorAll('nav [aria-expanded=false]')].find(
    ({ textContent }) => textContent.trim() === label,
  );
  if (button?.checkVisibility()) button.click();
}

const prevent = (event) => event.preventDefault();
document.addEventListener('click', (event) => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link) event.preventDefault();
});
for (const name of [
  'submit',
  'auction-search',
  'auction-suggestion-select',
  'auction-subscribe',
  'auction-sign-out',
])
  document.addEventListener(name, prevent);

// The editor opens files that are dropped here. The body is inert while the user drags files over the page, because the drop event would be
// lost if the element under the pointer were replaced.
for (const name of ['dragenter', 'dragover'])
  addEventListener(name, (event) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    document.body.inert = true;
  });
addEventListener('dragleave', ({ relatedTarget }) => {
  if (relatedTarget === null) document.body.inert = false;
});
addEventListener('drop', (event) => {
  document.body.inert = false;
  const files = [...event.dataTransfer.files];
  if (files.length === 0) return;
  event.preventDefault();
  parent.postMessage({ files }, location.origin);
});

parent.postMessage({ ready: true }, location.origin);
