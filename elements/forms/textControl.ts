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

const control = formControl({
  validate: validateText,
  sanitize: sanitizeText,
  type: 'text',
  format: undefined,
  text: undefined,
  takesPageInput: true,
  hasOwnLabel: false,
});

const getInput = (host: HTMLElement & { readonly [source]: HTMLElement }): HTMLInputElement | null =>
  host[source] === host ? host.shadowRoot!.querySelector('input') : (host[source] as HTMLInputElement);

/** Makes an element a form control whose value is a text. */
export const textControl: FormControlLayer = {
  ...control,
  extend: (Base) =>
    class TextControl extends control.extend(Base) implements TextControlElement {
      get maxLength(): number {
        return getInput(this)?.maxLength ?? -1;
      }
      set maxLength(length: number) {
        this[source].setAttribute('maxlength', String(length));
      }

      get minLength(): number {
        return getInput(this)?.minLength ?? -1;
      }
      set minLength(length: number) {
        this[source].setAttribute('minlength', String(length));
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

      /** A value that the same task has set is rendered first: masks set both. */
      setSelectionRange(...range: Parameters<HTMLInputElement['setSelectionRange']>): void {
        const input = getInput(this);
        if (input && input.value !== this.value) input.value = this.value;
        input?.setSelectionRange(...range);
      }
    },
};
