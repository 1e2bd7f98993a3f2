import { version } from '../../package.json';
import type { TagElements } from '../generated/types/tagTypes.ts';
import type { commonAttributes } from './commonAttributes.ts';
import type { Attributes, Values } from './definition.ts';

/** A tag of the library has its type; any other what its attributes say. */
export type ElementOf<T extends string, A extends Attributes> = T extends keyof TagElements
  ? TagElements[T]
  : HTMLElement & Partial<Values<A & typeof commonAttributes>>;

export interface AuctionElementClass<T extends string, A extends Attributes> {
  new (): ElementOf<T, A>;
  /** Where the tag was defined from; two copies on a page may differ. */
  readonly version: string;
}

/** Whether elements can be defined. The server of Angular has the classes of a DOM as globals, and no registry. */
export const hasRegistry = (): boolean =>
  typeof HTMLElement !== 'undefined' && typeof customElements !== 'undefined';

export function register(
  tag: string,
  element: CustomElementConstructor & { readonly version: string },
): void {
  const existing = customElements.get(tag) as Partial<typeof element> | undefined;
  if (!existing) return customElements.define(tag, element);
  if (existing.version === version) return;
  console.warn(
    `${tag}: version ${existing.version ?? 'unknown'} is already defined on this page, so ${version} is not used; load it once.`,
  );
}
