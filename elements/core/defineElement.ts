import { createElementClass } from './AuctionElement.tsx';
import type { Attributes, ElementDefinition, Events } from './definition.ts';
import { type AuctionElementClass, hasRegistry, register } from './register.ts';

/** Makes the class of a tag and defines it. Where there is no DOM, only the definition is returned. */
export function defineElement<
  const T extends `auction-${string}`,
  const A extends Attributes,
  const E extends Events,
>(
  definition: ElementDefinition<A, E, T>,
): { definition: ElementDefinition<A, E, T>; element: AuctionElementClass<T, A> | undefined } {
  if (!hasRegistry()) return { definition, element: undefined };
  const own = definition as unknown as ElementDefinition;
  const Base = createElementClass(own);
  const element = (own.form ? own.form.extend(Base) : Base) as unknown as AuctionElementClass<T, A>;
  register(definition.tag, element);
  return { definition, element };
}
