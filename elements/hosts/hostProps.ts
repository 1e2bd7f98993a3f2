import { toCamelCase } from '../core/attributes.ts';
import { hyphenatedAttributes } from '../generated/hyphenatedAttributes.ts';
import type { TagElements } from '../generated/types/tagTypes.ts';

/** Names of the elements whose value the user can change. */
export type FieldTag = {
  [T in keyof TagElements]: TagElements[T] extends { value: unknown; checkValidity: unknown } ? T : never;
}[keyof TagElements];

export type Props = Readonly<Record<string, unknown>>;

/** Attributes, properties, and listeners that a component sets on its element. */
export interface ElementProps {
  attributes: ReadonlyMap<string, string>;
  /** Objects and functions, except for event listeners. */
  properties: ReadonlyMap<string, unknown>;
  /** Event listeners by event type. */
  listeners: ReadonlyMap<string, (event: Event) => void>;
  /** Value of a field. */
  value?: string | undefined;
}

/** Props of a component, grouped by how its element receives them. */
export interface HostProps extends ElementProps {
  /** Props that every version of the framework sets correctly on any element. */
  frameworkProps: Props;
}

const camelCaseNames = new Map(hyphenatedAttributes.map((name) => [toCamelCase(name), name]));

const getAttributeName = (prop: string): string => camelCaseNames.get(prop) ?? prop.toLowerCase();

/** Groups the props of a component. `getEvent` returns the event type of a listener prop. */
export function getHostProps(
  props: Props,
  isFrameworkProp: (name: string) => boolean,
  getEvent: (name: string) => string | undefined = () => undefined,
): HostProps {
  const attributes = new Map<string, string>();
  const properties = new Map<string, unknown>();
  const listeners = new Map<string, (event: Event) => void>();
  const frameworkProps: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    const event = getEvent(name);
    if (event !== undefined) listeners.set(event, value as (event: Event) => void);
    else if (isFrameworkProp(name)) frameworkProps[name] = value;
    else if (typeof value === 'object' || typeof value === 'function')
      properties.set(toCamelCase(name), value);
    else {
      const attribute = getAttributeName(name);
      const text = formatText(attribute, value as string | number | boolean);
      if (text !== undefined) attributes.set(attribute, text);
    }
  }
  return { attributes, properties, listeners, frameworkProps };
}

/** Returns the attribute text. `false` omits the attribute, unless the attribute takes the string `"false"`, such as `aria-*`. */
function formatText(attribute: string, value: string | number | boolean): string | undefined {
  if (typeof value !== 'boolean' || /^(aria|data)-|^(contenteditable|draggable|spellcheck)$/.test(attribute))
    return String(value);
  return value ? '' : undefined;
}

/** Returns attributes and properties by attribute name, to render the element's shadow root. */
export const toAttributes = ({ attributes, properties }: HostProps): Record<string, unknown> => ({
  ...Object.fromEntries(attributes),
  ...Object.fromEntries([...properties].map(([name, value]) => [getAttributeName(name), value])),
});
