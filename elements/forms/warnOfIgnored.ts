import type { Host } from '../core/host.ts';

/** Attributes that count on the page's input, and not on the tag around it. */
const inputAttributes: ReadonlySet<string> = new Set(
  'name value type disabled readonly required placeholder min max step pattern minlength maxlength autocomplete'.split(
    ' ',
  ),
);

export function warnOfIgnored(element: Host): void {
  const ignored = element.getAttributeNames().filter((name) => inputAttributes.has(name));
  if (ignored.length > 0)
    element.warn(
      `has an input of the page in it, so ${ignored.join(', ')} have no effect; put them on the input.`,
    );
}
