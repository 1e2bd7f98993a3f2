import { wordLocaleDocs } from '../core/commonAttributes.docs.ts';
import type { AttributeDocs, MemberDocs } from '../core/definition.ts';

const form = {
  form: {
    type: 'HTMLFormElement | null',
    readonly: true,
    description:
      'The form that contains the control, or that its `form` attribute refers to. Otherwise, `null`.',
  },
  labels: { type: 'NodeList', readonly: true, description: 'The `<label>` elements of the control.' },
} as const;

/** Members of form controls in addition to the properties of their attributes, like on an `<input>`. */
export const formControlMembers = {
  ...form,
  value: {
    type: 'string',
    description:
      'The current value, which is submitted with the form. Setting the same value again doesn’t interrupt the user’s typing.',
  },
  defaultValue: {
    type: 'string',
    description: 'The `value` attribute. Resetting the form restores this value.',
  },
  readOnly: {
    type: 'boolean',
    description: 'Whether the user can’t edit the value. Reflects the `readonly` attribute.',
  },
  validity: {
    type: 'ValidityState',
    readonly: true,
    description: 'The validity of the value.',
  },
  validationMessage: {
    type: 'string',
    readonly: true,
    description: 'The message that explains why the value is invalid, or an empty string.',
  },
  willValidate: {
    type: 'boolean',
    readonly: true,
    description: 'Whether the value is validated. `false` if the control is disabled or read-only.',
  },
  checkValidity: {
    type: '() => boolean',
    description:
      'Returns whether the value is valid. If it’s invalid, fires an `invalid` event. Doesn’t show an error.',
  },
  reportValidity: {
    type: '() => boolean',
    description:
      'Returns whether the value is valid. If it’s invalid, fires an `invalid` event. Unless you cancel the event, the control receives focus, and the field shows the message. The browser shows the messages of pickers. If you insert a control and then call `reportValidity()` on its form, await a promise in between. Otherwise, the new control doesn’t receive focus.',
  },
  setCustomValidity: {
    type: '(message: string) => void',
    description: 'Sets a message that makes the control invalid. An empty string removes the message.',
  },
  select: { type: '() => void', description: 'Selects the text in the control.' },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** Members of fields that can contain an `<input>` of the page. */
export const pageInputMembers = {
  syncInput: {
    type: '() => void',
    description:
      'Reads the value, the attributes, and the custom validity of the `<input>` inside the element again. Call this method if a script changes the input without firing an event, and the counter, the clear button, or an error should update immediately. The element follows events and attribute changes automatically. It also reads the input when the input receives focus and when the form is submitted.',
  },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** Additional members of text fields, like on a text input. */
export const textMembers = {
  maxLength: {
    type: 'number',
    description: 'The `maxlength` attribute as a number, or `-1` if the attribute is missing.',
  },
  minLength: {
    type: 'number',
    description: 'The `minlength` attribute as a number, or `-1` if the attribute is missing.',
  },
  selectionStart: { type: 'number | null', description: 'The start offset of the selection.' },
  selectionEnd: { type: 'number | null', description: 'The end offset of the selection.' },
  selectionDirection: {
    type: "'forward' | 'backward' | 'none' | null",
    description: 'The direction of the selection.',
  },
  setSelectionRange: {
    type: "(start: number | null, end: number | null, direction?: 'forward' | 'backward' | 'none') => void",
    description: 'Selects a range of the text. If both offsets are equal, moves the caret.',
  },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** The `type` property of controls whose value is a date or a time. */
export const typeMember = {
  type: {
    type: 'string',
    description: 'The `type` of the native `<input>` for the same kind of value: `date` or `time`.',
  },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** Members that calculate with a date or a time. */
export const stepMembers = {
  valueAsNumber: {
    type: 'number',
    description:
      'The value in milliseconds, as on a native `<input>`: the start of the day in UTC, or the time since midnight. `NaN` if the value is empty. Setting `NaN` clears the value.',
  },
  stepUp: {
    type: '(count?: number) => void',
    description:
      'Increases the value by `step`, or by a day or a minute if `step` is missing. Multiplies the step by `count`. Doesn’t go beyond `max`. Fires no events.',
  },
  stepDown: {
    type: '(count?: number) => void',
    description:
      'Decreases the value by `step`, or by a day or a minute if `step` is missing. Multiplies the step by `count`. Doesn’t go below `min`. Fires no events.',
  },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** Custom states of form controls, by the name for `:state()`. */
export const controlStates = {
  invalid: 'The value is invalid.',
  'user-invalid':
    'The value is invalid, and the user has changed it or tried to submit the form. `checkValidity()` doesn’t set this state.',
} as const;

/** Members of form buttons. */
export const formButtonMembers: Readonly<Record<string, MemberDocs>> = {
  ...form,
  popoverTargetElement: {
    type: 'HTMLElement | null',
    description: 'The element that `popovertarget` refers to. Set it for a popover without an ID.',
  },
  commandForElement: {
    type: 'HTMLElement | null',
    description: 'The element that `commandfor` refers to. Set it for an element without an ID.',
  },
};

/** Attributes that all buttons share. */
export const formButtonAttributes = {
  locale: wordLocaleDocs,
  type: {
    description:
      'The action of the button: `submit` submits the form, `reset` resets the form, and `button` does neither. Defaults to `button`. The form’s submitter is a native button with the same name, value, and text. The native button is in the page only while the form is submitted. Attributes such as `formaction` and `formnovalidate` work as on a native `<button>`.',
  },
  name: {
    description: 'The name of `value` in the form data. Submitted only if this button submits the form.',
  },
  value: {
    description: 'The value of `name` in the form data. Submitted only if this button submits the form.',
  },
  disabled: {
    description: 'Whether the button is disabled. A disabled button can’t be focused or clicked.',
  },
  loading: {
    description:
      'Whether the button shows a spinner. A loading button ignores clicks, but keeps focus and its accessible name.',
  },
  formaction: {
    description:
      'The URL that a submit button sends the form to, instead of the form’s `action`. Must be an http(s) URL or a relative URL.',
  },
  formenctype: {
    description: 'The encoding of the request, as on a native `<button>`.',
  },
  formmethod: {
    description: 'The HTTP method of the request, as on a native `<button>`.',
  },
  formnovalidate: { description: 'Whether the form is submitted without validation.' },
  formtarget: {
    description: 'The window or frame that shows the response, as on a native `<button>`.',
  },
  popovertarget: { description: 'The ID of the popover that the button opens and closes.' },
  popovertargetaction: {
    description: 'The action on the popover: `toggle`, `show`, or `hide`. Defaults to `toggle`.',
  },
  commandfor: {
    description:
      'The ID of the element that receives the `command`. Works in browsers that support `commandfor` on a native `<button>`.',
  },
  command: {
    description:
      'The command, as on a native `<button>`: for example `show-modal`, `close`, `toggle-popover`, or a custom command such as `--bid`.',
  },
  href: {
    description:
      'The URL that the button links to. The button becomes a link, and `type` has no effect. Must be an http(s), mailto, tel, or relative URL.',
  },
  target: {
    description: 'The window or frame that the link opens in, as on an `<a>`.',
  },
  rel: { description: 'The relationship to the linked page, as on an `<a>`.' },
  download: {
    description: 'The file name under which the browser saves the linked file, as on an `<a>`. May be empty.',
  },
  messages: {
    type: 'Partial<ControlMessages>',
    description:
      'Strings that replace the default strings, as a JSON object. A button has one string: `loading` describes a loading button to assistive technology.',
  },
} as const satisfies Record<string, AttributeDocs>;
