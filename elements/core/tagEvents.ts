import { type Events, getHandlerName } from './definition.ts';

/** Dispatches an event of an element. Returns `false` if the page calls `preventDefault()`. */
const dispatchElementEvent = (
  element: HTMLElement,
  name: string,
  { cancelable = false }: Events[keyof Events],
  detail: unknown,
): boolean =>
  element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));

export type Handlers = Readonly<Record<string, (detail?: unknown) => boolean>>;

/** Returns a function that creates the event props of an element's component. */
export function prepareHandlers(events: Events): (element: HTMLElement) => Handlers {
  const entries = Object.entries(events).map(([name, event]) => [getHandlerName(name), name, event] as const);
  return (element) =>
    Object.fromEntries(
      entries.map(([handler, name, event]) => [
        handler,
        (detail?: unknown) => {
          const { reflects } = event;
          if (reflects)
            element.toggleAttribute(reflects, Boolean((detail as Record<string, unknown>)[reflects]));
          return dispatchElementEvent(element, name, event, detail);
        },
      ]),
    );
}
