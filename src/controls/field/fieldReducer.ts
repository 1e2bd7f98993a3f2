/** What a field holds, whether a custom element or a React component renders it. */
export interface FieldState {
  /** What a form submits and what is validated. */
  readonly value: string;
  /** What the user has typed, while it stands for no value. */
  readonly rawInput: string;
  /** The value that the component gets: it stays while the user is typing a draft. */
  readonly renderedValue: string;
  /** A new number means that the value was set from outside, though it may be an equal one. */
  readonly revision: number;
  /** `value` and `rawInput` as the last `change` event found them. */
  readonly committed: string;
  /** The user or a script has changed the value; the default value no longer counts until a reset. */
  readonly isDirty: boolean;
  /** The user has changed something since the start or the last reset. */
  readonly isEdited: boolean;
  /** An invalid value is shown: the user has left the field, or has tried to submit its form. */
  readonly isTouched: boolean;
  /** The user is typing a draft, for which no event has been dispatched. */
  readonly isTyping: boolean;
  /** What is invalid, in words, once it is to be shown; a draft does not change it. */
  readonly shownMessage: string;
  /** How often the user has committed something or tried to submit the form. */
  readonly attempts: number;
}

/** What the user does with a field. */
export type UserAction =
  /** Has changed the text, which is the value. */
  | { type: 'input'; value: string }
  /** Has changed the text, which stands for a value or, as `rawInput`, for none. */
  | { type: 'draft'; value: string; rawInput: string }
  /** Is done with a draft. */
  | { type: 'commit'; value: string; rawInput: string }
  /** Has chosen a value in a picker, or the draft has become a formatted value. */
  | { type: 'choose'; value: string }
  /** Is done with changes of a text. */
  | { type: 'change' };

export type FieldAction =
  | UserAction
  /** The `value` attribute has changed. */
  | { type: 'setDefault'; value: string }
  /** A script sets the value. */
  | { type: 'setValue'; value: string }
  | { type: 'reset'; value: string }
  /** The browser restores what it has kept, or fills it in. */
  | { type: 'restore'; value: string }
  /** The focus has left the field. */
  | { type: 'blur' }
  /** The field was invalid when its form was to be submitted. */
  | { type: 'invalid' }
  /** The value has been validated: the message, or nothing. */
  | { type: 'validate'; message: string };

const emptyContent = '\n';

export const initialFieldState: FieldState = {
  value: '',
  rawInput: '',
  renderedValue: '',
  revision: 0,
  committed: emptyContent,
  isDirty: false,
  isEdited: false,
  isTouched: false,
  isTyping: false,
  shownMessage: '',
  attempts: 0,
};

export function fieldReducer(state: FieldState, action: FieldAction): FieldState {
  switch (action.type) {
    case 'input':
      // Each listener of one event may say it.
      return state.isEdited && action.value === state.value && action.value === state.renderedValue
        ? state
        : { ...edit(state, action.value), renderedValue: action.value };
    case 'draft':
      return { ...edit(state, action.value, action.rawInput), isTyping: true };
    case 'commit':
      return commit(state, action.value, action.rawInput);
    case 'choose':
      return touch(commit({ ...state, isEdited: true, revision: state.revision + 1 }, action.value));
    case 'change':
      return markChange(state);
    case 'setDefault':
      return state.isDirty ? state : replaceValue(state, action.value);
    case 'setValue':
      // Frameworks set what they know whenever they render: the value as it is, or as the last event found it.
      return action.value === state.value || action.value === state.renderedValue
        ? { ...state, isDirty: true }
        : { ...setValue(state, action.value), isDirty: true };
    case 'reset':
      return { ...replaceValue(state, action.value), isDirty: false, isEdited: false, isTouched: false };
    case 'restore':
      return { ...replaceValue(state, action.value), isDirty: true };
    case 'blur':
      return state.isEdited ? touch(state) : state;
    case 'invalid':
      return touch({ ...state, attempts: state.attempts + 1 });
    case 'validate':
      return showMessage(state, state.isTouched ? action.message : '');
  }
}

const edit = (state: FieldState, value: string, rawInput = ''): FieldState => ({
  ...state,
  value,
  rawInput,
  isDirty: true,
  isEdited: true,
});

function commit(state: FieldState, value: string, rawInput = ''): FieldState {
  const isNew = value !== state.value || rawInput !== state.rawInput;
  return markChange({
    ...state,
    value,
    rawInput,
    renderedValue: value,
    isDirty: state.isDirty || isNew,
    isTyping: false,
  });
}

/** A `change` event is due if there is another content than the last one found. */
function markChange(state: FieldState): FieldState {
  const content = getContent(state);
  return content === state.committed
    ? state
    : touch({ ...state, committed: content, attempts: state.attempts + 1 });
}

const touch = (state: FieldState): FieldState => ({ ...state, isTouched: true, isTyping: false });

const showMessage = (state: FieldState, message: string): FieldState =>
  state.isTyping || message === state.shownMessage ? state : { ...state, shownMessage: message };

/** By a script: what the user has typed before is still a change to come. */
function setValue(state: FieldState, value: string): FieldState {
  const next = replaceValue(state, value);
  return getContent(state) === state.committed ? next : { ...next, committed: state.committed };
}

/** From outside: nothing that the user is typing survives it. */
function replaceValue(state: FieldState, value: string): FieldState {
  const next = {
    ...state,
    value,
    rawInput: '',
    renderedValue: value,
    revision: state.revision + 1,
    isTyping: false,
  };
  return { ...next, committed: getContent(next) };
}

const getContent = ({ value, rawInput }: FieldState): string => `${value}\n${rawInput}`;

/** The user has changed what the field holds, or the browser has restored what the user had changed. */
export const isEdit = ({ type }: FieldAction, before: FieldState, after: FieldState): boolean =>
  (type === 'input' || type === 'draft' || type === 'commit' || type === 'choose' || type === 'restore') &&
  (after.value !== before.value || after.rawInput !== before.rawInput);
