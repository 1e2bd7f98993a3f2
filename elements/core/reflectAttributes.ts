import { ownOnly } from '../../src/site/core/ownOnly.ts';
import { toCamelCase } from './definition.ts';

interface Reflecting {
  getProperty(attribute: string): unknown;
  setProperty(attribute: string, value: unknown): void;
}

/** Gives a class a property for each of its attributes. */
export function reflectAttributes(prototype: Reflecting, attributes: readonly string[]): void {
  for (const attribute of attributes) {
    const accessors = ownOnly<PropertyDescriptor & ThisType<Reflecting>>({
      configurable: true,
      enumerable: true,
      get() {
        return this.getProperty(attribute);
      },
      set(value: unknown) {
        this.setProperty(attribute, value);
      },
    });
    Object.defineProperty(prototype, toCamelCase(attribute), accessors);
  }
}
