// Written by `npm run write` from the definitions of the tags and their docs; changes are made there.

import type { Listens } from '../core/typedEventTarget.ts';
import type { ControlMessages } from '../../src/controls/controlMessages.ts';
import type { Messages } from '../../src/site/siteMessages.ts';
import type { SiteConfig } from '../../src/site/configSchema.ts';

/** A button that can submit or reset its form. */
export interface AuctionButtonElement extends Listens<AuctionButtonEvents> {
  /** `button` by default. */
  type: 'button' | 'submit' | 'reset' | undefined;
  /** Sent with `value` when it submits. */
  name: string | undefined;
  /** Sent under `name`. */
  value: string | undefined;
  /** How much it wants to be pressed; `primary` by default. */
  variant: 'primary' | 'secondary' | 'plain' | undefined;
  /** `normal` is 40 px high, `small` 32 px. */
  size: 'normal' | 'small' | undefined;
  /** Out of use. */
  disabled: boolean;
  /** A spinner shows; clicks are ignored, focus and name stay. */
  loading: boolean;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** The labels that name it. */
  readonly labels: NodeList;
}

export interface AuctionButtonProps {
  /** `button` by default. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Sent with `value` when it submits. */
  name?: string | undefined;
  /** Sent under `name`. */
  value?: string | undefined;
  /** How much it wants to be pressed; `primary` by default. */
  variant?: 'primary' | 'secondary' | 'plain' | undefined;
  /** `normal` is 40 px high, `small` 32 px. */
  size?: 'normal' | 'small' | undefined;
  /** Out of use. */
  disabled?: boolean | undefined;
  /** A spinner shows; clicks are ignored, focus and name stay. */
  loading?: boolean | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionButtonEvents {
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A date, typed in the order of the locale or chosen from a calendar. Its value is `yyyy-MM-dd`. */
export interface AuctionDateInputElement extends Listens<AuctionDateInputEvents> {
  /** Shown above it: “Date” or “Select Time” by default, unless the page has given it a label. An empty text shows none. */
  label: string | undefined;
  /** Shown below it unless there is something wrong; a date input shows its order by default. */
  help: string | undefined;
  /** Under which a form sends it. */
  name: string | undefined;
  /** Shown while it is empty. */
  placeholder: string | undefined;
  /** `normal` is 40 px high, `small` 32 px. */
  size: 'normal' | 'small' | undefined;
  /** Out of use, and not sent. */
  disabled: boolean;
  /** Can be read and sent, not changed. */
  readonly: boolean;
  /** Must not be empty. */
  required: boolean;
  /** Marks it as wrong. */
  error: boolean;
  /** Shown in place of the help while `error` is set. */
  errorText: string | undefined;
  /** Shown for a text that has no value; “Invalid date” or “Invalid time” by default. */
  invalidMessage: string | undefined;
  /** As of an input; `off` by default. */
  autocomplete: string | undefined;
  /** BCP 47 tag that decides order and words; the browser’s by default. */
  locale: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages: Partial<ControlMessages> | undefined;
  /** First day that can be chosen, `yyyy-MM-dd`; an earlier one is a `rangeUnderflow`. */
  min: string | undefined;
  /** Last day that can be chosen, `yyyy-MM-dd`; a later one is a `rangeOverflow`. */
  max: string | undefined;
  /** Days before today can be chosen in the calendar. */
  allowPast: boolean;
  /** Days that the calendar does not let choose, `yyyy-MM-dd`, or pairs of first and last day. */
  disabledDates: (string | [string, string])[] | undefined;
  /** 0 is Sunday, the default. */
  weekStartsOn: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** The same for the calendar alone; it comes first. */
  calendarProps:
    | {
        min?: string;
        max?: string;
        allowPast?: boolean;
        disabledDates?: (string | [string, string])[];
        weekStartsOn?: number;
      }
    | undefined;
  /** Such as `dd.MM.yyyy`: for showing, reading and the help, in place of the locale’s. */
  dateFormat: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** The labels that name it. */
  readonly labels: NodeList;
  /** The current value, which the form sends. Setting it to what it is changes nothing on screen. */
  value: string;
  /** The `value` attribute, which a reset restores. */
  defaultValue: string;
  /** The `readonly` attribute. */
  readOnly: boolean;
  /** What is wrong with the value, if anything. */
  readonly validity: ValidityState;
  /** That in words, or nothing. */
  readonly validationMessage: string;
  /** Whether its value is checked: not while disabled or read-only. */
  readonly willValidate: boolean;
  /** Whether it is valid; dispatches `invalid` if not. */
  checkValidity: () => boolean;
  /** That, and takes the focus and shows the browser’s message if it is not valid. */
  reportValidity: () => boolean;
  /** Makes it invalid for a reason of the page’s own; an empty text takes that back. */
  setCustomValidity: (message: string) => void;
  /** Selects its text. */
  select: () => void;
  /** The first moment of the chosen day where the user is. */
  valueAsDate: Date | null;
}

export interface AuctionDateInputProps {
  /** Shown above it: “Date” or “Select Time” by default, unless the page has given it a label. An empty text shows none. */
  label?: string | undefined;
  /** Shown below it unless there is something wrong; a date input shows its order by default. */
  help?: string | undefined;
  /** Under which a form sends it. */
  name?: string | undefined;
  /** The default value, which a reset restores. The property is the current one. */
  value?: string | undefined;
  /** Shown while it is empty. */
  placeholder?: string | undefined;
  /** `normal` is 40 px high, `small` 32 px. */
  size?: 'normal' | 'small' | undefined;
  /** Out of use, and not sent. */
  disabled?: boolean | undefined;
  /** Can be read and sent, not changed. */
  readonly?: boolean | undefined;
  /** Must not be empty. */
  required?: boolean | undefined;
  /** Marks it as wrong. */
  error?: boolean | undefined;
  /** Shown in place of the help while `error` is set. */
  'error-text'?: string | undefined;
  /** Shown in place of the help while `error` is set. */
  errorText?: string | undefined;
  /** Shown for a text that has no value; “Invalid date” or “Invalid time” by default. */
  'invalid-message'?: string | undefined;
  /** Shown for a text that has no value; “Invalid date” or “Invalid time” by default. */
  invalidMessage?: string | undefined;
  /** As of an input; `off` by default. */
  autocomplete?: string | undefined;
  /** BCP 47 tag that decides order and words; the browser’s by default. */
  locale?: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** First day that can be chosen, `yyyy-MM-dd`; an earlier one is a `rangeUnderflow`. */
  min?: string | undefined;
  /** Last day that can be chosen, `yyyy-MM-dd`; a later one is a `rangeOverflow`. */
  max?: string | undefined;
  /** Days before today can be chosen in the calendar. */
  'allow-past'?: boolean | undefined;
  /** Days before today can be chosen in the calendar. */
  allowPast?: boolean | undefined;
  /** Days that the calendar does not let choose, `yyyy-MM-dd`, or pairs of first and last day. */
  'disabled-dates'?: (string | [string, string])[] | string | undefined;
  /** Days that the calendar does not let choose, `yyyy-MM-dd`, or pairs of first and last day. */
  disabledDates?: (string | [string, string])[] | undefined;
  /** 0 is Sunday, the default. */
  'week-starts-on'?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** 0 is Sunday, the default. */
  weekStartsOn?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** The same for the calendar alone; it comes first. */
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
  /** The same for the calendar alone; it comes first. */
  calendarProps?:
    | {
        min?: string;
        max?: string;
        allowPast?: boolean;
        disabledDates?: (string | [string, string])[];
        weekStartsOn?: number;
      }
    | undefined;
  /** Such as `dd.MM.yyyy`: for showing, reading and the help, in place of the locale’s. */
  'date-format'?: string | undefined;
  /** Such as `dd.MM.yyyy`: for showing, reading and the help, in place of the locale’s. */
  dateFormat?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionDateInputEvents {
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A calendar in the page, to choose one day of. Its value is `yyyy-MM-dd`. */
export interface AuctionDatePickerElement extends Listens<AuctionDatePickerEvents> {
  /** Under which a form sends it. */
  name: string | undefined;
  /** Out of use, and not sent. */
  disabled: boolean;
  /** Must not be empty. */
  required: boolean;
  /** BCP 47 tag that decides the words; the browser’s by default. */
  locale: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages: Partial<ControlMessages> | undefined;
  /** First day that can be chosen, `yyyy-MM-dd`; an earlier one is a `rangeUnderflow`. */
  min: string | undefined;
  /** Last day that can be chosen, `yyyy-MM-dd`; a later one is a `rangeOverflow`. */
  max: string | undefined;
  /** Days before today can be chosen in the calendar. */
  allowPast: boolean;
  /** Days that the calendar does not let choose, `yyyy-MM-dd`, or pairs of first and last day. */
  disabledDates: (string | [string, string])[] | undefined;
  /** 0 is Sunday, the default. */
  weekStartsOn: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** The same for the calendar alone; it comes first. */
  calendarProps:
    | {
        min?: string;
        max?: string;
        allowPast?: boolean;
        disabledDates?: (string | [string, string])[];
        weekStartsOn?: number;
      }
    | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** The labels that name it. */
  readonly labels: NodeList;
  /** The current value, which the form sends. Setting it to what it is changes nothing on screen. */
  value: string;
  /** The `value` attribute, which a reset restores. */
  defaultValue: string;
  /** The `readonly` attribute. */
  readOnly: boolean;
  /** What is wrong with the value, if anything. */
  readonly validity: ValidityState;
  /** That in words, or nothing. */
  readonly validationMessage: string;
  /** Whether its value is checked: not while disabled or read-only. */
  readonly willValidate: boolean;
  /** Whether it is valid; dispatches `invalid` if not. */
  checkValidity: () => boolean;
  /** That, and takes the focus and shows the browser’s message if it is not valid. */
  reportValidity: () => boolean;
  /** Makes it invalid for a reason of the page’s own; an empty text takes that back. */
  setCustomValidity: (message: string) => void;
  /** Selects its text. */
  select: () => void;
  /** The first moment of the chosen day where the user is. */
  valueAsDate: Date | null;
}

export interface AuctionDatePickerProps {
  /** Under which a form sends it. */
  name?: string | undefined;
  /** The default value, which a reset restores. The property is the current one. */
  value?: string | undefined;
  /** Out of use, and not sent. */
  disabled?: boolean | undefined;
  /** Must not be empty. */
  required?: boolean | undefined;
  /** BCP 47 tag that decides the words; the browser’s by default. */
  locale?: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** First day that can be chosen, `yyyy-MM-dd`; an earlier one is a `rangeUnderflow`. */
  min?: string | undefined;
  /** Last day that can be chosen, `yyyy-MM-dd`; a later one is a `rangeOverflow`. */
  max?: string | undefined;
  /** Days before today can be chosen in the calendar. */
  'allow-past'?: boolean | undefined;
  /** Days before today can be chosen in the calendar. */
  allowPast?: boolean | undefined;
  /** Days that the calendar does not let choose, `yyyy-MM-dd`, or pairs of first and last day. */
  'disabled-dates'?: (string | [string, string])[] | string | undefined;
  /** Days that the calendar does not let choose, `yyyy-MM-dd`, or pairs of first and last day. */
  disabledDates?: (string | [string, string])[] | undefined;
  /** 0 is Sunday, the default. */
  'week-starts-on'?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** 0 is Sunday, the default. */
  weekStartsOn?: '0' | '1' | '2' | '3' | '4' | '5' | '6' | undefined;
  /** The same for the calendar alone; it comes first. */
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
  /** The same for the calendar alone; it comes first. */
  calendarProps?:
    | {
        min?: string;
        max?: string;
        allowPast?: boolean;
        disabledDates?: (string | [string, string])[];
        weekStartsOn?: number;
      }
    | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionDatePickerEvents {
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** The site’s footer: link groups, newsletter, social links, chat and the accessibility widget. */
export interface AuctionFooterElement extends Listens<AuctionFooterEvents> {
  /** Fills “My {product}” and names the logo. */
  productName: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  baseUrl: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones. Also as a `<script type="application/json">` child, whenever it is inserted or changed; property and attribute win over it. */
  config: SiteConfig | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  configSrc: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages: Partial<Messages> | undefined;
  /** BCP 47 tag for numbers; the browser’s own by default. */
  locale: string | undefined;
  /** Address of the chat vendor’s script; without it there is no chat. */
  chatSrc: string | undefined;
  /** The one department that can be chatted with, while it is online. */
  chatDepartment: string | undefined;
  /** Script of an accessibility widget, loaded when the Accessibility link is clicked. */
  accessibilitySrc: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionFooterProps {
  /** Fills “My {product}” and names the logo. */
  'product-name'?: string | undefined;
  /** Fills “My {product}” and names the logo. */
  productName?: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  'base-url'?: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  baseUrl?: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones. Also as a `<script type="application/json">` child, whenever it is inserted or changed; property and attribute win over it. */
  config?: SiteConfig | string | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  'config-src'?: string | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  configSrc?: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: Partial<Messages> | string | undefined;
  /** BCP 47 tag for numbers; the browser’s own by default. */
  locale?: string | undefined;
  /** Address of the chat vendor’s script; without it there is no chat. */
  'chat-src'?: string | undefined;
  /** Address of the chat vendor’s script; without it there is no chat. */
  chatSrc?: string | undefined;
  /** The one department that can be chatted with, while it is online. */
  'chat-department'?: string | undefined;
  /** The one department that can be chatted with, while it is online. */
  chatDepartment?: string | undefined;
  /** Script of an accessibility widget, loaded when the Accessibility link is clicked. */
  'accessibility-src'?: string | undefined;
  /** Script of an accessibility widget, loaded when the Accessibility link is clicked. */
  accessibilitySrc?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionFooterEvents {
  /** A valid address was submitted; `preventDefault()` stops the call. */
  'auction-subscribe': CustomEvent<{ emailAddress: string }>;
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** Label, help and error around any control, native ones too, and linked to it. */
export interface AuctionFormFieldElement extends Listens<AuctionFormFieldEvents> {
  /** Names the control. */
  label: string | undefined;
  /** Describes it; shown below. */
  help: string | undefined;
  /** Shown in place of the help while `error` is set. */
  errorText: string | undefined;
  /** The control is wrong. */
  error: boolean;
  /** Shows “Secure” with a lock. */
  secure: boolean;
  /** Texts that replace the built-in ones, by name. */
  messages: Partial<ControlMessages> | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionFormFieldProps {
  /** Names the control. */
  label?: string | undefined;
  /** Describes it; shown below. */
  help?: string | undefined;
  /** Shown in place of the help while `error` is set. */
  'error-text'?: string | undefined;
  /** Shown in place of the help while `error` is set. */
  errorText?: string | undefined;
  /** The control is wrong. */
  error?: boolean | undefined;
  /** Shows “Secure” with a lock. */
  secure?: boolean | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionFormFieldEvents {
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** Twelve columns with a gap of 24 px; four with 16 px at extra-small widths. */
export interface AuctionGridElement extends Listens<AuctionGridEvents> {
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionGridProps {
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionGridEvents {
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** The site’s header: logo, search, browse menus, categories, watchlist, and Sign In or the account. */
export interface AuctionHeaderElement extends Listens<AuctionHeaderEvents> {
  /** Fills “My {product}” and names the logo. */
  productName: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  baseUrl: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones. Also as a `<script type="application/json">` child, whenever it is inserted or changed; property and attribute win over it. */
  config: SiteConfig | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  configSrc: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages: Partial<Messages> | undefined;
  /** BCP 47 tag for numbers; the browser’s own by default. */
  locale: string | undefined;
  /** An image in place of the product’s name. */
  logoSrc: string | undefined;
  /** Whether somebody is signed in, if the server knows; else the data layer decides. When the page is restored from the back-forward cache without the auth cookie that it was loaded with, or after a sign-out, the data layer no longer counts: the header is that of a visitor. */
  session: 'visitor' | 'bidder' | undefined;
  /** Global variable that holds the data layer. */
  dataLayerName: string | undefined;
  /** The product’s domain, whose cookies a sign-out removes as well. */
  cookieDomain: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionHeaderProps {
  /** Fills “My {product}” and names the logo. */
  'product-name'?: string | undefined;
  /** Fills “My {product}” and names the logo. */
  productName?: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  'base-url'?: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  baseUrl?: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones. Also as a `<script type="application/json">` child, whenever it is inserted or changed; property and attribute win over it. */
  config?: SiteConfig | string | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  'config-src'?: string | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  configSrc?: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: Partial<Messages> | string | undefined;
  /** BCP 47 tag for numbers; the browser’s own by default. */
  locale?: string | undefined;
  /** An image in place of the product’s name. */
  'logo-src'?: string | undefined;
  /** An image in place of the product’s name. */
  logoSrc?: string | undefined;
  /** Whether somebody is signed in, if the server knows; else the data layer decides. When the page is restored from the back-forward cache without the auth cookie that it was loaded with, or after a sign-out, the data layer no longer counts: the header is that of a visitor. */
  session?: 'visitor' | 'bidder' | undefined;
  /** Global variable that holds the data layer. */
  'data-layer-name'?: string | undefined;
  /** Global variable that holds the data layer. */
  dataLayerName?: string | undefined;
  /** The product’s domain, whose cookies a sign-out removes as well. */
  'cookie-domain'?: string | undefined;
  /** The product’s domain, whose cookies a sign-out removes as well. */
  cookieDomain?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionHeaderEvents {
  /** A term was submitted; `preventDefault()` stops the navigation to the results. */
  'auction-search': CustomEvent<{ term: string; href: string }>;
  /** A suggestion was chosen; `preventDefault()` stops the navigation to it. */
  'auction-suggestion-select': CustomEvent<{
    suggestion: { name: string; count: number; href: string };
    term: string;
  }>;
  /** Sign Out was clicked; `preventDefault()` stops the sign-out. */
  'auction-sign-out': CustomEvent<null>;
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A button with an icon, whose name its tooltip shows. */
export interface AuctionIconButtonElement extends Listens<AuctionIconButtonEvents> {
  /** Its name. */
  label: string | undefined;
  /** One of the built-in icons; the slot takes another. */
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
  /** px; 42 by default. The icon is 14, 20, 30 or 44 px. */
  size: '20' | '34' | '42' | '54' | undefined;
  /** `button` by default. */
  type: 'button' | 'submit' | 'reset' | undefined;
  /** Sent with `value` when it submits. */
  name: string | undefined;
  /** Sent under `name`. */
  value: string | undefined;
  /** Out of use. */
  disabled: boolean;
  /** A spinner shows; clicks are ignored. */
  loading: boolean;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** The labels that name it. */
  readonly labels: NodeList;
}

export interface AuctionIconButtonProps {
  /** Its name. */
  label?: string | undefined;
  /** One of the built-in icons; the slot takes another. */
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
  /** px; 42 by default. The icon is 14, 20, 30 or 44 px. */
  size?: '20' | '34' | '42' | '54' | undefined;
  /** `button` by default. */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Sent with `value` when it submits. */
  name?: string | undefined;
  /** Sent under `name`. */
  value?: string | undefined;
  /** Out of use. */
  disabled?: boolean | undefined;
  /** A spinner shows; clicks are ignored. */
  loading?: boolean | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionIconButtonEvents {
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** The newsletter’s form, as the footer has it. */
export interface AuctionNewsletterElement extends Listens<AuctionNewsletterEvents> {
  /** Fills “My {product}” and names the logo. */
  productName: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  baseUrl: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones. Also as a `<script type="application/json">` child, whenever it is inserted or changed; property and attribute win over it. */
  config: SiteConfig | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  configSrc: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages: Partial<Messages> | undefined;
  /** BCP 47 tag for numbers; the browser’s own by default. */
  locale: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionNewsletterProps {
  /** Fills “My {product}” and names the logo. */
  'product-name'?: string | undefined;
  /** Fills “My {product}” and names the logo. */
  productName?: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  'base-url'?: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  baseUrl?: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones. Also as a `<script type="application/json">` child, whenever it is inserted or changed; property and attribute win over it. */
  config?: SiteConfig | string | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  'config-src'?: string | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  configSrc?: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: Partial<Messages> | string | undefined;
  /** BCP 47 tag for numbers; the browser’s own by default. */
  locale?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionNewsletterEvents {
  /** A valid address was submitted; `preventDefault()` stops the call. */
  'auction-subscribe': CustomEvent<{ emailAddress: string }>;
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A panel beside its button, in the top layer. */
export interface AuctionPopoverElement extends Listens<AuctionPopoverEvents> {
  /** Opens it. */
  open: boolean;
  /** Its name. With one it is a dialog to assistive technology, without a part of the page. */
  label: string | undefined;
  /** Side; `bottom-start` by default. It turns where there is no room. */
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
  /** px away from its button; 12 by default. */
  mainOffset: number | undefined;
  /** px along its button; -8 by default. */
  crossOffset: number | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionPopoverProps {
  /** Opens it. */
  open?: boolean | undefined;
  /** Its name. With one it is a dialog to assistive technology, without a part of the page. */
  label?: string | undefined;
  /** Side; `bottom-start` by default. It turns where there is no room. */
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
  /** px away from its button; 12 by default. */
  'main-offset'?: number | `${number}` | undefined;
  /** px away from its button; 12 by default. */
  mainOffset?: number | undefined;
  /** px along its button; -8 by default. */
  'cross-offset'?: number | `${number}` | undefined;
  /** px along its button; -8 by default. */
  crossOffset?: number | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionPopoverEvents {
  /** It has been opened or closed by the user. */
  'auction-toggle': CustomEvent<{ open: boolean }>;
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** The search box with its suggestions, as the header has it. */
export interface AuctionSearchElement extends Listens<AuctionSearchEvents> {
  /** Fills “My {product}” and names the logo. */
  productName: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  baseUrl: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones. Also as a `<script type="application/json">` child, whenever it is inserted or changed; property and attribute win over it. */
  config: SiteConfig | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  configSrc: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages: Partial<Messages> | undefined;
  /** BCP 47 tag for numbers; the browser’s own by default. */
  locale: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionSearchProps {
  /** Fills “My {product}” and names the logo. */
  'product-name'?: string | undefined;
  /** Fills “My {product}” and names the logo. */
  productName?: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  'base-url'?: string | undefined;
  /** Prefix of every root-relative link and call: a path or an http(s) address. */
  baseUrl?: string | undefined;
  /** Links, menus, categories, endpoints and cookie names that replace the built-in ones. Also as a `<script type="application/json">` child, whenever it is inserted or changed; property and attribute win over it. */
  config?: SiteConfig | string | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  'config-src'?: string | undefined;
  /** Address of the configuration; fetched once for all tags of a page. `config` wins over it. */
  configSrc?: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: Partial<Messages> | string | undefined;
  /** BCP 47 tag for numbers; the browser’s own by default. */
  locale?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionSearchEvents {
  /** A term was submitted; `preventDefault()` stops the navigation to the results. */
  'auction-search': CustomEvent<{ term: string; href: string }>;
  /** A suggestion was chosen; `preventDefault()` stops the navigation to it. */
  'auction-suggestion-select': CustomEvent<{
    suggestion: { name: string; count: number; href: string };
    term: string;
  }>;
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A text field: limit and counter, clear button, password toggle, prefix and suffix. A form control as an input is. */
export interface AuctionTextInputElement extends Listens<AuctionTextInputEvents> {
  /** Kind of text; `text` by default. */
  type: 'text' | 'password' | 'email' | 'search' | 'tel' | 'url' | undefined;
  /** Under which a form sends it. */
  name: string | undefined;
  /** Shown while it is empty. */
  placeholder: string | undefined;
  /** `normal` is 40 px high, `small` 32 px. */
  size: 'normal' | 'small' | undefined;
  /** Out of use, and not sent. */
  disabled: boolean;
  /** Can be read and sent, not changed. */
  readonly: boolean;
  /** Must not be empty. */
  required: boolean;
  /** Marks it as wrong. */
  error: boolean;
  /** UTF-16 units after which it is in error; typing is never blocked. 0 is none. */
  characterLimit: number | undefined;
  /** Shown over the limit; “Too many characters” by default. */
  limitMessage: string | undefined;
  /** A button clears it while it is not empty. */
  clearable: boolean;
  /** Name of that button; “Clear text” by default. */
  clearLabel: string | undefined;
  /** As of an input. */
  autocomplete: string | undefined;
  /** As of an input. */
  inputmode: string | undefined;
  /** As of an input. */
  enterkeyhint: string | undefined;
  /** As of an input: blocks typing, which `character-limit` does not. */
  maxlength: number | undefined;
  /** As of an input. */
  pattern: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages: Partial<ControlMessages> | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** The labels that name it. */
  readonly labels: NodeList;
  /** The current value, which the form sends. Setting it to what it is changes nothing on screen. */
  value: string;
  /** The `value` attribute, which a reset restores. */
  defaultValue: string;
  /** The `readonly` attribute. */
  readOnly: boolean;
  /** What is wrong with the value, if anything. */
  readonly validity: ValidityState;
  /** That in words, or nothing. */
  readonly validationMessage: string;
  /** Whether its value is checked: not while disabled or read-only. */
  readonly willValidate: boolean;
  /** Whether it is valid; dispatches `invalid` if not. */
  checkValidity: () => boolean;
  /** That, and takes the focus and shows the browser’s message if it is not valid. */
  reportValidity: () => boolean;
  /** Makes it invalid for a reason of the page’s own; an empty text takes that back. */
  setCustomValidity: (message: string) => void;
  /** Selects its text. */
  select: () => void;
}

export interface AuctionTextInputProps {
  /** Kind of text; `text` by default. */
  type?: 'text' | 'password' | 'email' | 'search' | 'tel' | 'url' | undefined;
  /** Under which a form sends it. */
  name?: string | undefined;
  /** The default value, which a reset restores. The property is the current one. */
  value?: string | undefined;
  /** Shown while it is empty. */
  placeholder?: string | undefined;
  /** `normal` is 40 px high, `small` 32 px. */
  size?: 'normal' | 'small' | undefined;
  /** Out of use, and not sent. */
  disabled?: boolean | undefined;
  /** Can be read and sent, not changed. */
  readonly?: boolean | undefined;
  /** Must not be empty. */
  required?: boolean | undefined;
  /** Marks it as wrong. */
  error?: boolean | undefined;
  /** UTF-16 units after which it is in error; typing is never blocked. 0 is none. */
  'character-limit'?: number | `${number}` | undefined;
  /** UTF-16 units after which it is in error; typing is never blocked. 0 is none. */
  characterLimit?: number | undefined;
  /** Shown over the limit; “Too many characters” by default. */
  'limit-message'?: string | undefined;
  /** Shown over the limit; “Too many characters” by default. */
  limitMessage?: string | undefined;
  /** A button clears it while it is not empty. */
  clearable?: boolean | undefined;
  /** Name of that button; “Clear text” by default. */
  'clear-label'?: string | undefined;
  /** Name of that button; “Clear text” by default. */
  clearLabel?: string | undefined;
  /** As of an input. */
  autocomplete?: string | undefined;
  /** As of an input. */
  inputmode?: string | undefined;
  /** As of an input. */
  enterkeyhint?: string | undefined;
  /** As of an input: blocks typing, which `character-limit` does not. */
  maxlength?: number | `${number}` | undefined;
  /** As of an input. */
  pattern?: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionTextInputEvents {
  /** The clear button was pressed; `input` and `change` have been dispatched. */
  'auction-clear': CustomEvent<null>;
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A time of day, typed or set in a panel. Its value is `HH:mm`. */
export interface AuctionTimeInputElement extends Listens<AuctionTimeInputEvents> {
  /** Shown above it: “Date” or “Select Time” by default, unless the page has given it a label. An empty text shows none. */
  label: string | undefined;
  /** Shown below it unless there is something wrong; a date input shows its order by default. */
  help: string | undefined;
  /** Under which a form sends it. */
  name: string | undefined;
  /** Shown while it is empty. */
  placeholder: string | undefined;
  /** `normal` is 40 px high, `small` 32 px. */
  size: 'normal' | 'small' | undefined;
  /** Out of use, and not sent. */
  disabled: boolean;
  /** Can be read and sent, not changed. */
  readonly: boolean;
  /** Must not be empty. */
  required: boolean;
  /** Marks it as wrong. */
  error: boolean;
  /** Shown in place of the help while `error` is set. */
  errorText: string | undefined;
  /** Shown for a text that has no value; “Invalid date” or “Invalid time” by default. */
  invalidMessage: string | undefined;
  /** As of an input; `off` by default. */
  autocomplete: string | undefined;
  /** BCP 47 tag that decides order and words; the browser’s by default. */
  locale: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages: Partial<ControlMessages> | undefined;
  /** Earliest time, `HH:mm`. */
  min: string | undefined;
  /** Latest time, `HH:mm`. */
  max: string | undefined;
  /** `yyyy-MM-dd`: the day that it is a time of; a time that clocks skip on that day is invalid. */
  date: string | undefined;
  /** `h12` with AM and PM, the default, or `h23`. */
  hourCycle: 'h12' | 'h23' | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** The labels that name it. */
  readonly labels: NodeList;
  /** The current value, which the form sends. Setting it to what it is changes nothing on screen. */
  value: string;
  /** The `value` attribute, which a reset restores. */
  defaultValue: string;
  /** The `readonly` attribute. */
  readOnly: boolean;
  /** What is wrong with the value, if anything. */
  readonly validity: ValidityState;
  /** That in words, or nothing. */
  readonly validationMessage: string;
  /** Whether its value is checked: not while disabled or read-only. */
  readonly willValidate: boolean;
  /** Whether it is valid; dispatches `invalid` if not. */
  checkValidity: () => boolean;
  /** That, and takes the focus and shows the browser’s message if it is not valid. */
  reportValidity: () => boolean;
  /** Makes it invalid for a reason of the page’s own; an empty text takes that back. */
  setCustomValidity: (message: string) => void;
  /** Selects its text. */
  select: () => void;
  /** The instant of the time on the day of `date`, or today. Setting it sets both. */
  valueAsDate: Date | null;
}

export interface AuctionTimeInputProps {
  /** Shown above it: “Date” or “Select Time” by default, unless the page has given it a label. An empty text shows none. */
  label?: string | undefined;
  /** Shown below it unless there is something wrong; a date input shows its order by default. */
  help?: string | undefined;
  /** Under which a form sends it. */
  name?: string | undefined;
  /** The default value, which a reset restores. The property is the current one. */
  value?: string | undefined;
  /** Shown while it is empty. */
  placeholder?: string | undefined;
  /** `normal` is 40 px high, `small` 32 px. */
  size?: 'normal' | 'small' | undefined;
  /** Out of use, and not sent. */
  disabled?: boolean | undefined;
  /** Can be read and sent, not changed. */
  readonly?: boolean | undefined;
  /** Must not be empty. */
  required?: boolean | undefined;
  /** Marks it as wrong. */
  error?: boolean | undefined;
  /** Shown in place of the help while `error` is set. */
  'error-text'?: string | undefined;
  /** Shown in place of the help while `error` is set. */
  errorText?: string | undefined;
  /** Shown for a text that has no value; “Invalid date” or “Invalid time” by default. */
  'invalid-message'?: string | undefined;
  /** Shown for a text that has no value; “Invalid date” or “Invalid time” by default. */
  invalidMessage?: string | undefined;
  /** As of an input; `off` by default. */
  autocomplete?: string | undefined;
  /** BCP 47 tag that decides order and words; the browser’s by default. */
  locale?: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** Earliest time, `HH:mm`. */
  min?: string | undefined;
  /** Latest time, `HH:mm`. */
  max?: string | undefined;
  /** `yyyy-MM-dd`: the day that it is a time of; a time that clocks skip on that day is invalid. */
  date?: string | undefined;
  /** `h12` with AM and PM, the default, or `h23`. */
  'hour-cycle'?: 'h12' | 'h23' | undefined;
  /** `h12` with AM and PM, the default, or `h23`. */
  hourCycle?: 'h12' | 'h23' | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionTimeInputEvents {
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** A time panel in the page: hour, minute, AM or PM. Its value is `HH:mm`. */
export interface AuctionTimePickerElement extends Listens<AuctionTimePickerEvents> {
  /** Under which a form sends it. */
  name: string | undefined;
  /** Out of use, and not sent. */
  disabled: boolean;
  /** Must not be empty. */
  required: boolean;
  /** BCP 47 tag that decides the words; the browser’s by default. */
  locale: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages: Partial<ControlMessages> | undefined;
  /** `h12` with AM and PM, the default, or `h23`. */
  hourCycle: 'h12' | 'h23' | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
  /** The form that it belongs to. */
  readonly form: HTMLFormElement | null;
  /** The labels that name it. */
  readonly labels: NodeList;
  /** The current value, which the form sends. Setting it to what it is changes nothing on screen. */
  value: string;
  /** The `value` attribute, which a reset restores. */
  defaultValue: string;
  /** The `readonly` attribute. */
  readOnly: boolean;
  /** What is wrong with the value, if anything. */
  readonly validity: ValidityState;
  /** That in words, or nothing. */
  readonly validationMessage: string;
  /** Whether its value is checked: not while disabled or read-only. */
  readonly willValidate: boolean;
  /** Whether it is valid; dispatches `invalid` if not. */
  checkValidity: () => boolean;
  /** That, and takes the focus and shows the browser’s message if it is not valid. */
  reportValidity: () => boolean;
  /** Makes it invalid for a reason of the page’s own; an empty text takes that back. */
  setCustomValidity: (message: string) => void;
  /** Selects its text. */
  select: () => void;
  /** The instant of the time on the day of `date`, or today. Setting it sets both. */
  valueAsDate: Date | null;
}

export interface AuctionTimePickerProps {
  /** Under which a form sends it. */
  name?: string | undefined;
  /** The default value, which a reset restores. The property is the current one. */
  value?: string | undefined;
  /** Out of use, and not sent. */
  disabled?: boolean | undefined;
  /** Must not be empty. */
  required?: boolean | undefined;
  /** BCP 47 tag that decides the words; the browser’s by default. */
  locale?: string | undefined;
  /** Texts that replace the built-in ones, by name. */
  messages?: Partial<ControlMessages> | string | undefined;
  /** `h12` with AM and PM, the default, or `h23`. */
  'hour-cycle'?: 'h12' | 'h23' | undefined;
  /** `h12` with AM and PM, the default, or `h23`. */
  hourCycle?: 'h12' | 'h23' | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionTimePickerEvents {
  /** Something inside failed; the `fallback` slot is shown. */
  'auction-error': CustomEvent<{ error: unknown }>;
}

/** Describes what it is wrapped around, on hover and keyboard focus. */
export interface AuctionTooltipElement extends Listens<AuctionTooltipEvents> {
  /** What it says. */
  text: string | undefined;
  /** Side; `top` by default. It turns where there is no room. */
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
  /** px away; 10 by default. */
  offset: number | undefined;
  /** ms of hovering before it opens; 200 by default. */
  delay: number | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo: string | undefined;
}

export interface AuctionTooltipProps {
  /** What it says. */
  text?: string | undefined;
  /** Side; `top` by default. It turns where there is no room. */
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
  /** px away; 10 by default. */
  offset?: number | `${number}` | undefined;
  /** ms of hovering before it opens; 200 by default. */
  delay?: number | `${number}` | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  'style-overrides'?: string | undefined;
  /** CSS for this element’s shadow root; made into a style sheet once per text. */
  styleOverrides?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  'push-events-to'?: string | undefined;
  /** Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`. */
  pushEventsTo?: string | undefined;
}

export interface AuctionTooltipEvents {
  /** Something inside failed; the `fallback` slot is shown. */
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
