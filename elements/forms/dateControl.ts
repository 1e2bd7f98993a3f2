import { sanitizeDate, validateDate } from '../../src/controls/date-input/dateValidity.ts';
import { getLocalDay, getStartOfLocalDay } from '../../src/datetime/day.ts';
import { formControl, type FormControlLayer } from './formControl.ts';

/** What a date control has besides, as a native date input has it. */
interface DateControlElement {
  /** The first moment of the chosen day where the user is, or `null`. */
  valueAsDate: Date | null;
}

const control = formControl({
  validate: validateDate,
  sanitize: sanitizeDate,
  type: 'date',
  format: 'yyyy-MM-dd',
  hasOwnLabel: true,
});

/** Makes an element a form control whose value is `yyyy-MM-dd` or nothing. */
export const dateControl: FormControlLayer = {
  ...control,
  extend: (Base) =>
    class DateControl extends control.extend(Base) implements DateControlElement {
      get valueAsDate(): Date | null {
        return this.value === '' ? null : getStartOfLocalDay(this.value);
      }
      set valueAsDate(date: Date | null) {
        this.value = (date && getLocalDay(date)) ?? '';
      }
    },
};
