import {
  type FieldAction,
  fieldReducer,
  type FieldState,
  initialFieldState,
  type TextRules,
} from './fieldReducer.ts';
import type { ValidityError } from './nativeValidity.ts';

/** The interface of a custom element for the field component that it renders. */
export interface FieldHost {
  /** Sets the element that receives focus and anchors the browser's validation messages. `null` if it is removed. */
  setInput(input: HTMLElement | null): void;
  /** Sets whether the component renders a slot for the page's input. */
  setPlaced(isPlaced: boolean): void;
  /** Handles a `keypress` event. Enter submits the form, unless the page prevents it. */
  submit(event: KeyboardEvent): void;
}

export interface FieldRules extends TextRules {
  /** Returns the error of a value, or `undefined` if it is valid or not validated. */
  readonly validate: (state: FieldState) => ValidityError | undefined;
}

type Listener = (action: FieldAction, previousState: FieldState) => void;

/** Store of a field's text, value, and validity. Custom elements, components, and apps subscribe to it. */
export class Field {
  #rules: FieldRules;
  readonly #listeners = new Set<Listener>();
  #state = initialFieldState;
  #error: ValidityError | undefined;
  /** The custom element that contains the field, if any. */
  readonly host: FieldHost | undefined;

  constructor(rules: FieldRules, host?: FieldHost) {
    this.#rules = rules;
    this.host = host;
  }

  readonly getState = (): FieldState => this.#state;

  /** Returns the error, even if it is not shown. */
  getError(): ValidityError | undefined {
    return this.#error;
  }

  /** Calls `listener` after each action. Returns a function that unsubscribes. */
  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  setRules(rules: FieldRules): void {
    this.#rules = rules;
    this.dispatch({ type: 'refresh' });
  }

  dispatch(action: FieldAction): void {
    const previousState = this.#state;
    const nextState = fieldReducer(previousState, action, this.#rules);
    this.#error = this.#rules.validate(nextState);
    const message = nextState.isTouched ? (this.#error?.message ?? '') : '';
    const shownState = nextState.isTyping ? nextState : { ...nextState, message };
    if (!isSame(previousState, shownState)) this.#state = shownState;
    for (const listener of this.#listeners) listener(action, previousState);
  }
}

export const createField = (rules: FieldRules, host?: FieldHost): Field => new Field(rules, host);

const isSame = (a: FieldState, b: FieldState): boolean =>
  (Object.keys(a) as (keyof FieldState)[]).every((key) => a[key] === b[key]);

/** Returns the error that a script or a server has set. */
export function getCustomError({ customMessage, serverMessage }: FieldState): ValidityError | undefined {
  const message = customMessage || serverMessage;
  return message ? { flags: { customError: true }, message } : undefined;
}
