import { sanitizeText, validateText } from '../../src/controls/text-input/textValidity.ts';
import { source } from './formAssociated.ts';
import { formControl } from './formControl.ts';
import type { FormControlLayer } from './formControlLayer.ts';

/** What a text control has besides, as a native text input has it: what masks and counters need. */
interface TextControlElement {
  /** The `maxlength` attribute, or -1 without it. */
  maxLength: number;
  /** The `minlength` attribute, or -1 without it. */
  minLength: number;
  selectionStart: number | null;
  selectionEnd: number | null;
  selectionDirection: HTMLInputElement['selectionDirection'];
  setSelectionRange: HTMLInputElement['setSelectionRange'];
}

const control = formControl({ validate: validateText, sanitize: sanitizeText, type: 'text' });

/** Makes an element a form control whose value is a text. */
export const textControl: FormControlLayer = {
  ...control,
  extend: (Base) =>
    class TextControl extends control.extend(Base) implements TextControlElement {
      get #input(): HTMLInputElement | null {
        const element = this[source];
        return element === this ? this.shadowRoot!.querySelector('input') : (element as HTMLInputElement);
      }

      get maxLength(): number {
        return this.#input?.maxLength ?? -1;
      }
      set maxLength(length: number) {
        this[source].setAttribute('maxlength', String(length));
      }

      get minLength(): number {
        return this.#input?.minLength ?? -1;
      }
      set minLength(length: number) {
        this[source].setAttribute('minlength', String(length));
      }

      get selectionStart(): number | null {
        return this.#input?.selectionStart ?? null;
      }
      set selectionStart(offset: number | null) {
        if (this.#input) this.#input.selectionStart = offset;
      }

      get selectionEnd(): number | null {
        return this.#input?.selectionEnd ?? null;
      }
      set selectionEnd(offset: number | null) {
        if (this.#input) this.#input.selectionEnd = offset;
      }

      get selectionDirection(): HTMLInputElement['selectionDirection'] {
        return this.#input?.selectionDirection ?? null;
      }
      set selectionDirection(direction: HTMLInputElement['selectionDirection']) {
        if (this.#input) this.#input.selectionDirection = direction;
      }

      /** A value that the same task has set is rendered first: masks set both. */
      setSelectionRange(...range: Parameters<HTMLInputElement['setSelectionRange']>): void {
        const input = this.#input;
        if (input && input.value !== this.value) input.value = this.value;
        input?.setSelectionRange(...range);
      }
    },
};
