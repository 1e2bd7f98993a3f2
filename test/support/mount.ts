import { settled, until } from './clock.ts';
import { navigations } from './navigations.ts';
import { textsBesideNodes } from './translator.ts';

const boxes: Element[] = [];

/** What was said on the console as an error, React's own complaints among it; no test may leave any. */
let errors: string[] = [];
const { error } = console;
console.error = (...values: unknown[]) => {
  errors.push(values.join(' '));
  error.apply(console, values);
};

/** Puts markup into the page as a server's HTML would and waits until its first tag has drawn. */
export async function mount<T extends HTMLElement = HTMLElement>(html: string): Promise<T> {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.prepend(box);
  boxes.push(box);
  const element = [...box.querySelectorAll<T>('*')].find(({ localName }) =>
    localName.startsWith('auction-'),
  )!;
  await drawn(element);
  return element;
}

export async function drawn(element: Element): Promise<void> {
  await until(
    () => element.shadowRoot?.querySelector('[data-auction-container] > *'),
    `${element.localName} to draw`,
  );
  await settled();
}

/** Takes everything out again, and fails if there was an error on the console or a text that a page translator would make React lose. */
export async function unmountAll(): Promise<void> {
  const beside = boxes
    .flatMap((box) => [...box.querySelectorAll('*')])
    .flatMap(({ localName, shadowRoot }) =>
      shadowRoot && localName.startsWith('auction-') ? textsBesideNodes(shadowRoot) : [],
    );
  for (const box of boxes.splice(0)) box.remove();
  navigations();
  await settled();
  const said = errors;
  errors = [];
  if (beside.length > 0) throw new Error(`texts beside other nodes: ${beside.join('; ')}`);
  if (said.length > 0) throw new Error(`said on the console: ${said.join('; ').slice(0, 2000)}`);
}

/** What was said on the console while a test ran. */
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
