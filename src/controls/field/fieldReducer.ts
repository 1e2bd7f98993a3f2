/** State of a field, whether a custom element or an app renders it. */
export interface FieldState {
  /** The text in the input. */
  readonly text: string;
  /** The value that a form submits. */
  readonly value: string;
  /** The text if it stands for no value, else an empty string. */
  readonly rawInput: string;
  /** The value that pickers and labels show. It stays the same while the user types a date or time. */
  readonly shownValue: string;
  /** `value` and `rawInput` at the last `change` event. */
  readonly committed: string;
  /** Whether the user or a script has changed the value. The default value does not count until a reset. */
  readonly isDirty: boolean;
  /** Whether the user has changed something since the start or the last reset. */
  readonly isEdited: boolean;
  /** Whether an error can be shown: the user has left the field, or has tried to submit its form. */
  readonly isTouched: boolean;
  /** Whether the user is typing a date or time, for which no event has been dispatched. */
  readonly isTyping: boolean;
  /** Argument of `setCustomValidity()`. */
  readonly customMessage: string;
  /** Error of a server, until the user changes the value. `undefined` if there has been none. */
  readonly serverMessage: string | undefined;
  /** The error that the field shows. It does not change while the user types a date or time. */
  readonly message: string;
  /** Number of times that the user has committed something or tried to submit the form. */
  readonly attempts: number;
}

/** How a text stands for a value. Has both properties, so that none is read from `Object.prototype`. */
export interface TextRules {
  /** Returns `undefined` if the text stands for no value. Without it, the text is the value. */
  readonly parse: ((text: string) => string | undefined) | undefined;
  /** Formats a value. Without it, the text stays as it was typed. */
  readonly format: ((value: string) => string) | undefined;
}

export const plainText: TextRules = { parse: undefined, format: undefined };

/** Actions of the user. */
export type UserAction =
  /** The text was changed. */
  | { type: 'input'; text: string }
  /** The user is done with the text. */
  | { type: 'commit' }
  /** A value was chosen in a picker. */
  | { type: 'choose'; value: string };

export type FieldAction =
  | UserAction
  /** The `value` attribute has changed. */
  | { type: 'setDefault'; value: string }
  /** A script sets the value. */
  | { type: 'setValue'; value: string }
  /** The page's input was read: a script may have set its text, and rules may have changed. */
  | { type: 'setText'; text: string }
  | { type: 'reset'; value: string }
  /** The page's input was reset. */
  | { type: 'resetText'; text: string }
  /** The browser restores a value, or fills it in. */
  | { type: 'restore'; value: string }
  /** The field has lost the focus. */
  | { type: 'blur' }
  /** The field was invalid when its form was to be submitted. */
  | { type: 'invalid' }
  | { type: 'setCustomMessage'; message: string }
  | { type: 'setServerMessage'; message: string }
  /** Rules have changed. */
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
      const chosen = { ...withValue(state, action.value, rules), isDirty: true, isEdited: true };
      return touch(commit(clearServerMessage(state, chosen), rules));
    }
    case 'setDefault':
      return state.isDirty ? state : markUnchanged(withValue(state, action.value, rules));
    case 'setValue':
      // Frameworks set the value whenever they render: the current one, or that of the last event.
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
      const restored = markUnchanged(withValue(state, action.value, rules));
      return { ...clearServerMessage(state, restored), isDirty: true };
    }
    case 'blur':
      return state.isEdited ? touch(state) : state;
    case 'invalid':
      return touch({ ...state, attempts: state.attempts + 1 });
    case 'setCustomMessage':
      return { ...state, customMessage: action.message };
    case 'setServerMessage': {
      if (!action.message && !state.serverMessage) return state;
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
  const edited = { ...state, ...content, text, isDirty: true, isEdited: true };
  return clearServerMessage(
    state,
    rules.parse ? { ...edited, isTyping: true } : { ...edited, shownValue: content.value },
  );
}

/** A text that was formatted stands for its value even if it cannot be parsed. */
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
  // A `change` event is due if the content differs from that of the last one.
  return getContent(next) === state.committed
    ? next
    : touch({ ...next, committed: getContent(next), attempts: state.attempts + 1 });
}

const touch = (state: FieldState): FieldState => ({ ...state, isTouched: true, isTyping: false });

/** Ends what the user is typing. */
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

/** What the user has typed before is still a change to come. */
const setByScript = (before: FieldState, after: FieldState): FieldState =>
  getContent(before) === before.committed ? markUnchanged(after) : after;

const forgetUser = (state: FieldState): FieldState => ({
  ...state,
  isDirty: false,
  isEdited: false,
  isTouched: false,
});

/** The error of a server is about the value that it has received. */
const clearServerMessage = (before: FieldState, after: FieldState): FieldState =>
  before.serverMessage && getContent(before) !== getContent(after)
    ? { ...after, serverMessage: '', message: '' }
    : after;

function refresh(state: FieldState, rules: TextRules): FieldState {
  const { parse, format } = rules;
  if (!parse) return state;
  if (state.isTyping || state.rawInput) return { ...state, ...read(state, state.text, rules) };
  return format ? { ...state, text: format(state.value) } : { ...state, ...read(state, state.text, rules) };
}
