import {
  type FieldAction,
  fieldReducer,
  type FieldState,
  initialFieldState,
  type TextRules,
} from './fieldReducer.ts';
import type { ValidityError } from './nativeValidity.ts';

/** What a component reports to the custom element around it. */
export interface FieldHost {
  /** The element that gets the focus, and at which the browser shows messages. `null` if it is removed. */
  setInput(input: HTMLElement | null): void;
  /** Whether the component has a place for the page's input. */
  setPlaced(isPlaced: boolean): void;
  /** A `keypress` event: Enter submits the form, unless the page prevents it. */
  submit(event: KeyboardEvent): void;
}

export interface FieldRules extends TextRules {
  /** Returns the error of a value, or `undefined` if it is valid or not validated. */
  readonly validate: (state: FieldState) => ValidityError | undefined;
}

type Listener = (action: FieldAction, before: FieldState) => void;

/** Owns text, value, and validity of a field. A custom element, its component, and apps subscribe to it. */
export class Field {
  #rules: FieldRules;
  readonly #listeners = new Set<Listener>();
  #state = initialFieldState;
  #error: ValidityError | undefined;
  /** The custom element that contains the field, if there is one. */
  readonly host: FieldHost | undefined;

  constructor(rules: FieldRules, host?: FieldHost) {
    this.#rules = rules;
    this.host = host;
  }

  readonly getState = (): FieldState => this.#state;

  /** The error, whether it is shown or not. */
  getError(): ValidityError | undefined {
    return this.#error;
  }

  /** Calls back after each action. Returns a function that ends the subscription. */
  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setRules(rules: FieldRules): void {
    this.#rules = rules;
    this.dispatch({ type: 'refresh' });
  }

  dispatch(action: FieldAction): void {
    const before = this.#state;
    const after = fieldReducer(before, action, this.#rules);
    this.#error = this.#rules.validate(after);
    const message = after.isTouched ? (this.#error?.message ?? '') : '';
    const next = after.isTyping ? after : { ...after, message };
    if (!isSame(before, next)) this.#state = next;
    for (const listener of this.#listeners) listener(action, before);
  }
}

export const createField = (rules: FieldRules, host?: FieldHost): Field => new Field(rules, host);

const isSame = (one: FieldState, other: FieldState): boolean =>
  (Object.keys(one) as (keyof FieldState)[]).every((key) => one[key] === other[key]);

/** The error that a script or a server has set. */
export function getCustomError({ customMessage, serverMessage }: FieldState): ValidityError | undefined {
  const message = customMessage || serverMessage;
  return message ? { flags: { customError: true }, message } : undefined;
}
