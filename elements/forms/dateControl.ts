import { dateText, sanitizeDate, validateDate } from '../../src/controls/date-input/dateValidity.ts';
import { getLocalDay, getStartOfLocalDay } from '../../src/datetime/day.ts';
import { formControl } from './formControl.ts';
import type { FormControlLayer } from './formControlLayer.ts';

/** A member that a date control has like a native date input. */
interface DateControlElement {
  /** The first moment of the chosen day where the user is, or `null`. */
  valueAsDate: Date | null;
}

/** Makes an element a form control whose value is `yyyy-MM-dd` or empty. */
function createDateControl(hasInput: boolean): FormControlLayer {
  const control = formControl({
    validate: validateDate,
    sanitize: sanitizeDate,
    type: 'date',
    format: 'yyyy-MM-dd',
    text: hasInput ? dateText : undefined,
    takesPageInput: hasInput,
    hasOwnLabel: true,
  });
  return {
    ...control,
    extend: (Base) =>
      class DateControl extends control.extend(Base) implements DateControlElement {
        get valueAsDate(): Date | null {
          const day = dateText.parse(this.value, this.type, this.values());
          return day ? getStartOfLocalDay(day) : null;
        }
        set valueAsDate(date: Date | null) {
          this.value = (date && getLocalDay(date)) ?? '';
        }
      },
  };
}

export const dateInputControl = createDateControl(true);
export const datePickerControl = createDateControl(false);
