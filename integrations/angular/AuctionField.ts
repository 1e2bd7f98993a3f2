import { Directive, ElementRef, forwardRef, inject } from '@angular/core';
import {
  type ControlValueAccessor,
  NG_VALIDATORS,
  NG_VALUE_ACCESSOR,
  type ValidationErrors,
  type Validator,
} from '@angular/forms';
import type {} from 'auction-elements';

type Field = HTMLElementTagNameMap[
  | 'auction-text-input'
  | 'auction-date-input'
  | 'auction-date-picker'
  | 'auction-time-input'
  | 'auction-time-picker'] &
  HTMLElement;

const ignore = () => {};

/** The fields in forms of Angular: `[(ngModel)]`, `formControl`, `formControlName`. */
@Directive({
  selector: `
    auction-text-input[ngModel], auction-text-input[formControl], auction-text-input[formControlName],
    auction-date-input[ngModel], auction-date-input[formControl], auction-date-input[formControlName],
    auction-date-picker[ngModel], auction-date-picker[formControl], auction-date-picker[formControlName],
    auction-time-input[ngModel], auction-time-input[formControl], auction-time-input[formControlName],
    auction-time-picker[ngModel], auction-time-picker[formControl], auction-time-picker[formControlName]
  `,
  host: {
    '(input)': 'report()',
    '(focusout)': 'onTouched()',
    '(document:reset)': 'reportReset($event)',
  },
  providers: [
    { provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => AuctionField), multi: true },
    { provide: NG_VALIDATORS, useExisting: forwardRef(() => AuctionField), multi: true },
  ],
})
export class AuctionField implements ControlValueAccessor, Validator {
  readonly #field = inject<ElementRef<Field>>(ElementRef).nativeElement;
  #onChange: (value: string) => void = ignore;
  #onValidatorChange = ignore;
  #isChanged = false;
  onTouched = ignore;

  constructor() {
    if (typeof customElements === 'undefined') return;
    // Read text that was typed before, and initial errors.
    const takeOver = () => {
      const { value } = this.#field;
      if ((value ?? '') !== (this.#field.getAttribute('value') ?? '')) this.report();
      else this.#onValidatorChange();
    };
    this.#field.shadowRoot?.addEventListener('auction-hydrated', takeOver);
    void customElements.whenDefined(this.#field.localName).then(takeOver);
  }

  /** Until the user has changed it, the value is the attribute's, which a server renders and a reset restores. */
  writeValue(value: string | null): void {
    if (this.#isChanged) this.#field.value = value ?? '';
    else if (value) this.#field.setAttribute('value', value);
    else this.#field.removeAttribute('value');
  }

  report(): void {
    this.#isChanged = true;
    this.#onChange(this.#field.value ?? '');
  }

  /** The form resets its fields after the event. */
  reportReset({ target }: Event): void {
    if (target === this.#field.form) setTimeout(() => this.report());
  }

  registerOnChange(onChange: (value: string) => void): void {
    this.#onChange = onChange;
  }

  registerOnTouched(onTouched: () => void): void {
    this.onTouched = onTouched;
  }

  setDisabledState(isDisabled: boolean): void {
    this.#field.toggleAttribute('disabled', isDisabled);
  }

  /** The message of the field, in its own words. */
  validate(): ValidationErrors | null {
    const { validationMessage } = this.#field;
    return validationMessage ? { auctionField: validationMessage } : null;
  }

  registerOnValidatorChange(onValidatorChange: () => void): void {
    this.#onValidatorChange = onValidatorChange;
  }
}
