import { ownOnly } from '../../src/site/core/ownOnly.ts';
import type { PageInput } from '../../src/controls/field/pageInput.ts';

/** Is notified of what scripts do to an input without an event. */
export interface InputWatcher {
  /** A script is about to give the input the focus: it has to have a place. */
  place(): void;
  /** A script has set the value. */
  syncValue(): void;
  /** A script has called `setCustomValidity()`. */
  setCustomValidity(message: string): void;
}

const watchers = new WeakMap<PageInput, InputWatcher>();

/** The accessors that an input had of its own, as React's have; they are called in place of the prototype's. */
const formerAccessors = new WeakMap<PageInput, PropertyDescriptor>();

const valueAccessors = ['valueAsDate', 'valueAsNumber'] as const;
const valueMethods = ['setRangeText', 'stepUp', 'stepDown'] as const;

type Method = (this: PageInput, ...values: unknown[]) => unknown;

function findDescriptor(input: object, name: string): PropertyDescriptor | undefined {
  const prototype: object | null = Object.getPrototypeOf(input);
  return prototype
    ? (Object.getOwnPropertyDescriptor(prototype, name) ?? findDescriptor(prototype, name))
    : undefined;
}

/** An accessor that does what the prototype's does, and then notifies the watcher of the input. */
const createAccessor = (name: string): PropertyDescriptor =>
  ownOnly({
    configurable: true,
    enumerable: true,
    get(this: PageInput): unknown {
      return findDescriptor(this, name)?.get?.call(this);
    },
    set(this: PageInput, value: unknown) {
      findDescriptor(this, name)?.set?.call(this, value);
      watchers.get(this)?.syncValue();
    },
  });

const createMethod = (name: string): PropertyDescriptor =>
  ownOnly({
    configurable: true,
    writable: true,
    value(this: PageInput, ...values: unknown[]) {
      const result = (Reflect.get(Object.getPrototypeOf(this) as object, name) as Method).apply(this, values);
      watchers.get(this)?.syncValue();
      return result;
    },
  });

const watchedMembers = (): Record<string, PropertyDescriptor> => ({
  ...Object.fromEntries(valueAccessors.map((name) => [name, createAccessor(name)])),
  ...Object.fromEntries(valueMethods.map((name) => [name, createMethod(name)])),
  value: ownOnly({
    configurable: true,
    enumerable: true,
    get(this: PageInput): unknown {
      return getValueAccessor(this).get!.call(this);
    },
    set(this: PageInput, value: unknown) {
      getValueAccessor(this).set!.call(this, value);
      watchers.get(this)?.syncValue();
    },
  }),
  focus: ownOnly({
    configurable: true,
    writable: true,
    value(this: PageInput, options?: FocusOptions) {
      watchers.get(this)?.place();
      (Object.getPrototypeOf(this) as PageInput).focus.call(this, options);
    },
  }),
  setCustomValidity: ownOnly({
    configurable: true,
    writable: true,
    value(this: PageInput, message: string) {
      setNativeValidity(this, message);
      watchers.get(this)?.setCustomValidity(message);
    },
  }),
});

const getValueAccessor = (input: PageInput): PropertyDescriptor =>
  formerAccessors.get(input) ?? findDescriptor(input, 'value')!;

/** What a text field has of them. */
const textMembers = ['value', 'setRangeText', 'focus', 'setCustomValidity'] as const;

const getWatchedNames = (input: PageInput): readonly string[] =>
  'stepUp' in input && !/^(text|email|password|search|tel|url)$/.test(input.type)
    ? Object.keys(members!)
    : textMembers;

let members: Record<string, PropertyDescriptor> | undefined;

/** Notifies the watcher of what scripts do to an input, until the returned function is called. */
export function watchInput(input: PageInput, watcher: InputWatcher): () => void {
  members ??= watchedMembers();
  const former = Object.getOwnPropertyDescriptor(input, 'value');
  if (former?.configurable && former.set && !watchers.has(input)) formerAccessors.set(input, former);
  for (const name of getWatchedNames(input)) Object.defineProperty(input, name, members[name]!);
  watchers.set(input, watcher);
  return () => {
    if (watchers.get(input) !== watcher) return;
    watchers.delete(input);
    for (const name of Object.keys(members!)) Reflect.deleteProperty(input, name);
    if (formerAccessors.has(input)) Object.defineProperty(input, 'value', formerAccessors.get(input)!);
    formerAccessors.delete(input);
  };
}

/** Calls the method of the platform, whatever an input has of that name. */
export function setNativeValidity(input: PageInput, message: string): void {
  const { setCustomValidity } = Object.getPrototypeOf(input) as PageInput;
  setCustomValidity.call(input, message);
}
