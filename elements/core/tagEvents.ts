import { type Events, getHandlerName } from './definition.ts';

/** Dispatches an event of a tag; `false` when the page has called `preventDefault()`. */
export const dispatchTagEvent = (
  element: HTMLElement,
  name: string,
  { cancelable = false }: Events[keyof Events],
  detail: unknown,
): boolean =>
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));

export type Handlers = Readonly<Record<string, (detail?: unknown) => boolean>>;

/** The props through which a component reports the events of its tag. */
export const createHandlers = (element: HTMLElement, events: Events): Handlers =>
  Object.fromEntries(
    Object.entries(events).map(([name, event]) => [
      getHandlerName(name),
      (detail?: unknown) => dispatchTagEvent(element, name, event, detail),
    ]),
  );
