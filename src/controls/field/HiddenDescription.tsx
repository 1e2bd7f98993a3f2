import { type RefObject, useLayoutEffect } from 'react';

/** A text with which the page describes a field: ids of the page do not reach into a shadow root. */
export const HiddenDescription = ({ id, text }: { id: string; text: string }) => (
  <span id={`${id}description`} hidden>
    {text}
  </span>
);

/** The ids of those texts that are not empty. Each has the id of the field and its name. */
export const getDescribedBy = (id: string, texts: Readonly<Record<string, string>>): string | undefined =>
  Object.keys(texts)
    .filter((name) => texts[name])
    .map((name) => id + name)
    .join(' ') || undefined;

/** Describes an input by elements of the page, and then by the elements with some ids. Without elements, the attribute `aria-describedby` does. */
export function useDescribedBy(
  input: RefObject<HTMLElement | null>,
  elements: readonly Element[] | undefined,
  ids: string | undefined,
): string | undefined {
  useLayoutEffect(() => {
    if (input.current && elements) refer(input.current, elements, ids?.split(' ') ?? []);
  }, [input, elements, ids]);
  return elements ? undefined : ids;
}

function refer(input: HTMLElement, elements: readonly Element[], ids: readonly string[]): void {
  const root = input.getRootNode() as Document | ShadowRoot;
  input.ariaDescribedByElements = [...elements, ...ids.flatMap((id) => root.getElementById(id) ?? [])];
}
