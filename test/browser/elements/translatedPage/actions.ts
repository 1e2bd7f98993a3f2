import { press, type } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import type { TestServer } from '../../../support/testServer.ts';

/** A use of an element in a page whose text a translator changes. */
export interface Use {
  html: string;
  /** Viewport width in px. Defaults to desktop. */
  width?: number;
  use: (element: HTMLElement, server: TestServer) => Promise<void>;
}

export const appears = (element: Element, role: string, name?: string | RegExp) =>
  until(() => queryRole(element, role, name), `${role} ${String(name ?? '')}`);
export const disappears = (element: Element, role: string, name?: string | RegExp) =>
  until(() => !queryRole(element, role, name), `no ${role} ${String(name ?? '')}`);
export const pressNamed = async (element: Element, name: string | RegExp, role = 'button') => {
  const target = await appears(element, role, name);
  await until(() => target.checkVisibility({ opacityProperty: true }), 'it to be seen');
  await press(target);
};
export const shows = (element: Element, text: string) =>
  until(() => element.shadowRoot!.textContent.includes(text), text);
export const hidesText = (element: Element, text: string) =>
  until(() => !element.shadowRoot!.textContent.includes(text), `no ${text}`);
/** Types over the text of the input. */
export const retype = async (element: Element, role: string, text: string) => {
  const input = byRole(element, role) as HTMLInputElement;
  input.focus();
  input.select();
  await type(text);
};
export const change = (element: Element, attributes: Readonly<Record<string, string | null>>) => {
  for (const [name, value] of Object.entries(attributes))
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
};
