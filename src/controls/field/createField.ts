import type { ValidityError } from './nativeValidity.ts';

/** State of a field in a custom element or an app. */
export interface FieldState {
  /** Text in the input. */
  readonly text: string;
  /** Value that the form submits. */
  readonly value: string;
  /** The text if it cannot be parsed, otherwise an empty string. */
  readonly rawInput: string;
  /** Value that pickers and labels show. It does not change while the user types a date or time. */
  readonly shownValue: string;
  /** `value` and `rawInput` at the last `change` event. */
  readonly committed: string;
  /** Whether a user or script changed the value. If so, a new default value has no effect until a reset. */
  readonly isDirty: boolean;
  /** Whether the user has changed something since the field was created or reset. */
  readonly isEdited: boolean;
  /** Whether errors are shown, such as after the user has left the field or tried to submit its form. */
  readonly isTouched: boolean;
  /** Whether the user is typing a date or time for which no event has been dispatched yet. */
  readonly isTyping: boolean;
  /** Argument of `setCustomValidity()`. */
  readonly customMessage: string;
  /** Error from a server, until the user changes the value. `undefined` if a server has never set one. */
  readonly serverMessage: string | undefined;
  /** Error that the field shows. It does not change while the user types a date or time. */
  readonly message: string;
  /** Number of commits, attempted submissions, and server errors. A new number announces the error again. */
  readonly attempts: number;
}

/** Conversion between text and value. Both properties are required, so that `Object.prototype` never supplies them. */
export interface TextRules {
  /** Parses a text. Returns `undefined` if it is invalid. If there is no parser, the text is the value. */
  readonly parse: ((text: string) => string | undefined) | undefined;
  /** Formats a value. If there is no formatter, the text stays as typed. */
  readonly format: ((value: string) => string) | undefined;
}

export const plainText: TextRules = { parse: undefined, format: undefined };

/** Actions of a user. */
export type UserAction =
  /** The user changed the text. */
  | { type: 'input'; text: string }
  /** The user left the input or pressed Enter. */
  | { type: 'commit' }
  /** The user chose a value in a picker. */
  | { type: 'choose'; value: string };

export type FieldAction =
  | UserAction
  /** The `value` attribute changed. */
  | { type: 'setDefault'; value: string }
  /** A script set the value. */
  | { type: 'setValue'; value: string }
  /** The element read the page's input. A script may have changed its text or its constraints. */
  | { type: 'setText'; text: string }
  | { type: 'reset'; value: string }
  /** The form reset the page's input. */
  | { type: 'resetText'; text: string }
  /** The browser restored or autofilled a value. */
  | { type: 'restore'; value: string }
  /** The field lost focus. */
  | { type: 'blur' }
  /** An attempt to submit the form found the field invalid. */
  | { type: 'invalid' }
  | { type: 'setCustomMessage'; message: string }
  | { type: 'setServerMessage'; message: string }
  /** Rules or constraints changed. */
  | { type: 'refresh' };

const getContent = ({ value, rawInput }: Pick<FieldState, 'value' | 'rawInput'>): string =>
  `${value}\n${rawInput}`;

export const initialFieldState: FieldState = {
  text: '',
  value: '',
  rawInput: '',
  shownValue: '',
  committed: getContent({ value: '', rawInput: '' }),
  isDirty: false,
  isEdited: false,
  isTouched: false,
  isTyping: false,
  customMessage: '',
  serverMessage: undefined,
  message: '',
  attempts: 0,
};

export function fieldReducer(state: FieldState, action: FieldAction, rules: TextRules): FieldState {
  switch (action.type) {
    case 'input':
      return edit(state, action.text, rules);
    case 'commit':
      return commit(state, rules);
    case 'choose': {
      const chosenState = { ...withValue(state, action.value, rules), isDirty: true, isEdited: true };
      return touch(commit(clearServerMessage(state, chosenState), rules));
    }
    case 'setDefault':
      return state.isDirty ? state : markUnchanged(withValue(state, action.value, rules));
    case 'setValue':
      // Frameworks set the value on each render, to the current value or to the value of the last event.
      return action.value === state.value || action.value === state.shownValue
        ? { ...state, isDirty: true }
        : { ...setByScript(state, withValue(state, action.value, rules)), isDirty: true };
    case 'setText':
      return action.text === state.text
        ? refresh(state, rules)
        : { ...setByScript(state, withText(state, action.text, rules)), isDirty: true };
    case 'reset':
      return forgetUser(markUnchanged(withValue(state, action.value, rules)));
    case 'resetText':
      return forgetUser(markUnchanged(withText(state, action.text, rules)));
    case 'restore': {
      const restoredState = markUnchanged(withValue(state, action.value, rules));
      return { ...clearServerMessage(state, restoredState), isDirty: true };
    }
    case 'blur':
      return state.isEdited ? touch(state) : state;
    case 'invalid':
      return touch({ ...state, attempts: state.attempts + 1 });
    case 'setCustomMessage':
      return { ...state, customMessage: action.message };
    case 'setServerMessage': {
      const next = { ...state, serverMessage: action.message };
      return action.message ? touch({ ...next, attempts: next.attempts + 1 }) : next;
    }
    case 'refresh':
      return refresh(state, rules);
  }
}

function edit(state: FieldState, text: string, rules: TextRules): FieldState {
  // Several listeners may report the same event.
  if (state.isEdited && text === state.text) return state;
  const content = read(state, text, rules);
  const editedState = { ...state, ...content, text, isDirty: true, isEdited: true };
  return clearServerMessage(
    state,
    rules.parse ? { ...editedState, isTyping: true } : { ...editedState, shownValue: content.value },
  );
}

/** Reads the value of a text. A formatted value is valid even if its text cannot be parsed. */
function read(
  state: FieldState,
  text: string,
  { parse, format }: TextRules,
): Pick<FieldState, 'value' | 'rawInput'> {
  if (!parse) return { value: text, rawInput: '' };
  if (text === format?.(state.shownValue)) return { value: state.shownValue, rawInput: '' };
  const value = text.trim() === '' ? '' : parse(text);
  return value === undefined ? { value: '', rawInput: text } : { value, rawInput: '' };
}

function commit(state: FieldState, { format }: TextRules): FieldState {
  const { value, rawInput, text } = state;
  const next = {
    ...state,
    text: format && !rawInput ? format(value) : text,
    shownValue: value,
    isTyping: false,
  };
  // The element dispatches a `change` event if `committed` changes.
  return getContent(next) === state.committed
    ? next
    : touch({ ...next, committed: getContent(next), attempts: state.attempts + 1 });
}

const touch = (state: FieldState): FieldState => ({ ...state, isTouched: true, isTyping: false });

/** Sets the value and discards uncommitted text. */
const withValue = (state: FieldState, value: string, { parse, format }: TextRules): FieldState => ({
  ...state,
  value,
  rawInput: '',
  text: format ? format(value) : parse ? state.text : value,
  shownValue: value,
  isTyping: false,
});

function withText(state: FieldState, text: string, rules: TextRules): FieldState {
  const content = read(state, text, rules);
  return { ...state, ...content, text, shownValue: content.value, isTyping: false };
}

const markUnchanged = (state: FieldState): FieldState => ({ ...state, committed: getContent(state) });

/** Marks a script's change as committed, unless the user has made a change that is not committed yet. */
const setByScript = (previousState: FieldState, nextState: FieldState): FieldState =>
  getContent(previousState) === previousState.committed ? markUnchanged(nextState) : nextState;

const forgetUser = (state: FieldState): FieldState => ({
  ...state,
  isDirty: false,
  isEdited: false,
  isTouched: false,
});

/** Removes the server's error if the value changes, because the error refers to the submitted value. */
const clearServerMessage = (previousState: FieldState, nextState: FieldState): FieldState =>
  previousState.serverMessage && getContent(previousState) !== getContent(nextState)
    ? { ...nextState, serverMessage: '', message: '' }
    : nextState;

function refresh(state: FieldState, rules: TextRules): FieldState {
  const { parse, format } = rules;
  if (!parse) return state;
  if (state.isTyping || state.rawInput) return { ...state, ...read(state, state.text, rules) };
  return format ? { ...state, text: format(state.value) } : { ...state, ...read(state, state.text, rules) };
}

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
