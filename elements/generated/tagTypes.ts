// Written by `npm run write` from the definitions of the tags and their docs; changes are made there.

import type { TypedEventTarget } from '../core/typedEventTarget.ts';
import type { ControlMessages } from '../../src/controls/controlMessages.ts';
import type { Messages } from '../../src/site/messages/siteMessages.ts';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';

/** A button, which can submit or reset its form. */
export interface AuctionButtonElement extends TypedEventTarget<AuctionButtonEvents> {
  /** What the button does: `submit` submits its form, `reset` resets it, `button`, the default, does neither. */
  type: 'button' | 'submit' | 'reset' | undefined;
  /** The name under which `value` is submitted when the button submits the form. */
  name: string | undefined;
  /** The value that is submitted under `name` when the button submits the form. */
  value: string | undefined;
  /** How prominent the button is: `primary`, the default, `secondary` or `plain`. A view has one primary button at most. */
  variant: 'primary' | 'secondary' | 'plain' | undefined;
  /** The height of the button: `normal`, the default, is 40 px, `small` is 32 px. */
  size: 'normal' | 'small' | undefined;
  /** Whether the button is disabled. A disabled button is not focusable and cannot be clicked. */
  disabled: boolean;
  /** Whether the button shows a spinner. It ignores clicks, and keeps its focus and its name. */
  loading: boolean;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that the control belongs to, or `null`. */
  readonly form: HTMLFormElement | null;
  /** The `<label>` elements of the control. */
  readonly labels: NodeList;
}

export interface AuctionButtonProps {
  /** What the button does: `submit` submits its form, `reset` resets it, `button`, the default, does neither. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The name under which `value` is submitted when the button submits the form. */
  name?: string | undefined;
  /** The value that is submitted under `name` when the button submits the form. */
  value?: string | undefined;
  /** How prominent the button is: `primary`, the default, `secondary` or `plain`. A view has one primary button at most. */
  variant?: 'primary' | 'secondary' | 'plain' | undefined;
  /** The height of the button: `normal`, the default, is 40 px, `small` is 32 px. */
  size?: 'normal' | 'small' | undefined;
  /** Whether the button is disabled. A disabled button is not focusable and cannot be clicked. */
  disabled?: boolean | undefined;
  /** Whether the button shows a spinner. It ignores clicks, and keeps its focus and its name. */
  loading?: boolean | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionButtonEvents {
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A field for a date, which the user types in the format of the locale or chooses from a calendar. Its value has the format `yyyy-MM-dd`. */
export interface AuctionDateInputElement extends TypedEventTarget<AuctionDateInputEvents> {
  /** The label above the field. Without it, and unless the page has given the control a label, it is “Date” or “Select Time”. An empty value shows no label. */
  label: string | undefined;
  /** The help text below the field, which an error message replaces. By default a date input shows the expected format. */
  help: string | undefined;
  /** The name of the control, under which its value is submitted with the form. */
  name: string | undefined;
  /** The text that is shown while the field is empty. */
  placeholder: string | undefined;
  /** The height of the field: `normal`, the default, is 40 px, `small` is 32 px. */
  size: 'normal' | 'small' | undefined;
  /** Whether the control is disabled. A disabled control is not focusable and is not submitted with the form. */
  disabled: boolean;
  /** Whether the user cannot edit the value. A read-only control is focusable and is submitted with the form, but not validated. */
  readonly: boolean;
  /** Whether the value must not be empty when the form is submitted. */
  required: boolean;
  /** Whether the control is shown as invalid, whatever its validity is. */
  error: boolean;
  /** The error message below the field, shown in place of the help text while `error` is set. */
  errorText: string | undefined;
  /** The validation message for a text that is not a date or time. The default is “Invalid date” or “Invalid time”. */
  invalidMessage: string | undefined;
  /** What the browser may fill in, as the `autocomplete` attribute of an `<input>`. The default is `off`. */
  autocomplete: string | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, which decides the format and the names of days and months. The default is the language of the browser. */
  locale: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages: Partial<ControlMessages> | undefined;
  /** The earliest valid date, in the format `yyyy-MM-dd`. An earlier value is invalid (`rangeUnderflow`). */
  min: string | undefined;
  /** The latest valid date, in the format `yyyy-MM-dd`. A later value is invalid (`rangeOverflow`). */
  max: string | undefined;
  /** Whether days before today can be chosen in the calendar. */
  allowPast: boolean;
  /** Days that cannot be chosen in the calendar: a JSON array of dates in the format `yyyy-MM-dd`, or of pairs of the first and the last day of a period. */
  disabledDates: (string | [string, string])[] | undefined;
  /** The first day of the week in the calendar: a number from `0` for Sunday, which is the default, to `6` for Saturday. */
  weekStartsOn: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** The same settings for the calendar alone, as a JSON object. They take precedence over the attributes. */
  calendarProps:
    | {
        min?: string;
        max?: string;
        allowPast?: boolean;
        disabledDates?: (string | [string, string])[];
        weekStartsOn?: number;
      }
    | undefined;
  /** The format in which the date is shown and typed, such as `dd.MM.yyyy`, in place of the one of the locale. */
  dateFormat: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that the control belongs to, or `null`. */
  readonly form: HTMLFormElement | null;
  /** The `<label>` elements of the control. */
  readonly labels: NodeList;
  /** The current value, which is submitted with the form. Setting it to the value that it has leaves what the user is typing. */
  value: string;
  /** The `value` attribute: the value to which a reset restores the control. */
  defaultValue: string;
  /** Whether the user cannot edit the value; reflects the `readonly` attribute. */
  readOnly: boolean;
  /** The `ValidityState` of the value. */
  readonly validity: ValidityState;
  /** The message that describes why the value is invalid, or an empty string. */
  readonly validationMessage: string;
  /** Whether the value is validated. It is not while the control is disabled or read-only. */
  readonly willValidate: boolean;
  /** Returns whether the value is valid, and dispatches an `invalid` event if it is not. */
  checkValidity: () => boolean;
  /** Returns whether the value is valid. If it is not, an `invalid` event is dispatched, and unless it is canceled the control is focused and the browser shows the message. */
  reportValidity: () => boolean;
  /** Sets a message that makes the control invalid; an empty string removes it. */
  setCustomValidity: (message: string) => void;
  /** Selects the text of the control. */
  select: () => void;
  /** The value as the first moment of the day in the time zone of the browser, or `null` when it is empty. */
  valueAsDate: Date | null;
}

export interface AuctionDateInputProps {
  /** The label above the field. Without it, and unless the page has given the control a label, it is “Date” or “Select Time”. An empty value shows no label. */
  label?: string | undefined;
  /** The help text below the field, which an error message replaces. By default a date input shows the expected format. */
  help?: string | undefined;
  /** The name of the control, under which its value is submitted with the form. */
  name?: string | undefined;
  /** The default value, to which a reset restores the control. The `value` property is the current value. */
  value?: string | undefined;
  /** The text that is shown while the field is empty. */
  placeholder?: string | undefined;
  /** The height of the field: `normal`, the default, is 40 px, `small` is 32 px. */
  size?: 'normal' | 'small' | undefined;
  /** Whether the control is disabled. A disabled control is not focusable and is not submitted with the form. */
  disabled?: boolean | undefined;
  /** Whether the user cannot edit the value. A read-only control is focusable and is submitted with the form, but not validated. */
  readonly?: boolean | undefined;
  /** Whether the value must not be empty when the form is submitted. */
  required?: boolean | undefined;
  /** Whether the control is shown as invalid, whatever its validity is. */
  error?: boolean | undefined;
  /** The error message below the field, shown in place of the help text while `error` is set. */
  'error-text'?: string | undefined;
  /** The error message below the field, shown in place of the help text while `error` is set. */
  errorText?: string | undefined;
  /** The validation message for a text that is not a date or time. The default is “Invalid date” or “Invalid time”. */
  'invalid-message'?: string | undefined;
  /** The validation message for a text that is not a date or time. The default is “Invalid date” or “Invalid time”. */
  invalidMessage?: string | undefined;
  /** What the browser may fill in, as the `autocomplete` attribute of an `<input>`. The default is `off`. */
  autocomplete?: string | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, which decides the format and the names of days and months. The default is the language of the browser. */
  locale?: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** The earliest valid date, in the format `yyyy-MM-dd`. An earlier value is invalid (`rangeUnderflow`). */
  min?: string | undefined;
  /** The latest valid date, in the format `yyyy-MM-dd`. A later value is invalid (`rangeOverflow`). */
  max?: string | undefined;
  /** Whether days before today can be chosen in the calendar. */
  'allow-past'?: boolean | undefined;
  /** Whether days before today can be chosen in the calendar. */
  allowPast?: boolean | undefined;
  /** Days that cannot be chosen in the calendar: a JSON array of dates in the format `yyyy-MM-dd`, or of pairs of the first and the last day of a period. */
  'disabled-dates'?: (string | [string, string])[] | string | undefined;
  /** Days that cannot be chosen in the calendar: a JSON array of dates in the format `yyyy-MM-dd`, or of pairs of the first and the last day of a period. */
  disabledDates?: (string | [string, string])[] | undefined;
  /** The first day of the week in the calendar: a number from `0` for Sunday, which is the default, to `6` for Saturday. */
  'week-starts-on'?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** The first day of the week in the calendar: a number from `0` for Sunday, which is the default, to `6` for Saturday. */
  weekStartsOn?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** The same settings for the calendar alone, as a JSON object. They take precedence over the attributes. */
  'calendar-props'?:
    | {
        min?: string;
        max?: string;
        allowPast?: boolean;
        disabledDates?: (string | [string, string])[];
        weekStartsOn?: number;
      }
    | string
    | undefined;
  /** The same settings for the calendar alone, as a JSON object. They take precedence over the attributes. */
  calendarProps?:
    | {
        min?: string;
        max?: string;
        allowPast?: boolean;
        disabledDates?: (string | [string, string])[];
        weekStartsOn?: number;
      }
    | undefined;
  /** The format in which the date is shown and typed, such as `dd.MM.yyyy`, in place of the one of the locale. */
  'date-format'?: string | undefined;
  /** The format in which the date is shown and typed, such as `dd.MM.yyyy`, in place of the one of the locale. */
  dateFormat?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionDateInputEvents {
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A calendar in the page, from which the user chooses a day. Its value has the format `yyyy-MM-dd`. */
export interface AuctionDatePickerElement extends TypedEventTarget<AuctionDatePickerEvents> {
  /** The name of the control, under which its value is submitted with the form. */
  name: string | undefined;
  /** Whether the control is disabled. A disabled control is not focusable and is not submitted with the form. */
  disabled: boolean;
  /** Whether the value must not be empty when the form is submitted. */
  required: boolean;
  /** BCP 47 language tag, such as `de` or `en-CA`, which decides the names of days and months. The default is the language of the browser. */
  locale: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages: Partial<ControlMessages> | undefined;
  /** The earliest valid date, in the format `yyyy-MM-dd`. An earlier value is invalid (`rangeUnderflow`). */
  min: string | undefined;
  /** The latest valid date, in the format `yyyy-MM-dd`. A later value is invalid (`rangeOverflow`). */
  max: string | undefined;
  /** Whether days before today can be chosen in the calendar. */
  allowPast: boolean;
  /** Days that cannot be chosen in the calendar: a JSON array of dates in the format `yyyy-MM-dd`, or of pairs of the first and the last day of a period. */
  disabledDates: (string | [string, string])[] | undefined;
  /** The first day of the week in the calendar: a number from `0` for Sunday, which is the default, to `6` for Saturday. */
  weekStartsOn: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** The same settings for the calendar alone, as a JSON object. They take precedence over the attributes. */
  calendarProps:
    | {
        min?: string;
        max?: string;
        allowPast?: boolean;
        disabledDates?: (string | [string, string])[];
        weekStartsOn?: number;
      }
    | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that the control belongs to, or `null`. */
  readonly form: HTMLFormElement | null;
  /** The `<label>` elements of the control. */
  readonly labels: NodeList;
  /** The current value, which is submitted with the form. Setting it to the value that it has leaves what the user is typing. */
  value: string;
  /** The `value` attribute: the value to which a reset restores the control. */
  defaultValue: string;
  /** Whether the user cannot edit the value; reflects the `readonly` attribute. */
  readOnly: boolean;
  /** The `ValidityState` of the value. */
  readonly validity: ValidityState;
  /** The message that describes why the value is invalid, or an empty string. */
  readonly validationMessage: string;
  /** Whether the value is validated. It is not while the control is disabled or read-only. */
  readonly willValidate: boolean;
  /** Returns whether the value is valid, and dispatches an `invalid` event if it is not. */
  checkValidity: () => boolean;
  /** Returns whether the value is valid. If it is not, an `invalid` event is dispatched, and unless it is canceled the control is focused and the browser shows the message. */
  reportValidity: () => boolean;
  /** Sets a message that makes the control invalid; an empty string removes it. */
  setCustomValidity: (message: string) => void;
  /** Selects the text of the control. */
  select: () => void;
  /** The value as the first moment of the day in the time zone of the browser, or `null` when it is empty. */
  valueAsDate: Date | null;
}

export interface AuctionDatePickerProps {
  /** The name of the control, under which its value is submitted with the form. */
  name?: string | undefined;
  /** The default value, to which a reset restores the control. The `value` property is the current value. */
  value?: string | undefined;
  /** Whether the control is disabled. A disabled control is not focusable and is not submitted with the form. */
  disabled?: boolean | undefined;
  /** Whether the value must not be empty when the form is submitted. */
  required?: boolean | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, which decides the names of days and months. The default is the language of the browser. */
  locale?: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** The earliest valid date, in the format `yyyy-MM-dd`. An earlier value is invalid (`rangeUnderflow`). */
  min?: string | undefined;
  /** The latest valid date, in the format `yyyy-MM-dd`. A later value is invalid (`rangeOverflow`). */
  max?: string | undefined;
  /** Whether days before today can be chosen in the calendar. */
  'allow-past'?: boolean | undefined;
  /** Whether days before today can be chosen in the calendar. */
  allowPast?: boolean | undefined;
  /** Days that cannot be chosen in the calendar: a JSON array of dates in the format `yyyy-MM-dd`, or of pairs of the first and the last day of a period. */
  'disabled-dates'?: (string | [string, string])[] | string | undefined;
  /** Days that cannot be chosen in the calendar: a JSON array of dates in the format `yyyy-MM-dd`, or of pairs of the first and the last day of a period. */
  disabledDates?: (string | [string, string])[] | undefined;
  /** The first day of the week in the calendar: a number from `0` for Sunday, which is the default, to `6` for Saturday. */
  'week-starts-on'?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** The first day of the week in the calendar: a number from `0` for Sunday, which is the default, to `6` for Saturday. */
  weekStartsOn?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** The same settings for the calendar alone, as a JSON object. They take precedence over the attributes. */
  'calendar-props'?:
    | {
        min?: string;
        max?: string;
        allowPast?: boolean;
        disabledDates?: (string | [string, string])[];
        weekStartsOn?: number;
      }
    | string
    | undefined;
  /** The same settings for the calendar alone, as a JSON object. They take precedence over the attributes. */
  calendarProps?:
    | {
        min?: string;
        max?: string;
        allowPast?: boolean;
        disabledDates?: (string | [string, string])[];
        weekStartsOn?: number;
      }
    | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionDatePickerEvents {
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** The footer of the site: groups of links, newsletter, social links, chat and an accessibility widget. */
export interface AuctionFooterElement extends TypedEventTarget<AuctionFooterEvents> {
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  productName: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  baseUrl: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones: a JSON object as described by `site-config.schema.json`. It can also be given as a `<script type="application/json">` child, whenever the child is inserted or changed; the property comes first, then the attribute, then the child. */
  config: SiteConfig | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  configSrc: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages: Partial<Messages> | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, by which numbers are formatted. The default is the language of the browser. */
  locale: string | undefined;
  /** The URL of the chat vendor’s script. Without it there is no chat. */
  chatSrc: string | undefined;
  /** The name of the department to which the chat is restricted. The chat is offered while the department is online. */
  chatDepartment: string | undefined;
  /** The URL of the script of an accessibility widget, which is loaded when the Accessibility link is clicked. */
  accessibilitySrc: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionFooterProps {
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  'product-name'?: string | undefined;
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  productName?: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  'base-url'?: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  baseUrl?: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones: a JSON object as described by `site-config.schema.json`. It can also be given as a `<script type="application/json">` child, whenever the child is inserted or changed; the property comes first, then the attribute, then the child. */
  config?: SiteConfig | string | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  'config-src'?: string | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  configSrc?: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages?: Partial<Messages> | string | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, by which numbers are formatted. The default is the language of the browser. */
  locale?: string | undefined;
  /** The URL of the chat vendor’s script. Without it there is no chat. */
  'chat-src'?: string | undefined;
  /** The URL of the chat vendor’s script. Without it there is no chat. */
  chatSrc?: string | undefined;
  /** The name of the department to which the chat is restricted. The chat is offered while the department is online. */
  'chat-department'?: string | undefined;
  /** The name of the department to which the chat is restricted. The chat is offered while the department is online. */
  chatDepartment?: string | undefined;
  /** The URL of the script of an accessibility widget, which is loaded when the Accessibility link is clicked. */
  'accessibility-src'?: string | undefined;
  /** The URL of the script of an accessibility widget, which is loaded when the Accessibility link is clicked. */
  accessibilitySrc?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionFooterEvents {
  /** Dispatched when the user submits a valid e-mail address. `preventDefault()` prevents the request to the server. */
  'auction-subscribe': CustomEvent<{ emailAddress: string }>;
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A label, a help text and an error message around any control, native ones too. Assistive technology gets them as the name and description of the control. */
export interface AuctionFormFieldElement extends TypedEventTarget<AuctionFormFieldEvents> {
  /** The label, which names the control. */
  label: string | undefined;
  /** The help text below the control, which describes it. */
  help: string | undefined;
  /** The error message, shown in place of the help text while `error` is set. */
  errorText: string | undefined;
  /** Whether the control is marked as invalid. */
  error: boolean;
  /** Whether “Secure” is shown with a lock. */
  secure: boolean;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages: Partial<ControlMessages> | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionFormFieldProps {
  /** The label, which names the control. */
  label?: string | undefined;
  /** The help text below the control, which describes it. */
  help?: string | undefined;
  /** The error message, shown in place of the help text while `error` is set. */
  'error-text'?: string | undefined;
  /** The error message, shown in place of the help text while `error` is set. */
  errorText?: string | undefined;
  /** Whether the control is marked as invalid. */
  error?: boolean | undefined;
  /** Whether “Secure” is shown with a lock. */
  secure?: boolean | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionFormFieldEvents {
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A grid of 12 columns with gaps of 24 px, or 4 columns with gaps of 16 px in windows up to 768 px wide. */
export interface AuctionGridElement extends TypedEventTarget<AuctionGridEvents> {
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionGridProps {
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionGridEvents {
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** The header of the site: logo, search, menus, categories, watchlist, and a sign-in link or the account menu. */
export interface AuctionHeaderElement extends TypedEventTarget<AuctionHeaderEvents> {
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  productName: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  baseUrl: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones: a JSON object as described by `site-config.schema.json`. It can also be given as a `<script type="application/json">` child, whenever the child is inserted or changed; the property comes first, then the attribute, then the child. */
  config: SiteConfig | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  configSrc: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages: Partial<Messages> | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, by which numbers are formatted. The default is the language of the browser. */
  locale: string | undefined;
  /** The URL of an image that is shown as the logo, in place of the product’s name. */
  logoSrc: string | undefined;
  /** Who uses the page: a `visitor`, or a `bidder`, who is signed in. Without it the data layer says so. When the page is restored from the back-forward cache without the authentication cookie with which it was loaded, or after a sign-out, the data layer is ignored and the header is that of a visitor. */
  session: 'visitor' | 'bidder' | undefined;
  /** The name of the global variable that holds the data layer. */
  dataLayerName: string | undefined;
  /** The domain of the product, whose cookies a sign-out removes in addition to those of the page’s host. */
  cookieDomain: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionHeaderProps {
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  'product-name'?: string | undefined;
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  productName?: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  'base-url'?: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  baseUrl?: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones: a JSON object as described by `site-config.schema.json`. It can also be given as a `<script type="application/json">` child, whenever the child is inserted or changed; the property comes first, then the attribute, then the child. */
  config?: SiteConfig | string | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  'config-src'?: string | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  configSrc?: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages?: Partial<Messages> | string | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, by which numbers are formatted. The default is the language of the browser. */
  locale?: string | undefined;
  /** The URL of an image that is shown as the logo, in place of the product’s name. */
  'logo-src'?: string | undefined;
  /** The URL of an image that is shown as the logo, in place of the product’s name. */
  logoSrc?: string | undefined;
  /** Who uses the page: a `visitor`, or a `bidder`, who is signed in. Without it the data layer says so. When the page is restored from the back-forward cache without the authentication cookie with which it was loaded, or after a sign-out, the data layer is ignored and the header is that of a visitor. */
  session?: 'visitor' | 'bidder' | undefined;
  /** The name of the global variable that holds the data layer. */
  'data-layer-name'?: string | undefined;
  /** The name of the global variable that holds the data layer. */
  dataLayerName?: string | undefined;
  /** The domain of the product, whose cookies a sign-out removes in addition to those of the page’s host. */
  'cookie-domain'?: string | undefined;
  /** The domain of the product, whose cookies a sign-out removes in addition to those of the page’s host. */
  cookieDomain?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionHeaderEvents {
  /** Dispatched when the user submits a search term. `preventDefault()` prevents the navigation to the results, whose URL is `detail.href`. */
  'auction-search': CustomEvent<{ term: string; href: string }>;
  /** Dispatched when the user chooses a suggestion. `preventDefault()` prevents the navigation to it. */
  'auction-suggestion-select': CustomEvent<{
    suggestion: { name: string; count: number; href: string };
    term: string;
  }>;
  /** Dispatched when the user clicks Sign Out. `preventDefault()` prevents the sign-out. */
  'auction-sign-out': CustomEvent<null>;
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A button with an icon. A tooltip shows its name. */
export interface AuctionIconButtonElement extends TypedEventTarget<AuctionIconButtonEvents> {
  /** The name of the button, which its tooltip shows. */
  label: string | undefined;
  /** The name of a built-in icon. For another icon, use the default slot. */
  icon:
    | 'search'
    | 'menu'
    | 'chevronDown'
    | 'bookmark'
    | 'person'
    | 'gavel'
    | 'close'
    | 'chevronEnd'
    | 'chevronStart'
    | 'check'
    | 'alert'
    | 'shown'
    | 'hidden'
    | 'calendar'
    | 'clock'
    | 'chevronsStart'
    | 'chevronsEnd'
    | 'lock'
    | undefined;
  /** The width and height of the button in px: `20`, `34`, `42`, which is the default, or `54`. The icon is 14, 20, 30 or 44 px. */
  size: '20' | '34' | '42' | '54' | undefined;
  /** What the button does: `submit` submits its form, `reset` resets it, `button`, the default, does neither. */
  type: 'button' | 'submit' | 'reset' | undefined;
  /** The name under which `value` is submitted when the button submits the form. */
  name: string | undefined;
  /** The value that is submitted under `name` when the button submits the form. */
  value: string | undefined;
  /** Whether the button is disabled. A disabled button is not focusable and cannot be clicked. */
  disabled: boolean;
  /** Whether the button shows a spinner. It ignores clicks, and keeps its focus and its name. */
  loading: boolean;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that the control belongs to, or `null`. */
  readonly form: HTMLFormElement | null;
  /** The `<label>` elements of the control. */
  readonly labels: NodeList;
}

export interface AuctionIconButtonProps {
  /** The name of the button, which its tooltip shows. */
  label?: string | undefined;
  /** The name of a built-in icon. For another icon, use the default slot. */
  icon?:
    | 'search'
    | 'menu'
    | 'chevronDown'
    | 'bookmark'
    | 'person'
    | 'gavel'
    | 'close'
    | 'chevronEnd'
    | 'chevronStart'
    | 'check'
    | 'alert'
    | 'shown'
    | 'hidden'
    | 'calendar'
    | 'clock'
    | 'chevronsStart'
    | 'chevronsEnd'
    | 'lock'
    | undefined;
  /** The width and height of the button in px: `20`, `34`, `42`, which is the default, or `54`. The icon is 14, 20, 30 or 44 px. */
  size?: '20' | '34' | '42' | '54' | undefined;
  /** What the button does: `submit` submits its form, `reset` resets it, `button`, the default, does neither. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The name under which `value` is submitted when the button submits the form. */
  name?: string | undefined;
  /** The value that is submitted under `name` when the button submits the form. */
  value?: string | undefined;
  /** Whether the button is disabled. A disabled button is not focusable and cannot be clicked. */
  disabled?: boolean | undefined;
  /** Whether the button shows a spinner. It ignores clicks, and keeps its focus and its name. */
  loading?: boolean | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionIconButtonEvents {
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** The newsletter form of the footer, as an element of its own. */
export interface AuctionNewsletterElement extends TypedEventTarget<AuctionNewsletterEvents> {
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  productName: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  baseUrl: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones: a JSON object as described by `site-config.schema.json`. It can also be given as a `<script type="application/json">` child, whenever the child is inserted or changed; the property comes first, then the attribute, then the child. */
  config: SiteConfig | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  configSrc: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages: Partial<Messages> | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, by which numbers are formatted. The default is the language of the browser. */
  locale: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionNewsletterProps {
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  'product-name'?: string | undefined;
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  productName?: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  'base-url'?: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  baseUrl?: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones: a JSON object as described by `site-config.schema.json`. It can also be given as a `<script type="application/json">` child, whenever the child is inserted or changed; the property comes first, then the attribute, then the child. */
  config?: SiteConfig | string | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  'config-src'?: string | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  configSrc?: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages?: Partial<Messages> | string | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, by which numbers are formatted. The default is the language of the browser. */
  locale?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionNewsletterEvents {
  /** Dispatched when the user submits a valid e-mail address. `preventDefault()` prevents the request to the server. */
  'auction-subscribe': CustomEvent<{ emailAddress: string }>;
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A panel in the top layer, placed beside the button that opens it. */
export interface AuctionPopoverElement extends TypedEventTarget<AuctionPopoverEvents> {
  /** Whether the popover is open. */
  open: boolean;
  /** The name of the popover. With a name, assistive technology gets it as a dialog; without, as part of the page. */
  label: string | undefined;
  /** The side of the button on which the popover is placed, and the alignment along it. The default is `bottom-start`. Where there is no room it is placed on the opposite side. */
  placement:
    | 'top'
    | 'top-start'
    | 'top-end'
    | 'right'
    | 'right-start'
    | 'right-end'
    | 'bottom'
    | 'bottom-start'
    | 'bottom-end'
    | 'left'
    | 'left-start'
    | 'left-end'
    | undefined;
  /** The distance from the button in px. The default is 12. */
  mainOffset: number | undefined;
  /** The offset along the side of the button in px. The default is -8. */
  crossOffset: number | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionPopoverProps {
  /** Whether the popover is open. */
  open?: boolean | undefined;
  /** The name of the popover. With a name, assistive technology gets it as a dialog; without, as part of the page. */
  label?: string | undefined;
  /** The side of the button on which the popover is placed, and the alignment along it. The default is `bottom-start`. Where there is no room it is placed on the opposite side. */
  placement?:
    | 'top'
    | 'top-start'
    | 'top-end'
    | 'right'
    | 'right-start'
    | 'right-end'
    | 'bottom'
    | 'bottom-start'
    | 'bottom-end'
    | 'left'
    | 'left-start'
    | 'left-end'
    | undefined;
  /** The distance from the button in px. The default is 12. */
  'main-offset'?: number | `${number}` | undefined;
  /** The distance from the button in px. The default is 12. */
  mainOffset?: number | undefined;
  /** The offset along the side of the button in px. The default is -8. */
  'cross-offset'?: number | `${number}` | undefined;
  /** The offset along the side of the button in px. The default is -8. */
  crossOffset?: number | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionPopoverEvents {
  /** Dispatched when the user has opened or closed the popover. */
  'auction-toggle': CustomEvent<{ open: boolean }>;
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** The search of the header with its suggestions, as an element of its own. */
export interface AuctionSearchElement extends TypedEventTarget<AuctionSearchEvents> {
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  productName: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  baseUrl: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones: a JSON object as described by `site-config.schema.json`. It can also be given as a `<script type="application/json">` child, whenever the child is inserted or changed; the property comes first, then the attribute, then the child. */
  config: SiteConfig | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  configSrc: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages: Partial<Messages> | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, by which numbers are formatted. The default is the language of the browser. */
  locale: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionSearchProps {
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  'product-name'?: string | undefined;
  /** The name of the product, which stands in texts such as “My {product}” and names the logo. */
  productName?: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  'base-url'?: string | undefined;
  /** The prefix of every root-relative link and request: a path, or an `http:` or `https:` URL. Without it they are relative to the root of the page’s site. */
  baseUrl?: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones: a JSON object as described by `site-config.schema.json`. It can also be given as a `<script type="application/json">` child, whenever the child is inserted or changed; the property comes first, then the attribute, then the child. */
  config?: SiteConfig | string | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  'config-src'?: string | undefined;
  /** The URL of the configuration, which is fetched once for all elements of a page. It is ignored when `config` is given. */
  configSrc?: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages?: Partial<Messages> | string | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, by which numbers are formatted. The default is the language of the browser. */
  locale?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionSearchEvents {
  /** Dispatched when the user submits a search term. `preventDefault()` prevents the navigation to the results, whose URL is `detail.href`. */
  'auction-search': CustomEvent<{ term: string; href: string }>;
  /** Dispatched when the user chooses a suggestion. `preventDefault()` prevents the navigation to it. */
  'auction-suggestion-select': CustomEvent<{
    suggestion: { name: string; count: number; href: string };
    term: string;
  }>;
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A text field, with an optional character limit and counter, clear button, password toggle, prefix and suffix. It takes part in forms as an `<input>` does. */
export interface AuctionTextInputElement extends TypedEventTarget<AuctionTextInputEvents> {
  /** The kind of text, as the `type` attribute of an `<input>`. The default is `text`. */
  type: 'text' | 'password' | 'email' | 'search' | 'tel' | 'url' | undefined;
  /** The name of the control, under which its value is submitted with the form. */
  name: string | undefined;
  /** The text that is shown while the field is empty. */
  placeholder: string | undefined;
  /** The height of the field: `normal`, the default, is 40 px, `small` is 32 px. */
  size: 'normal' | 'small' | undefined;
  /** Whether the control is disabled. A disabled control is not focusable and is not submitted with the form. */
  disabled: boolean;
  /** Whether the user cannot edit the value. A read-only control is focusable and is submitted with the form, but not validated. */
  readonly: boolean;
  /** Whether the value must not be empty when the form is submitted. */
  required: boolean;
  /** Whether the control is shown as invalid, whatever its validity is. */
  error: boolean;
  /** The number of UTF-16 code units above which the value is invalid (`tooLong`). The user can type on, unlike with `maxlength`. `0` is no limit. */
  characterLimit: number | undefined;
  /** The message that is shown when the value is over the limit. The default is “Too many characters”. */
  limitMessage: string | undefined;
  /** Whether a button that clears the text is shown while the field is not empty. */
  clearable: boolean;
  /** The name of the clear button. The default is “Clear text”. */
  clearLabel: string | undefined;
  /** What the browser may fill in, as the `autocomplete` attribute of an `<input>`. */
  autocomplete: string | undefined;
  /** Which virtual keyboard is shown, as the `inputmode` attribute of an `<input>`. */
  inputmode: string | undefined;
  /** The label of the Enter key of a virtual keyboard, as the `enterkeyhint` attribute of an `<input>`. */
  enterkeyhint: string | undefined;
  /** The number of UTF-16 code units that the user can type, as the `maxlength` attribute of an `<input>`. */
  maxlength: number | undefined;
  /** A regular expression that the whole value must match, as the `pattern` attribute of an `<input>`. */
  pattern: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages: Partial<ControlMessages> | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that the control belongs to, or `null`. */
  readonly form: HTMLFormElement | null;
  /** The `<label>` elements of the control. */
  readonly labels: NodeList;
  /** The current value, which is submitted with the form. Setting it to the value that it has leaves what the user is typing. */
  value: string;
  /** The `value` attribute: the value to which a reset restores the control. */
  defaultValue: string;
  /** Whether the user cannot edit the value; reflects the `readonly` attribute. */
  readOnly: boolean;
  /** The `ValidityState` of the value. */
  readonly validity: ValidityState;
  /** The message that describes why the value is invalid, or an empty string. */
  readonly validationMessage: string;
  /** Whether the value is validated. It is not while the control is disabled or read-only. */
  readonly willValidate: boolean;
  /** Returns whether the value is valid, and dispatches an `invalid` event if it is not. */
  checkValidity: () => boolean;
  /** Returns whether the value is valid. If it is not, an `invalid` event is dispatched, and unless it is canceled the control is focused and the browser shows the message. */
  reportValidity: () => boolean;
  /** Sets a message that makes the control invalid; an empty string removes it. */
  setCustomValidity: (message: string) => void;
  /** Selects the text of the control. */
  select: () => void;
}

export interface AuctionTextInputProps {
  /** The kind of text, as the `type` attribute of an `<input>`. The default is `text`. */
  type?: 'text' | 'password' | 'email' | 'search' | 'tel' | 'url' | undefined;
  /** The name of the control, under which its value is submitted with the form. */
  name?: string | undefined;
  /** The default value, to which a reset restores the control. The `value` property is the current value. */
  value?: string | undefined;
  /** The text that is shown while the field is empty. */
  placeholder?: string | undefined;
  /** The height of the field: `normal`, the default, is 40 px, `small` is 32 px. */
  size?: 'normal' | 'small' | undefined;
  /** Whether the control is disabled. A disabled control is not focusable and is not submitted with the form. */
  disabled?: boolean | undefined;
  /** Whether the user cannot edit the value. A read-only control is focusable and is submitted with the form, but not validated. */
  readonly?: boolean | undefined;
  /** Whether the value must not be empty when the form is submitted. */
  required?: boolean | undefined;
  /** Whether the control is shown as invalid, whatever its validity is. */
  error?: boolean | undefined;
  /** The number of UTF-16 code units above which the value is invalid (`tooLong`). The user can type on, unlike with `maxlength`. `0` is no limit. */
  'character-limit'?: number | `${number}` | undefined;
  /** The number of UTF-16 code units above which the value is invalid (`tooLong`). The user can type on, unlike with `maxlength`. `0` is no limit. */
  characterLimit?: number | undefined;
  /** The message that is shown when the value is over the limit. The default is “Too many characters”. */
  'limit-message'?: string | undefined;
  /** The message that is shown when the value is over the limit. The default is “Too many characters”. */
  limitMessage?: string | undefined;
  /** Whether a button that clears the text is shown while the field is not empty. */
  clearable?: boolean | undefined;
  /** The name of the clear button. The default is “Clear text”. */
  'clear-label'?: string | undefined;
  /** The name of the clear button. The default is “Clear text”. */
  clearLabel?: string | undefined;
  /** What the browser may fill in, as the `autocomplete` attribute of an `<input>`. */
  autocomplete?: string | undefined;
  /** Which virtual keyboard is shown, as the `inputmode` attribute of an `<input>`. */
  inputmode?: string | undefined;
  /** The label of the Enter key of a virtual keyboard, as the `enterkeyhint` attribute of an `<input>`. */
  enterkeyhint?: string | undefined;
  /** The number of UTF-16 code units that the user can type, as the `maxlength` attribute of an `<input>`. */
  maxlength?: number | `${number}` | undefined;
  /** A regular expression that the whole value must match, as the `pattern` attribute of an `<input>`. */
  pattern?: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionTextInputEvents {
  /** Dispatched when the user has clicked the clear button, after `input` and `change`. */
  'auction-clear': CustomEvent<null>;
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A field for a time of day, which the user types or sets in a panel. Its value has the format `HH:mm`. */
export interface AuctionTimeInputElement extends TypedEventTarget<AuctionTimeInputEvents> {
  /** The label above the field. Without it, and unless the page has given the control a label, it is “Date” or “Select Time”. An empty value shows no label. */
  label: string | undefined;
  /** The help text below the field, which an error message replaces. By default a date input shows the expected format. */
  help: string | undefined;
  /** The name of the control, under which its value is submitted with the form. */
  name: string | undefined;
  /** The text that is shown while the field is empty. */
  placeholder: string | undefined;
  /** The height of the field: `normal`, the default, is 40 px, `small` is 32 px. */
  size: 'normal' | 'small' | undefined;
  /** Whether the control is disabled. A disabled control is not focusable and is not submitted with the form. */
  disabled: boolean;
  /** Whether the user cannot edit the value. A read-only control is focusable and is submitted with the form, but not validated. */
  readonly: boolean;
  /** Whether the value must not be empty when the form is submitted. */
  required: boolean;
  /** Whether the control is shown as invalid, whatever its validity is. */
  error: boolean;
  /** The error message below the field, shown in place of the help text while `error` is set. */
  errorText: string | undefined;
  /** The validation message for a text that is not a date or time. The default is “Invalid date” or “Invalid time”. */
  invalidMessage: string | undefined;
  /** What the browser may fill in, as the `autocomplete` attribute of an `<input>`. The default is `off`. */
  autocomplete: string | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, which decides the format and the names of days and months. The default is the language of the browser. */
  locale: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages: Partial<ControlMessages> | undefined;
  /** The earliest valid time, in the format `HH:mm`. An earlier value is invalid (`rangeUnderflow`). */
  min: string | undefined;
  /** The latest valid time, in the format `HH:mm`. A later value is invalid (`rangeOverflow`). */
  max: string | undefined;
  /** The day of the time, in the format `yyyy-MM-dd`. A time that clocks skip on that day, when daylight saving time begins, is invalid (`badInput`). */
  date: string | undefined;
  /** The hour cycle: `h12`, the default, is a 12-hour clock with AM and PM; `h23` is a 24-hour clock. */
  hourCycle: 'h12' | 'h23' | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that the control belongs to, or `null`. */
  readonly form: HTMLFormElement | null;
  /** The `<label>` elements of the control. */
  readonly labels: NodeList;
  /** The current value, which is submitted with the form. Setting it to the value that it has leaves what the user is typing. */
  value: string;
  /** The `value` attribute: the value to which a reset restores the control. */
  defaultValue: string;
  /** Whether the user cannot edit the value; reflects the `readonly` attribute. */
  readOnly: boolean;
  /** The `ValidityState` of the value. */
  readonly validity: ValidityState;
  /** The message that describes why the value is invalid, or an empty string. */
  readonly validationMessage: string;
  /** Whether the value is validated. It is not while the control is disabled or read-only. */
  readonly willValidate: boolean;
  /** Returns whether the value is valid, and dispatches an `invalid` event if it is not. */
  checkValidity: () => boolean;
  /** Returns whether the value is valid. If it is not, an `invalid` event is dispatched, and unless it is canceled the control is focused and the browser shows the message. */
  reportValidity: () => boolean;
  /** Sets a message that makes the control invalid; an empty string removes it. */
  setCustomValidity: (message: string) => void;
  /** Selects the text of the control. */
  select: () => void;
  /** The value as a moment of the day that `date` names, or of today, in the time zone of the browser; `null` when it is empty. Setting it sets `date` as well. */
  valueAsDate: Date | null;
}

export interface AuctionTimeInputProps {
  /** The label above the field. Without it, and unless the page has given the control a label, it is “Date” or “Select Time”. An empty value shows no label. */
  label?: string | undefined;
  /** The help text below the field, which an error message replaces. By default a date input shows the expected format. */
  help?: string | undefined;
  /** The name of the control, under which its value is submitted with the form. */
  name?: string | undefined;
  /** The default value, to which a reset restores the control. The `value` property is the current value. */
  value?: string | undefined;
  /** The text that is shown while the field is empty. */
  placeholder?: string | undefined;
  /** The height of the field: `normal`, the default, is 40 px, `small` is 32 px. */
  size?: 'normal' | 'small' | undefined;
  /** Whether the control is disabled. A disabled control is not focusable and is not submitted with the form. */
  disabled?: boolean | undefined;
  /** Whether the user cannot edit the value. A read-only control is focusable and is submitted with the form, but not validated. */
  readonly?: boolean | undefined;
  /** Whether the value must not be empty when the form is submitted. */
  required?: boolean | undefined;
  /** Whether the control is shown as invalid, whatever its validity is. */
  error?: boolean | undefined;
  /** The error message below the field, shown in place of the help text while `error` is set. */
  'error-text'?: string | undefined;
  /** The error message below the field, shown in place of the help text while `error` is set. */
  errorText?: string | undefined;
  /** The validation message for a text that is not a date or time. The default is “Invalid date” or “Invalid time”. */
  'invalid-message'?: string | undefined;
  /** The validation message for a text that is not a date or time. The default is “Invalid date” or “Invalid time”. */
  invalidMessage?: string | undefined;
  /** What the browser may fill in, as the `autocomplete` attribute of an `<input>`. The default is `off`. */
  autocomplete?: string | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, which decides the format and the names of days and months. The default is the language of the browser. */
  locale?: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** The earliest valid time, in the format `HH:mm`. An earlier value is invalid (`rangeUnderflow`). */
  min?: string | undefined;
  /** The latest valid time, in the format `HH:mm`. A later value is invalid (`rangeOverflow`). */
  max?: string | undefined;
  /** The day of the time, in the format `yyyy-MM-dd`. A time that clocks skip on that day, when daylight saving time begins, is invalid (`badInput`). */
  date?: string | undefined;
  /** The hour cycle: `h12`, the default, is a 12-hour clock with AM and PM; `h23` is a 24-hour clock. */
  'hour-cycle'?: 'h12' | 'h23' | undefined;
  /** The hour cycle: `h12`, the default, is a 12-hour clock with AM and PM; `h23` is a 24-hour clock. */
  hourCycle?: 'h12' | 'h23' | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionTimeInputEvents {
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A panel in the page in which the user sets a time of day. Its value has the format `HH:mm`. */
export interface AuctionTimePickerElement extends TypedEventTarget<AuctionTimePickerEvents> {
  /** The name of the control, under which its value is submitted with the form. */
  name: string | undefined;
  /** Whether the control is disabled. A disabled control is not focusable and is not submitted with the form. */
  disabled: boolean;
  /** Whether the value must not be empty when the form is submitted. */
  required: boolean;
  /** BCP 47 language tag, such as `de` or `en-CA`, which decides the names of days and months. The default is the language of the browser. */
  locale: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages: Partial<ControlMessages> | undefined;
  /** The hour cycle: `h12`, the default, is a 12-hour clock with AM and PM; `h23` is a 24-hour clock. */
  hourCycle: 'h12' | 'h23' | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that the control belongs to, or `null`. */
  readonly form: HTMLFormElement | null;
  /** The `<label>` elements of the control. */
  readonly labels: NodeList;
  /** The current value, which is submitted with the form. Setting it to the value that it has leaves what the user is typing. */
  value: string;
  /** The `value` attribute: the value to which a reset restores the control. */
  defaultValue: string;
  /** Whether the user cannot edit the value; reflects the `readonly` attribute. */
  readOnly: boolean;
  /** The `ValidityState` of the value. */
  readonly validity: ValidityState;
  /** The message that describes why the value is invalid, or an empty string. */
  readonly validationMessage: string;
  /** Whether the value is validated. It is not while the control is disabled or read-only. */
  readonly willValidate: boolean;
  /** Returns whether the value is valid, and dispatches an `invalid` event if it is not. */
  checkValidity: () => boolean;
  /** Returns whether the value is valid. If it is not, an `invalid` event is dispatched, and unless it is canceled the control is focused and the browser shows the message. */
  reportValidity: () => boolean;
  /** Sets a message that makes the control invalid; an empty string removes it. */
  setCustomValidity: (message: string) => void;
  /** Selects the text of the control. */
  select: () => void;
  /** The value as a moment of the day that `date` names, or of today, in the time zone of the browser; `null` when it is empty. Setting it sets `date` as well. */
  valueAsDate: Date | null;
}

export interface AuctionTimePickerProps {
  /** The name of the control, under which its value is submitted with the form. */
  name?: string | undefined;
  /** The default value, to which a reset restores the control. The `value` property is the current value. */
  value?: string | undefined;
  /** Whether the control is disabled. A disabled control is not focusable and is not submitted with the form. */
  disabled?: boolean | undefined;
  /** Whether the value must not be empty when the form is submitted. */
  required?: boolean | undefined;
  /** BCP 47 language tag, such as `de` or `en-CA`, which decides the names of days and months. The default is the language of the browser. */
  locale?: string | undefined;
  /** Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** The hour cycle: `h12`, the default, is a 12-hour clock with AM and PM; `h23` is a 24-hour clock. */
  'hour-cycle'?: 'h12' | 'h23' | undefined;
  /** The hour cycle: `h12`, the default, is a 12-hour clock with AM and PM; `h23` is a 24-hour clock. */
  hourCycle?: 'h12' | 'h23' | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionTimePickerEvents {
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A tooltip that describes the element inside it. It opens on hover and on keyboard focus. */
export interface AuctionTooltipElement extends TypedEventTarget<AuctionTooltipEvents> {
  /** The text of the tooltip, which is the description of the element for assistive technology. */
  text: string | undefined;
  /** The side of the element on which the tooltip is placed, and the alignment along it. The default is `top`. Where there is no room it is placed on the opposite side. */
  placement:
    | 'top'
    | 'top-start'
    | 'top-end'
    | 'right'
    | 'right-start'
    | 'right-end'
    | 'bottom'
    | 'bottom-start'
    | 'bottom-end'
    | 'left'
    | 'left-start'
    | 'left-end'
    | undefined;
  /** The distance from the element in px. The default is 10. */
  offset: number | undefined;
  /** The time in ms that the pointer hovers before the tooltip opens. The default is 200. */
  delay: number | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionTooltipProps {
  /** The text of the tooltip, which is the description of the element for assistive technology. */
  text?: string | undefined;
  /** The side of the element on which the tooltip is placed, and the alignment along it. The default is `top`. Where there is no room it is placed on the opposite side. */
  placement?:
    | 'top'
    | 'top-start'
    | 'top-end'
    | 'right'
    | 'right-start'
    | 'right-end'
    | 'bottom'
    | 'bottom-start'
    | 'bottom-end'
    | 'left'
    | 'left-start'
    | 'left-end'
    | undefined;
  /** The distance from the element in px. The default is 10. */
  offset?: number | `${number}` | undefined;
  /** The time in ms that the pointer hovers before the tooltip opens. The default is 200. */
  delay?: number | `${number}` | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  'style-overrides'?: string | undefined;
  /** CSS rules for the shadow root of the element. Elements with the same text share one style sheet. */
  styleOverrides?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionTooltipEvents {
  /** Dispatched when the element could not be rendered. The `fallback` slot is shown in its place. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** The elements by tag. */
export interface TagElements {
  'auction-button': AuctionButtonElement;
  'auction-date-input': AuctionDateInputElement;
  'auction-date-picker': AuctionDatePickerElement;
  'auction-footer': AuctionFooterElement;
  'auction-form-field': AuctionFormFieldElement;
  'auction-grid': AuctionGridElement;
  'auction-header': AuctionHeaderElement;
  'auction-icon-button': AuctionIconButtonElement;
  'auction-newsletter': AuctionNewsletterElement;
  'auction-popover': AuctionPopoverElement;
  'auction-search': AuctionSearchElement;
  'auction-text-input': AuctionTextInputElement;
  'auction-time-input': AuctionTimeInputElement;
  'auction-time-picker': AuctionTimePickerElement;
  'auction-tooltip': AuctionTooltipElement;
}

/** What markup may say of them: attributes, and properties by their own names. */
export interface TagProps {
  'auction-button': AuctionButtonProps;
  'auction-date-input': AuctionDateInputProps;
  'auction-date-picker': AuctionDatePickerProps;
  'auction-footer': AuctionFooterProps;
  'auction-form-field': AuctionFormFieldProps;
  'auction-grid': AuctionGridProps;
  'auction-header': AuctionHeaderProps;
  'auction-icon-button': AuctionIconButtonProps;
  'auction-newsletter': AuctionNewsletterProps;
  'auction-popover': AuctionPopoverProps;
  'auction-search': AuctionSearchProps;
  'auction-text-input': AuctionTextInputProps;
  'auction-time-input': AuctionTimeInputProps;
  'auction-time-picker': AuctionTimePickerProps;
  'auction-tooltip': AuctionTooltipProps;
}

/** Their events by name. */
export interface TagEvents {
  'auction-button': AuctionButtonEvents;
  'auction-date-input': AuctionDateInputEvents;
  'auction-date-picker': AuctionDatePickerEvents;
  'auction-footer': AuctionFooterEvents;
  'auction-form-field': AuctionFormFieldEvents;
  'auction-grid': AuctionGridEvents;
  'auction-header': AuctionHeaderEvents;
  'auction-icon-button': AuctionIconButtonEvents;
  'auction-newsletter': AuctionNewsletterEvents;
  'auction-popover': AuctionPopoverEvents;
  'auction-search': AuctionSearchEvents;
  'auction-text-input': AuctionTextInputEvents;
  'auction-time-input': AuctionTimeInputEvents;
  'auction-time-picker': AuctionTimePickerEvents;
  'auction-tooltip': AuctionTooltipEvents;
}

declare global {
  interface HTMLElementTagNameMap extends TagElements {}
}
