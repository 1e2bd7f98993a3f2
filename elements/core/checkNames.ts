import type { Warn } from '../../src/site/warnings/createWarn.ts';
import { findSimilarName } from '../../src/site/warnings/problems.ts';

/** Attributes of `<auction-form-field>`, which page authors may set on the control inside it by mistake. */
const fieldAttributes: ReadonlySet<string> = new Set(['label', 'help', 'secure']);

/** Matches attributes of frameworks and libraries, such as `:disabled`, `@click`, `[value]`, `#field`, `ng-disabled`, or `hx-get`. */
const frameworkPattern =
  /[:@.#*()[\]]|^(ng|x|v|i18n|rv|hx|data|aria|wire|up|alpine|bind|on|client|server)-|^on/;

/** Warns about unknown attributes. Suggests a similar attribute, or the element that supports the attribute. */
export function checkUnknownNames(
  unknownNames: readonly string[],
  knownNames: readonly string[],
  warn: Warn,
): void {
  for (const name of unknownNames) {
    if (frameworkPattern.test(name)) continue;
    const suggestion = findNearestAttribute(name, knownNames);
    if (suggestion)
      warn(`The attribute \`${name}\` is unknown and has no effect. Did you mean \`${suggestion}\`?`);
    else if (fieldAttributes.has(name) && knownNames.includes('error-text'))
      warn(
        `The attribute \`${name}\` is unknown and has no effect. Set it on an \`<auction-form-field>\` around the element.`,
      );
  }
}

/** Warns about deprecated attributes and custom properties that the page sets. */
export function checkDeprecatedNames(
  element: HTMLElement,
  deprecated: Readonly<Record<string, string>>,
  warn: Warn,
): void {
  const style = getComputedStyle(element);
  for (const [name, fix] of Object.entries(deprecated)) {
    const isSet = name.startsWith('--') ? style.getPropertyValue(name) !== '' : element.hasAttribute(name);
    if (isSet) warnAboutDeprecated(name, fix, warn);
  }
}

export const warnAboutDeprecated = (name: string, fix: string, warn: Warn): void =>
  warn(`\`${name}\` is deprecated. The next major version ignores it. ${fix}`);

/** Returns the most similar name. It must have the same letters, or at most 2 typos if `name` has more than 5 letters. */
export const findNearestAttribute = (name: string, knownNames: readonly string[]): string | undefined =>
  findSimilarName(name, knownNames, (typos, letters) => letters > 5 && typos < 3);
