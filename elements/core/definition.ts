import type { ComponentType, ReactNode } from 'react';
import type { HostClass } from './host.ts';
import type { Field } from '../../src/controls/field/createField.ts';

/** What an attribute's text means. Every attribute is optional; taking it away restores the default. */
export type AttributeDefinition =
  | { type: 'string' }
  | { type: 'boolean' }
  | { type: 'number' }
  | { type: 'enum'; values: readonly string[] }
  /** JSON text; as a property any value. `script`: a `<script type="application/json">` child will do as well. */
  | { type: 'json'; script?: boolean };

interface EventDefinition {
  cancelable?: boolean;
  /** The boolean attribute that follows the property of the same name in the detail. */
  reflects?: string;
  /** Its detail says who somebody is, which is no business of a tag manager's. */
  personal?: boolean;
}

export type Attributes = Readonly<Record<string, AttributeDefinition>>;
export type Events = Readonly<Record<`auction-${string}`, EventDefinition>>;

/** How an input has a value as text. */
export interface FieldText {
  /** The value of a text in an input of some type. `undefined` if it has none. */
  parse: (text: string, type: string, values: Readonly<Record<string, unknown>>) => string | undefined;
  /** The text by which an input has a value. */
  format: (
    value: string,
    input: { type: string; value: string },
    values: Readonly<Record<string, unknown>>,
  ) => string;
}

/** What makes an element a form control or a button of a form. */
export interface FormLayer {
  /** Attributes that the form layer makes values of for the component, in place of the element layer. */
  ownAttributes: readonly string[];
  /** Makes a value of what markup or a form has as one: the empty one, where it is none. */
  sanitize?: (value: string, values: Readonly<Record<string, unknown>>) => string;
  /** The page may put an input of its own into the element. */
  takesPageInput?: boolean;
  /** How an input has a value as text. Left out, the text is the value. */
  text?: FieldText | undefined;
  extend: (Base: HostClass) => HostClass;
}

/** A tag as data. Its docs are in a file of their own. */
export interface HostDefinition<
  A extends Attributes = Attributes,
  E extends Events = Events,
  T extends `auction-${string}` = `auction-${string}`,
> {
  tag: T;
  attributes: A;
  events: E;
  /** Rules for `:host`. */
  hostCss: string;
  /** Rules for a tag that is not rendered yet, to keep its place: prerendered tags do without them. */
  reserveCss?: string;
  /** How it takes part in forms; left out, it does not. */
  form?: FormLayer;
  /** A press anywhere on it, and `focus()`, go to its first control. */
  delegatesFocus?: boolean;
}

/** A tag whose shadow root contains a part with a slot, and nothing else. It needs no React. */
export interface StaticDefinition<T extends `auction-${string}` = `auction-${string}`> extends HostDefinition<
  Attributes,
  Events,
  T
> {
  part: string;
}

/** A tag whose shadow root contains a React component. */
export interface ElementDefinition<
  A extends Attributes = Attributes,
  E extends Events = Events,
  T extends `auction-${string}` = `auction-${string}`,
> extends HostDefinition<A, E, T> {
  component: ComponentType<ComponentProps<A, E>>;
  /** Properties of the component that the page fills through slots: name of the slot by property; '' is the default slot. */
  slots?: Readonly<Record<string, string>>;
  /** Loads what the component needs to hydrate HTML from a server. The first rendering finds it in a cache. */
  prepare?: (
    values: Readonly<Record<string, unknown>>,
    warn: (message: string, loadError?: unknown) => void,
  ) => Promise<void>;
  /** The component has texts in several languages. It gets the `lang` of the page as `pageLanguage`. */
  followsLanguage?: boolean;
}

export interface AttributeDocs {
  description: string;
  default?: string;
  /** TypeScript type of a JSON attribute's value. */
  type?: string;
}

interface EventDocs {
  description: string;
  /** TypeScript type of `event.detail`. */
  detail: string;
}

export interface MemberDocs {
  description: string;
  /** TypeScript type; of a method that of the function. */
  type: string;
  /** Script cannot set it. */
  readonly?: true;
}

/** A piece of a page that shows the tag in use. */
export interface ExampleDocs {
  title: string;
  html: string;
}

/** What a tag is for. Names of tags between backticks and angle brackets become links. */
interface UsageDocs {
  when: readonly string[];
  /** What to take for something else, and what it does not do. */
  whenNot: readonly string[];
}

/** What people have to know about a tag; never part of the script. The manifest and the docs are written from it. */
export interface ElementDocs<D extends { attributes: Attributes; events: Events }> {
  description: string;
  attributes: Readonly<Record<keyof D['attributes'], AttributeDocs>>;
  events: Readonly<Record<keyof D['events'], EventDocs>>;
  /** Properties that are no attribute's, and methods. */
  members?: Readonly<Record<string, MemberDocs>>;
  /** Names for `:state()`. */
  states?: Readonly<Record<string, string>>;
  slots?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, string>>;
  cssProperties?: Readonly<Record<`--auction-${string}`, string>>;
  /** What its keys do, by key. */
  keyboard?: Readonly<Record<string, string>>;
  usage: UsageDocs;
  /** Texts that a user can type where the locale is `en-US`, each with its value; an empty value says that the text is invalid. */
  typed?: readonly (readonly [text: string, value: string])[];
  examples: readonly ExampleDocs[];
}

type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

type ValueOf<D extends AttributeDefinition> = D extends { type: 'boolean' }
  ? boolean
  : D extends { type: 'number' }
    ? number | undefined
    : D extends { type: 'enum'; values: readonly (infer V)[] }
      ? V | undefined
      : D extends { type: 'json' }
        ? unknown
        : string | undefined;

/** The values that attributes and properties of a tag stand for, by property name. */
export type Values<A extends Attributes> = { [K in keyof A & string as CamelCase<K>]: ValueOf<A[K]> };

type HandlerName<K extends string> = K extends `auction-${infer Name}`
  ? `on${Capitalize<CamelCase<Name>>}`
  : never;

/** `false` when the page called `preventDefault()`. */
// oxlint-disable-next-line typescript/no-explicit-any -- the detail's type is the component's to say
type Handler = (detail?: any) => boolean;

/** What a component may get besides: its slots, and what a field needs from its form layer. */
interface ControlProps {
  children: ReactNode;
  labelled: boolean;
  description: string;
  describedBy: readonly Element[] | undefined;
  pageLabel: string;
  field: Field;
}

type ComponentProps<A extends Attributes, E extends Events> = Values<A> &
  ControlProps & {
    [K in keyof E & string as HandlerName<K>]: Handler;
  };

/** `product-name` → `productName`. */
export const toCamelCase = (name: string): string =>
  name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `auction-sign-out` → `onSignOut`, the prop through which a component reports the event. */
export const getHandlerName = (event: string): string => toCamelCase(event.replace(/^auction/, 'on'));

/** Every tag has these besides its own. */
export const commonAttributes = {
  'style-overrides': { type: 'string' },
  'push-events-to': { type: 'string' },
} as const satisfies Attributes;

export const commonEvents = { 'auction-error': {} } as const satisfies Events;
