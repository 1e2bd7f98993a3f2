import hljs from 'highlight.js';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Page } from './layout.ts';
import type { SearchEntry } from './searchIndex.ts';

/** Languages of the code blocks. */
const languages = [
  'xml',
  'typescript',
  'css',
  'bash',
  'json',
  'php',
  'ruby',
  'python',
  'nginx',
  'java',
  'http',
];

interface FinishedPage {
  text: string;
  /** Search entries of the page. */
  entries: SearchEntry[];
}

/** Adds IDs to headings and table rows, an outline, syntax highlighting, and copy buttons. */
export function finishPage(page: Page, text: string): FinishedPage {
  // Highlighted code contains elements, so `pre` must be parsed as HTML.
  const document = parse(text, { blockTextElements: { script: true, style: true } });
  const main = document.querySelector('main')!;
  addIds(main);
  highlight(main);
  const headings = main.querySelectorAll('h2');
  if (headings.length > 2) main.querySelector('h1')!.insertAdjacentHTML('afterend', createOutline(headings));
  return { text: document.toString(), entries: listEntries(page, main) };
}

const toId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

function addIds(main: HTMLElement): void {
  const taken = new Set(main.querySelectorAll('[id]').map(({ id }) => id));
  const add = (element: HTMLElement, wanted: string) => {
    if (element.id) return;
    let id = wanted;
    for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
    taken.add(id);
    element.setAttribute('id', id);
  };
  let section = '';
  for (const element of main.querySelectorAll('h2, h3, tbody tr')) {
    if (element.tagName === 'TR') add(element, `${section}-${toId(element.querySelector('th')?.text ?? '')}`);
    else add(element, (section = toId(element.text)));
  }
}

function highlight(main: HTMLElement): void {
  for (const pre of main.querySelectorAll('pre')) {
    const code = pre.querySelector('code')!;
    code.innerHTML = hljs.highlightAuto(code.text, languages).value;
    pre.replaceWith(
      `<div class="code">${pre.toString()}<button type="button" class="copy" hidden>Copy</button></div>`,
    );
  }
}

/** Creates the outline. The headings are already HTML, so they aren't escaped again. */
const createOutline = (headings: readonly HTMLElement[]): string => `
  <nav class="outline" aria-labelledby="outline">
    <h2 id="outline">On this page</h2>
    <ul>${headings.map(({ id, innerHTML }) => `<li><a href="#${id}">${innerHTML}</a></li>`).join('')}</ul>
  </nav>`;

/** Lists the search entries: one for the page, one for each section, and one for each table row. */
function listEntries({ path, title, description }: Page, main: HTMLElement): SearchEntry[] {
  const entries: SearchEntry[] = [{ id: path, title, place: '', text: description }];
  let section: SearchEntry | undefined;
  for (const element of main.querySelectorAll('h2, h3, p, li, tbody tr')) {
    if (element.closest('.outline')) continue;
    const text = element.text.replaceAll(/\s+/g, ' ').trim();
    if (/^H[23]$/.test(element.tagName)) {
      section = { id: `${path}#${element.id}`, title: text, place: title, text: '' };
      entries.push(section);
    } else if (element.tagName === 'TR') {
      const name = element.querySelector('th')?.text.trim() ?? '';
      const place = section ? `${title}, ${section.title}` : title;
      entries.push({ id: `${path}#${element.id}`, title: name, place, text: text.slice(name.length).trim() });
    } else (section ?? entries[0]!).text += ` ${text}`;
  }
  return entries;
}
