import { executeServerCommand, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { settled } from './clock.ts';

/** Presses real keys, one after the other. `Shift+Tab` holds Shift. */
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

/** Scrolls an element into view and waits until it has stopped moving, because nobody can press it before. */
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

/** Moves the real pointer to the center of an element. */
export async function hover(element: Element): Promise<void> {
  await bringIntoReach(element);
  await moveTo(...centre(element));
}

export async function moveTo(x: number, y: number): Promise<void> {
  await sendMouse({ type: 'move', position: [Math.round(x), Math.round(y)] });
  await settled();
}

/** Clicks with the real pointer: moves it, and presses and releases the button. */
export async function press(element: Element): Promise<void> {
  await bringIntoReach(element);
  await pressAt(...centre(element));
}

export async function pressAt(x: number, y: number, button: 'left' | 'middle' = 'left'): Promise<void> {
  await sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)], button });
  await settled();
}

/** Moves the pointer to an empty corner. */
export const parkPointer = (): Promise<void> => moveTo(1, window.innerHeight - 2);

export async function viewport(width: number, height = 800): Promise<void> {
  await setViewport({ width, height });
  await settled();
}

/** Emulates media features such as `prefers-reduced-motion`, or resets all of them. */
export async function emulate(features: Record<string, string> = {}): Promise<void> {
  await executeServerCommand('emulate', features);
  await settled();
}

/**
 * Allows motion if the browser prefers reduced motion, which is the default of tests because it takes half
 * the time.
 */
export async function allowMotion(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches)
    await emulate({ 'prefers-reduced-motion': 'no-preference' });
}

/** Sets the time zone of the browser by its IANA name, or resets it to the machine’s time zone. */
const zoomed = new Set<HTMLElement>();

/**
 * Sets CSS `zoom` on an element until `unzoom`. WebKit’s zoom predates the standard: it measures in other
 * pixels than it uses for positions.
 */
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
