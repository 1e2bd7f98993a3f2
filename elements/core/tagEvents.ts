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

/** Returns what makes the props through which the component of an element reports the events of its tag. */
export function prepareHandlers(events: Events): (element: HTMLElement) => Handlers {
  const named = Object.entries(events).map(([name, event]) => [getHandlerName(name), name, event] as const);
  return (element) =>
    Object.fromEntries(
      named.map(([handler, name, event]) => [
        handler,
        (detail?: unknown) => {
          const { reflects } = event;
          if (reflects)
            element.toggleAttribute(reflects, Boolean((detail as Record<string, unknown>)[reflects]));
          return dispatchTagEvent(element, name, event, detail);
        },
      ]),
    );
}
