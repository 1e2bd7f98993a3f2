import { settled, until } from './clock.ts';
import { navigations } from './navigations.ts';

const boxes: Element[] = [];

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
    () => element.shadowRoot?.querySelector('[data-auction-box] > *'),
    `${element.localName} to draw`,
  );
  await settled();
}

/** Takes everything out again. */
export async function unmountAll(): Promise<void> {
  for (const box of boxes.splice(0)) box.remove();
  navigations();
  await settled();
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
