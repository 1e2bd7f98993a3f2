import { attributeElement } from './formAssociated.ts';
import { formControl } from './formControl.ts';
import type { ControlRules, FormControlLayer } from './formControlLayer.ts';
import type { Attributes } from '../core/definition.ts';

/** Attributes that date fields and time fields share. */
export const typedAttributes = {
  label: { type: 'string' },
  help: { type: 'string' },
  name: { type: 'string' },
  value: { type: 'string' },
  placeholder: { type: 'string' },
  size: { type: 'enum', values: ['normal', 'small'] },
  disabled: { type: 'boolean' },
  readonly: { type: 'boolean' },
  required: { type: 'boolean' },
  error: { type: 'boolean' },
  'error-text': { type: 'string' },
  'invalid-message': { type: 'string' },
  autocomplete: { type: 'string' },
  step: { type: 'string' },
  locale: { type: 'string' },
  messages: { type: 'json' },
} as const satisfies Attributes;

/** Attributes of the calendar, such as the selectable days. */
export const calendarAttributes = {
  min: { type: 'string' },
  max: { type: 'string' },
  'allow-past': { type: 'boolean' },
  'disabled-dates': { type: 'json' },
  'week-starts-on': { type: 'enum', values: ['0', '1', '2', '3', '4', '5', '6', 'locale'] },
  'calendar-props': { type: 'json' },
} as const satisfies Attributes;

/** Converts between the value of a control and the value of a native date or time input. */
type FieldText = NonNullable<ControlRules['text']>;

type Control = InstanceType<ReturnType<FormControlLayer['extend']>>;

/** Conversion between the value of a native date or time input and the `valueAsDate` of a control. */
interface DateConversion {
  toDate: (value: string, control: Control) => Date;
  /** Returns an empty string without a date, or for a date outside the years 1 to 9999. */
  fromDate: (date: Date | null, control: Control) => string;
}

/** Creates the form behavior of an element whose value is a date or a time. */
export function typedControl(
  rules: ControlRules & { type: 'date' | 'time' },
  text: FieldText,
  { toDate, fromDate }: DateConversion,
): FormControlLayer {
  const control = formControl(rules);
  return {
    ...control,
    extend: (Base) =>
      class TypedControl extends control.extend(Base) {
        get valueAsDate(): Date | null {
          const value = this.#getNativeValue();
          return value ? toDate(value, this) : null;
        }
        set valueAsDate(date: Date | null) {
          this.#setNativeValue(fromDate(date, this));
        }

        /** Milliseconds in UTC, or `NaN`. */
        get valueAsNumber(): number {
          return this.#createInput().valueAsNumber;
        }
        set valueAsNumber(number: number) {
          this.#change((input) => {
            input.valueAsNumber = number;
          });
        }

        stepUp(count?: number): void {
          this.#change((input) => input.stepUp(count));
        }
        stepDown(count?: number): void {
          this.#change((input) => input.stepDown(count));
        }

        /** Returns the value as in a native input, or an empty string. */
        #getNativeValue(): string {
          return text.parse(this.value, this.type, this.values()) ?? '';
        }

        /** Sets the value of a native input, in the format of the page's input if there is one. */
        #setNativeValue(value: string): void {
          const input = this[attributeElement] as HTMLInputElement;
          this.value = input === (this as HTMLElement) ? value : text.format(value, input, this.values());
        }

        #change(change: (input: HTMLInputElement) => void): void {
          const input = this.#createInput();
          change(input);
          this.#setNativeValue(input.value);
        }

        /** Creates a native input with the same value and constraints, which calculates for the element. */
        #createInput(): HTMLInputElement {
          const input = this.ownerDocument.createElement('input');
          input.type = rules.type;
          input.defaultValue = this.defaultValue;
          for (const name of ['min', 'max', 'step'] as const)
            input[name] = this[attributeElement].getAttribute(name) ?? '';
          input.value = this.#getNativeValue();
          return input;
        }
      },
  };
}
