import type { Warn } from '../../src/hooks/hostContext.tsx';
import { findSimilarName } from '../../src/site/warnings/problems.ts';

/** What a form field shows of the control in it. */
const fieldAttributes: ReadonlySet<string> = new Set(['label', 'help', 'secure']);

/** Attributes that a framework or a library of the page reads, such as `:disabled`, `@click`, `[value]`, `#field`, `ng-disabled`, `hx-get`. */
const foreign = /[:@.#*()[\]]|^(ng|x|v|i18n|rv|hx|data|aria|wire|up|alpine|bind|on|client|server)-|^on/;

/** Says which known attribute was probably meant by one that is not known, or where it belongs. */
export function checkNames(unknown: readonly string[], known: readonly string[], warn: Warn): void {
  for (const name of unknown) {
    if (foreign.test(name)) continue;
    const meant = findNearestAttribute(name, known);
    if (meant) warn(`the attribute "${name}" is unknown and has no effect; did you mean "${meant}"?`);
    else if (fieldAttributes.has(name) && known.includes('error-text'))
      warn(
        `the attribute "${name}" is unknown and has no effect; put it on an <auction-form-field> around the tag.`,
      );
  }
}

/** The known name with the same letters, or up to two typos away in a long one. */
export const findNearestAttribute = (name: string, known: readonly string[]): string | undefined =>
  findSimilarName(name, known, (typos, letters) => letters > 5 && typos < 3);
