import { toCamelCase } from '../core/definition.ts';
import { hyphenatedAttributes } from '../generated/hyphenatedAttributes.ts';

export type Props = Readonly<Record<string, unknown>>;

/** What an element gets from its component. */
export interface ElementProps {
  attributes: ReadonlyMap<string, string>;
  /** Objects and functions that listen to nothing. */
  properties: ReadonlyMap<string, unknown>;
  /** By the type of the event. */
  listeners: ReadonlyMap<string, (event: Event) => void>;
  /** What the value of a field is to be. */
  value?: string | undefined;
}

/** The props of a component, by how its element gets them. */
export interface HostProps extends ElementProps {
  /** What the framework sets itself: it knows how on every element, and in every version. */
  frameworkProps: Props;
}

const camelCaseNames = new Map(hyphenatedAttributes.map((name) => [toCamelCase(name), name]));

const getAttributeName = (prop: string): string => camelCaseNames.get(prop) ?? prop.toLowerCase();

/** Sorts the props of a tag, given those that are the framework's and the types of events by the props that listen to them. */
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

/** `false` is a text only where HTML has it as one. */
function formatText(attribute: string, value: string | number | boolean): string | undefined {
  if (typeof value !== 'boolean' || /^(aria|data)-|^(contenteditable|draggable|spellcheck)$/.test(attribute))
    return String(value);
  return value ? '' : undefined;
}

/** Objects by the names of their attributes, for what is rendered with their values. */
export const toAttributes = ({ attributes, properties }: HostProps): Record<string, unknown> => ({
  ...Object.fromEntries(attributes),
  ...Object.fromEntries([...properties].map(([name, value]) => [getAttributeName(name), value])),
});
