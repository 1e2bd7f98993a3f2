import type { ComponentType, ReactNode } from 'react';
import type { Warn } from '../../src/site/warnings/createWarn.ts';
import type { Host, HostClass } from './host.ts';
import type { ControlLanguage } from '../../src/controls/controlLanguage.ts';
import type { Field } from '../../src/controls/field/createField.ts';

/** The type of an attribute. All attributes are optional. If an attribute is removed, its default applies. */
export type AttributeDefinition =
  | { type: 'string' }
  | { type: 'boolean' }
  | { type: 'number' }
  | { type: 'enum'; values: readonly string[] }
  /** JSON text, or any value as a property. With `script`, a `<script type="application/json">` child is also supported. */
  | { type: 'json'; script?: boolean };

interface EventDefinition {
  cancelable?: boolean;
  /** Boolean attribute that is updated from the property of the same name in the detail. */
  reflects?: string;
  /** Whether the detail contains personal data. It is then never pushed to the data layer. */
  personal?: boolean;
}

export type Attributes = Readonly<Record<string, AttributeDefinition>>;
export type Events = Readonly<Record<`auction-${string}`, EventDefinition>>;

/** Conversion between a value and its text in an input. */
export interface FieldText {
  /** Parses the text of an input of type `type`. Returns `undefined` if the text does not represent a value. */
  parse: (text: string, type: string, values: Readonly<Record<string, unknown>>) => string | undefined;
  /** Formats a value as text for an input. */
  format: (
    value: string,
    input: { type: string; value: string },
    values: Readonly<Record<string, unknown>>,
  ) => string;
}

/** The behavior of a form control or a form button. */
export interface FormLayer {
  /** Attributes that the form layer converts to props of the component, instead of `BaseElement`. */
  ownAttributes: readonly string[];
  /** Sanitizes a value from markup, a script, or a form, like native inputs do. Invalid dates and times become an empty string. */
  sanitize?: (value: string, values: Readonly<Record<string, unknown>>) => string;
  /** Whether the element can contain an input of the page. */
  takesPageInput?: boolean;
  /** Conversion between values and text in an input. If omitted, the text is the value. */
  text?: FieldText | undefined;
  extend: (Base: HostClass) => HostClass;
}

/** The definition of an element. Its docs are in a separate file. */
export interface HostDefinition<
  A extends Attributes = Attributes,
  E extends Events = Events,
  T extends `auction-${string}` = `auction-${string}`,
> {
  tag: T;
  attributes: A;
  events: E;
  /** Styles of `:host`. */
  hostCss: string;
  /** Styles that reserve space for the element until it is rendered. Prerendered HTML omits them. */
  reserveCss?: string;
  /**
   * Deprecated attributes and custom properties, with the fix, such as `Use \`size\`.` The element warns about them, and types and docs mark
   * them.
   */
  deprecated?: Readonly<Record<string, string>>;
  /** Form behavior. If omitted, the element is not part of forms. */
  form?: FormLayer;
  /** Whether a click on the element, or `focus()`, moves focus to its first focusable descendant. */
  delegatesFocus?: boolean;
}

/** The definition of an element that renders a part with a slot, and does not need React. */
export interface StaticDefinition<T extends `auction-${string}` = `auction-${string}`> extends HostDefinition<
  Attributes,
  Events,
  T
> {
  part: string;
}

/** The definition of an element that renders a React component. */
export interface ElementDefinition<
  A extends Attributes = Attributes,
  E extends Events = Events,
  T extends `auction-${string}` = `auction-${string}`,
> extends HostDefinition<A, E, T> {
  component: ComponentType<ComponentProps<A, E>>;
  /** Names of slots, by the prop that receives the `<slot>` element. An empty string is the default slot. */
  slots?: Readonly<Record<string, string>>;
  /** Loads the data that hydration needs. The first render reads it from a cache. */
  prepare?: (values: Readonly<Record<string, unknown>>, warn: Warn) => Promise<void>;
  /** Whether the component is localized. It receives the language of the page as `pageLanguage`. */
  followsLanguage?: boolean;
  /** Updates values that depend on `locale` and `pageLanguage`. */
  updateLanguage?: (host: Host) => void;
}

export interface AttributeDocs {
  description: string;
  default?: string;
  /** TypeScript type of the value, for JSON attributes. */
  type?: string;
}

interface EventDocs {
  description: string;
  /** TypeScript type of `event.detail`. */
  detail: string;
}

export interface MemberDocs {
  description: string;
  /** TypeScript type of the property or method. */
  type: string;
  /** Whether the property is read-only. */
  readonly?: true;
}

/** An example of how to use the element. */
export interface ExampleDocs {
  title: string;
  html: string;
  /** Height in px, if the example is higher than 120 px. */
  height?: number;
}

/** Guidance on when to use an element. Element names between backticks and angle brackets become links. */
interface UsageDocs {
  when: readonly string[];
  /** Alternatives for other use cases, and limitations. */
  whenNot: readonly string[];
}

/** The docs of an element, from which the manifest and the docs site are generated. Scripts never include them. */
export interface ElementDocs<D extends { attributes: Attributes; events: Events }> {
  description: string;
  attributes: Readonly<Record<keyof D['attributes'], AttributeDocs>>;
  events: Readonly<Record<keyof D['events'], EventDocs>>;
  /** Methods, and properties that do not reflect an attribute. */
  members?: Readonly<Record<string, MemberDocs>>;
  /** Custom states, by the name for `:state()`. */
  states?: Readonly<Record<string, string>>;
  slots?: Readonly<Record<string, string>>;
  parts?: Readonly<Record<string, string>>;
  cssProperties?: Readonly<Record<`--auction-${string}`, string>>;
  /** Keyboard interactions, by key. */
  keyboard?: Readonly<Record<string, string>>;
  usage: UsageDocs;
  /** Examples of typed text and its value in the `en-US` locale. An empty value means that the text is invalid. */
  typed?: readonly (readonly [text: string, value: string])[];
  examples: readonly ExampleDocs[];
}

/** Type of the name that `toCamelCase()` returns. */
export type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
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

/** The values of attributes and properties, by property name. */
export type Values<A extends Attributes> = { [K in keyof A & string as CamelCase<K>]: ValueOf<A[K]> };

type HandlerName<K extends string> = K extends `auction-${infer Name}`
  ? `on${Capitalize<CamelCase<Name>>}`
  : never;

/** Function that dispatches an event. Returns `false` if the page calls `preventDefault()`. */
// oxlint-disable-next-line typescript/no-explicit-any -- the component decides the type of the detail
type Handler = (detail?: any) => boolean;

/** Props that do not come from attributes: slots, and values that the form layer provides for fields. */
interface ControlProps {
  children: ReactNode;
  labelled: boolean;
  description: string;
  describedBy: readonly Element[] | undefined;
  pageLabel: string;
  field: Field;
  language: ControlLanguage;
}

type ComponentProps<A extends Attributes, E extends Events> = Values<A> &
  ControlProps & {
    [K in keyof E & string as HandlerName<K>]: Handler;
  };
