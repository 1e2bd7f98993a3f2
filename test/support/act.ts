import { executeServerCommand, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { settled } from './clock.ts';

/** Real keys, one after the other; `Shift+Tab` holds the first. */
export async function keys(...names: string[]): Promise<void> {
  for (const name of names) {
    const modifiers = name.split('+');
    const last = modifiers.pop()!;
    const key = last === 'Space' ? ' ' : last;
    for (const each of modifiers) await sendKeys({ down: each });
    await sendKeys({ press: key });
    for (const each of modifiers) await sendKeys({ up: each });
    await settled();
  }
}

export async function type(text: string): Promise<void> {
  await sendKeys({ type: text });
  await settled();
}

const centre = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** Scrolls an element into view and waits until whatever slides in has arrived: nobody can hit it before. */
async function bringIntoReach(element: Element): Promise<void> {
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom > window.innerHeight || top < 0) element.scrollIntoView({ block: 'nearest' });
  const animations = (element.getRootNode() as ShadowRoot | Document).getAnimations();
  await Promise.allSettled(
    animations
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );
}

/** The real pointer goes to the middle of an element. */
export async function hover(element: Element): Promise<void> {
  await bringIntoReach(element);
  await moveTo(...centre(element));
}

export async function moveTo(x: number, y: number): Promise<void> {
  await sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });
  await settled();
}

/** A real click: the pointer goes there, the button goes down and up. */
export async function press(element: Element): Promise<void> {
  await bringIntoReach(element);
  await pressAt(...centre(element));
}

export async function pressAt(x: number, y: number, button: 'left' | 'middle' = 'left'): Promise<void> {
  await sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)], button });
  await settled();
}

/** Moves the pointer to a corner where nothing is. */
export const parkPointer = (): Promise<void> => moveTo(1, window.innerHeight - 2);

export async function viewport(width: number, height = 800): Promise<void> {
  await setViewport({ width, height });
  await settled();
}

/** Media features like `prefers-reduced-motion`; none given: all as the browser has them. */
export async function emulate(features: Record<string, string> = {}): Promise<void> {
  await executeServerCommand('emulate', features);
  await settled();
}

/** Motion, where the browser's user has asked for less: tests have that by default, because it takes half the time. */
export async function allowMotion(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches)
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
}

/** Sets the time zone of the browser, by its IANA name; without one, that of the machine. */
const zoomed = new Set<HTMLElement>();

/** CSS `zoom` of an element, until `unzoom`. WebKit's is of before the standard: it measures in other pixels than it places by. */
export function zoom(element: HTMLElement, factor: number): void {
  if (!('currentCSSZoom' in element)) throw new Error('needs Chromium or Firefox: the zoom of the standard');
  zoomed.add(element);
  element.style.setProperty('zoom', String(factor));
}

export function unzoom(): void {
  for (const element of zoomed) element.style.removeProperty('zoom');
  zoomed.clear();
}

export async function timezone(zone = ''): Promise<void> {
  await executeServerCommand('timezone', { zone });
}
