import hljs from 'highlight.js';
import { type HTMLElement, parse } from 'node-html-parser';
import type { Page } from './layout.ts';
import type { SearchEntry } from './searchIndex.ts';

/** The languages of the docs' code. */
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
  /** What the search can find on it. */
  entries: SearchEntry[];
}

/** A page as it is published: headings and rows that can be linked to, an outline, and highlighted code that can be copied. */
export function finishPage(page: Page, text: string): FinishedPage {
  // Code is markup too, for its highlighting.
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

/** The texts are those of headings that are markup already. */
const createOutline = (headings: readonly HTMLElement[]): string => `
  <nav class="outline" aria-labelledby="outline">
    <h2 id="outline">On this page</h2>
    <ul>${headings.map(({ id, innerHTML }) => `<li><a href="#${id}">${innerHTML}</a></li>`).join('')}</ul>
  </nav>`;

/** One for the page, one for each of its sections, and one for each row of its tables. */
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
