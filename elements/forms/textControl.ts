import { sanitizeText, validateText } from '../../src/controls/text-input/textValidity.ts';
import { attributeElement } from './formAssociated.ts';
import { formControl } from './formControl.ts';
import type { FormControlLayer } from './formControlLayer.ts';

const control = formControl({
  validate: validateText,
  sanitize: sanitizeText,
  type: 'text',
  format: undefined,
  text: undefined,
  takesPageInput: true,
  hasOwnLabel: false,
});

const getInput = (
  host: HTMLElement & { readonly [attributeElement]: HTMLElement },
): HTMLInputElement | null =>
  host[attributeElement] === host
    ? host.shadowRoot!.querySelector('input')
    : (host[attributeElement] as HTMLInputElement);

/** The form behavior of an element whose value is text. Input masks and counters need its additional members. */
export const textControl: FormControlLayer = {
  ...control,
  extend: (Base) =>
    class TextControl extends control.extend(Base) {
      /** The `maxlength` attribute, or -1 without it. */
      get maxLength(): number {
        return getInput(this)?.maxLength ?? -1;
      }
      set maxLength(length: number) {
        this[attributeElement].setAttribute('maxlength', String(length));
      }

      /** The `minlength` attribute, or -1 without it. */
      get minLength(): number {
        return getInput(this)?.minLength ?? -1;
      }
      set minLength(length: number) {
        this[attributeElement].setAttribute('minlength', String(length));
      }

      get selectionStart(): number | null {
        return getInput(this)?.selectionStart ?? null;
      }
      set selectionStart(offset: number | null) {
        const input = getInput(this);
        if (input) input.selectionStart = offset;
      }

      get selectionEnd(): number | null {
        return getInput(this)?.selectionEnd ?? null;
      }
      set selectionEnd(offset: number | null) {
        const input = getInput(this);
        if (input) input.selectionEnd = offset;
      }

      get selectionDirection(): HTMLInputElement['selectionDirection'] {
        return getInput(this)?.selectionDirection ?? null;
      }
      set selectionDirection(direction: HTMLInputElement['selectionDirection']) {
        const input = getInput(this);
        if (input) input.selectionDirection = direction;
      }

      /** Sets the selection. Masks set value and selection in the same task, so the value is rendered first. */
      setSelectionRange(...range: Parameters<HTMLInputElement['setSelectionRange']>): void {
        const input = getInput(this);
        if (input && input.value !== this.value) input.value = this.value;
        input?.setSelectionRange(...range);
      }
    },
};
