import { getHandlerName, toCamelCase } from '../core/definition.ts';
import { hyphenatedAttributes } from '../generated/hyphenatedAttributes.ts';

export type Props = Readonly<Record<string, unknown>>;

/** The props of a component, by how its element gets them. */
export interface HostProps {
  attributes: ReadonlyMap<string, string>;
  /** Objects and functions that listen to nothing. */
  properties: ReadonlyMap<string, unknown>;
  /** By the type of the event. */
  listeners: ReadonlyMap<string, (event: Event) => void>;
  /** What the value of a field is to be, whatever the user does. */
  value?: string | undefined;
  /** What React sets itself: it knows how on every element, and in every version. */
  reactProps: Props;
}

/** What React calls otherwise than HTML does. */
const reactNames = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ...hyphenatedAttributes.map((name) => [toCamelCase(name), name] as const),
]);

const getAttributeName = (prop: string): string => reactNames.get(prop) ?? prop.toLowerCase();

const isReactProp = (name: string): boolean =>
  /^on[A-Z]/.test(name) || ['children', 'style', 'dangerouslySetInnerHTML'].includes(name);

/** Sorts the props of a tag that dispatches `events`. */
export function getHostProps(props: Props, events: readonly string[]): HostProps {
  const attributes = new Map<string, string>();
  const properties = new Map<string, unknown>();
  const listeners = new Map<string, (event: Event) => void>();
  const reactProps: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const event = events.find((each) => getHandlerName(each) === name);
    if (value === undefined || value === null) continue;
    if (event) listeners.set(event, value as (event: Event) => void);
    else if (isReactProp(name)) reactProps[name] = value;
    else if (typeof value === 'object' || typeof value === 'function') properties.set(name, value);
    else {
      const attribute = getAttributeName(name);
      const text = formatText(attribute, value as string | number | boolean);
      if (text !== undefined) attributes.set(attribute, text);
    }
  }
  return { attributes, properties, listeners, reactProps };
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
