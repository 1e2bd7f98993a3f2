import MiniSearch from './minisearch.js';

/** The search of the docs. Opens with `/` or a button, and then loads the index. */

const limit = 12;
const dialog = document.querySelector('dialog.search');
const input = dialog.querySelector('input');
const list = dialog.querySelector('ul');
const status = dialog.querySelector('[role=status]');
/** The relative URL of the docs folder. */
const { up } = dialog.dataset;
let loading;

const load = () =>
  (loading ??= fetch(new URL('../search.json', import.meta.url))
    .then((response) => response.json())
    .then(({ index, options }) => MiniSearch.loadJS(index, options))
    .catch((error) => {
      loading = undefined;
      throw error;
    }));

function open() {
  if (dialog.open) return;
  dialog.showModal();
  input.select();
  load().then(show, showFailure);
}

function showFailure() {
  status.textContent = 'Search couldn’t be loaded. Check your connection and try again.';
}

/** Returns 0 for pages with the term in their title, 1 for other entries of this name, such as attributes, and 2 for all others. */
function getRank({ id, title }, term) {
  if (!id.includes('#') && title.toLowerCase().includes(term.toLowerCase())) return 0;
  return title === term ? 1 : 2;
}

async function show() {
  const term = input.value.trim();
  const all = term === '' ? [] : (await load()).search(term);
  const found = [0, 1, 2]
    .flatMap((rank) => all.filter((each) => getRank(each, term) === rank))
    .slice(0, limit);
  if (input.value.trim() !== term) return;
  list.replaceChildren(...found.map(toItem));
  status.textContent =
    term === ''
      ? ''
      : found.length === 0
        ? `No results for “${term}”`
        : found.length === 1
          ? '1 result'
          : `${found.length} results`;
}

function toItem({ id, title, place }) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = up + id;
  const name = document.createElement('strong');
  name.textContent = title;
  const where = document.createElement('span');
  where.textContent = place;
  link.append(name, ' ', where);
  item.append(link);
  return item;
}

/** Moves focus between the text box and the results. */
function moveFocus(step) {
  const stops = [input, ...list.querySelectorAll('a')];
  const next = stops[stops.indexOf(document.activeElement) + step];
  next?.focus();
}

for (const button of document.querySelectorAll('.open-search')) {
  button.hidden = false;
  button.addEventListener('click', open);
}
document.addEventListener('keydown', (event) => {
  const [target] = event.composedPath();
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
  // After the dialog closes, its text box keeps focus until the next frame.
  const isTyping =
    target === input ? dialog.open : target.closest?.('input, textarea, select, [contenteditable]');
  if (isTyping) return;
  event.preventDefault();
  open();
});
input.addEventListener('input', () => void show().catch(showFailure));
dialog.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    event.preventDefault();
    moveFocus(step);
  }
  if (event.key === 'Enter' && event.target === input) list.querySelector('a')?.click();
});
// A link to a section of the current page doesn't load a page, so close the dialog.
list.addEventListener('click', () => dialog.close());
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
});
