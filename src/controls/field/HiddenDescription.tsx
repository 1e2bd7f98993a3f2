import { type RefObject, useLayoutEffect } from 'react';

/** Hidden description of a field, such as a copy of the page's. Inputs in a shadow root cannot reference ids of the document. */
export const HiddenDescription = ({ id, text }: { id: string; text: string }) => (
  <span id={`${id}description`} hidden>
    {text}
  </span>
);

/** Returns the ids of the descriptions that are not empty. Each id is the field's id followed by the key of `texts`. */
export const getDescribedBy = (id: string, texts: Readonly<Record<string, string>>): string | undefined =>
  Object.keys(texts)
    .filter((name) => texts[name])
    .map((name) => id + name)
    .join(' ') || undefined;

/** Describes an input by elements of the page and by `ids`. Returns the value of `aria-describedby` if there are no elements. */
export function useDescribedBy(
  input: RefObject<HTMLElement | null>,
  elements: readonly Element[] | undefined,
  ids: string | undefined,
): string | undefined {
  useLayoutEffect(() => {
    if (input.current && elements) setDescribedBy(input.current, elements, ids?.split(' ') ?? []);
  }, [input, elements, ids]);
  return elements ? undefined : ids;
}

function setDescribedBy(input: HTMLElement, elements: readonly Element[], ids: readonly string[]): void {
  const root = input.getRootNode() as Document | ShadowRoot;
  input.ariaDescribedByElements = [...elements, ...ids.flatMap((id) => root.getElementById(id) ?? [])];
}
