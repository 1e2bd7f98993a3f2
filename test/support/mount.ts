import { settled, until } from './clock.ts';
import { navigations } from './navigations.ts';
import { textsBesideNodes } from './translator.ts';

const containers: Element[] = [];

/** Console errors, including React’s own. No test may cause any. */
let errors: string[] = [];
const { error } = console;
console.error = (...values: unknown[]) => {
  errors.push(values.map(describeError).join(' '));
  error.apply(console, values);
};

/** Adds the cause to an error, because React’s own errors say little without it. */
const describeError = (value: unknown): string =>
  value instanceof Error && value.cause instanceof Error
    ? `${value.message}, caused by ${value.cause.stack ?? value.cause.message}`
    : String(value);

/** Number of containers that a suite has inserted before its tests. */
let keptCount = 0;
beforeEach(() => {
  keptCount = containers.length;
});
afterEach(unmountAll);

/** Inserts markup into the page like a server’s HTML and waits until its first element has rendered. */
export async function mount<T extends HTMLElement = HTMLElement>(html: string): Promise<T> {
  const container = insertHtml(html);
  const element = [...container.querySelectorAll<T>('*')].find(({ localName }) =>
    localName.startsWith('auction-'),
  )!;
  await waitForRender(element);
  return element;
}

/** Inserts markup into the page, in a container that it returns. It is removed after the test. */
export function insertHtml(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.prepend(container);
  containers.push(container);
  return container;
}

export async function waitForRender(element: Element): Promise<void> {
  await until(
    () => element.shadowRoot?.querySelector('[data-auction-container] > *'),
    `${element.localName} to render`,
  );
  await settled();
}

/**
 * Removes everything that the test has inserted. Fails if there was a console error, or text that React would
 * lose in a page that a browser translates.
 */
export async function unmountAll(): Promise<void> {
  const beside = containers
    .flatMap((container) => [...container.querySelectorAll('*')])
    .flatMap(({ localName, shadowRoot }) =>
      shadowRoot && localName.startsWith('auction-') ? textsBesideNodes(shadowRoot) : [],
    );
  for (const container of containers.splice(keptCount)) container.remove();
  navigations();
  await settled();
  const logged = errors;
  errors = [];
  if (beside.length > 0) throw new Error(`texts beside other nodes: ${beside.join('; ')}`);
  if (logged.length > 0) throw new Error(`errors on the console: ${logged.join('; ').slice(0, 2000)}`);
}

/** Records events of a field, each with its value at that time. */
export function recordEvents(field: HTMLElement & { value: string }, ...names: string[]): string[] {
  const list: string[] = [];
  for (const name of names) field.addEventListener(name, () => list.push(`${name} ${field.value}`));
  return list;
}

/** Records and hides console warnings until `stop`. */
export function recordWarnings(): { texts: string[]; stop: () => void } {
  const texts: string[] = [];
  const { warn } = console;
  console.warn = (...values: unknown[]) => void texts.push(values.join(' '));
  return {
    texts,
    stop: () => {
      console.warn = warn;
    },
  };
}
