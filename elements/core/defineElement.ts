import { version } from '../../package.json';
import { ownOnly } from '../../src/site/core/ownOnly.ts';
import type { TagElements } from '../generated/types/tagTypes.ts';
import type { commonAttributes } from './commonAttributes.ts';
import type { Attributes, ElementDefinition, Events, Values } from './definition.ts';
import { createElementClass } from './elementClass.tsx';
import { upgradeElements } from './mount.tsx';

/** A tag of the library has its type; any other what its attributes say. */
export type ElementOf<T extends string, A extends Attributes> = T extends keyof TagElements
  ? TagElements[T]
  : HTMLElement & Partial<Values<A & typeof commonAttributes>>;

export interface AuctionElementClass<T extends string, A extends Attributes> {
  new (): ElementOf<T, A>;
  /** Where the tag was defined from; two copies on a page may differ. */
  readonly version: string;
}

/** Makes the class of a tag and defines it. Where there is no DOM, only the definition is returned. */
export function defineElement<
  const T extends `auction-${string}`,
  const A extends Attributes,
  const E extends Events,
>(
  definition: ElementDefinition<A, E, T>,
): { definition: ElementDefinition<A, E, T>; element: AuctionElementClass<T, A> | undefined } {
  // The server of Angular has the classes of a DOM as globals, and no registry.
  if (typeof HTMLElement === 'undefined' || typeof customElements === 'undefined')
    return { definition, element: undefined };
  const own = ownOnly(definition) as unknown as ElementDefinition;
  const Base = createElementClass(own);
  const element = (own.form ? own.form.extend(Base) : Base) as unknown as AuctionElementClass<T, A>;
  upgradeElements(() => register(definition.tag, element), own.form?.rendersInSlices);
  return { definition, element };
}

function register(tag: string, element: CustomElementConstructor & { readonly version: string }): void {
  const existing = customElements.get(tag) as Partial<typeof element> | undefined;
  if (!existing) return customElements.define(tag, element);
  if (existing.version === version) return;
  console.warn(
    `${tag}: version ${existing.version ?? 'unknown'} is already defined on this page, so ${version} is not used; load it once.`,
  );
}
