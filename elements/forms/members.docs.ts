import type { AttributeDocs, MemberDocs } from '../core/definition.ts';

const form = {
  form: {
    type: 'HTMLFormElement | null',
    readonly: true,
    description: 'The form that the control belongs to, or `null`.',
  },
  labels: { type: 'NodeList', readonly: true, description: 'The `<label>` elements of the control.' },
} as const;

/** Members of form controls in addition to the properties of their attributes, like on an `<input>`. */
export const formControlMembers = {
  ...form,
  value: {
    type: 'string',
    description:
      'The current value, which is submitted with the form. Setting it to the value that it has leaves what the user is typing.',
  },
  defaultValue: {
    type: 'string',
    description: 'The `value` attribute: the value to which a reset restores the control.',
  },
  readOnly: {
    type: 'boolean',
    description: 'Whether the user cannot edit the value; reflects the `readonly` attribute.',
  },
  validity: {
    type: 'ValidityState',
    readonly: true,
    description: 'The `ValidityState` of the value.',
  },
  validationMessage: {
    type: 'string',
    readonly: true,
    description: 'The message that describes why the value is invalid, or an empty string.',
  },
  willValidate: {
    type: 'boolean',
    readonly: true,
    description: 'Whether the value is validated. It is not while the control is disabled or read-only.',
  },
  checkValidity: {
    type: '() => boolean',
    description:
      'Returns whether the value is valid, and dispatches an `invalid` event if it is not. No error is shown.',
  },
  reportValidity: {
    type: '() => boolean',
    description:
      'Returns whether the value is valid. If it is not, an `invalid` event is dispatched, and unless it is canceled the control is focused and the browser shows the message. `reportValidity()` of the form focuses no control that the same task has inserted: await a promise first.',
  },
  setCustomValidity: {
    type: '(message: string) => void',
    description: 'Sets a message that makes the control invalid; an empty string removes it.',
  },
  select: { type: '() => void', description: 'Selects the text of the control.' },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** Members of fields that can contain an `<input>` of the page. */
export const pageInputMembers = {
  syncInput: {
    type: '() => void',
    description:
      'Reads the value, the attributes, and the custom validity of the `<input>` in the element again. The element follows events and attributes by itself, and reads the input again on focus and when its form is submitted. Call the method if a script changes the input without an event and the counter, the clear button, or an error must follow at once.',
  },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** Additional members of text fields, like on a text input. */
export const textMembers = {
  maxLength: {
    type: 'number',
    description: 'The `maxlength` attribute as a number, or -1 without it.',
  },
  minLength: {
    type: 'number',
    description: 'The `minlength` attribute as a number, or -1 without it.',
  },
  selectionStart: { type: 'number | null', description: 'The offset at which the selection begins.' },
  selectionEnd: { type: 'number | null', description: 'The offset at which the selection ends.' },
  selectionDirection: {
    type: "'forward' | 'backward' | 'none' | null",
    description: 'The direction of the selection.',
  },
  setSelectionRange: {
    type: "(start: number | null, end: number | null, direction?: 'forward' | 'backward' | 'none') => void",
    description: 'Selects a part of the text; with two equal offsets it moves the caret.',
  },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** The `type` property of controls whose value is a date or a time. */
export const typeMember = {
  type: {
    type: 'string',
    description: 'The type of the native control of such a value: `date` or `time`.',
  },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** Custom states of form controls, by the name for `:state()`. */
export const controlStates = {
  invalid: 'The value is invalid.',
  'user-invalid':
    'The value is invalid, and the user has changed it or tried to submit the form. `checkValidity()` does not set it.',
} as const;

/** Members of form buttons. */
export const formButtonMembers: Readonly<Record<string, MemberDocs>> = form;

/** Attributes that all buttons share. */
export const formButtonAttributes = {
  type: {
    description:
      'What the button does: `submit` submits its form, `reset` resets it, `button`, the default, does neither. The submitter of the form is a native button with the same name, value and text, which stands before this one until the form has been submitted; `formaction`, `formnovalidate` and the like act as on a native button.',
  },
  name: { description: 'The name under which `value` is submitted when the button submits the form.' },
  value: { description: 'The value that is submitted under `name` when the button submits the form.' },
  disabled: {
    description: 'Whether the button is disabled. A disabled button is not focusable and cannot be clicked.',
  },
  loading: {
    description: 'Whether the button shows a spinner. It ignores clicks, and keeps its focus and its name.',
  },
  formaction: {
    description:
      'The address to which a submit button submits the form, in place of that of the form: http(s) or relative.',
  },
  formenctype: {
    description: 'The encoding of the request, as the `formenctype` attribute of a `<button>`.',
  },
  formmethod: {
    description: 'The method of the request, as the `formmethod` attribute of a `<button>`.',
  },
  formnovalidate: { description: 'Whether the form is submitted without validation.' },
  formtarget: {
    description:
      'The browsing context that shows the response, as the `formtarget` attribute of a `<button>`.',
  },
  popovertarget: { description: 'The id of the element with `popover` that the button opens and closes.' },
  popovertargetaction: {
    description: 'What it does to the popover: `toggle`, the default, `show` or `hide`.',
  },
  commandfor: {
    description:
      'The id of the element that gets the command of the button, in browsers that have the attribute for a `<button>`.',
  },
  command: {
    description:
      'The command, as the `command` attribute of a `<button>`: `show-modal`, `close`, `toggle-popover` or one of the page’s own, such as `--bid`.',
  },
  href: {
    description:
      'The address to which it leads: http(s), mailto, tel or relative. The button is a link then, and `type` has no effect.',
  },
  target: {
    description: 'The browsing context in which the link opens, as the `target` attribute of an `<a>`.',
  },
  rel: { description: 'The relation to the linked page, as the `rel` attribute of an `<a>`.' },
  download: {
    description: 'Whether the linked file is saved, and its name, as the `download` attribute of an `<a>`.',
  },
  messages: {
    type: 'Partial<ControlMessages>',
    description:
      'Texts that replace the built-in ones, by name: a JSON object. A button has one, `loading`, which describes it to assistive technology while it is loading.',
  },
} as const satisfies Record<string, AttributeDocs>;
