import { pageDate, sanitizeDate, validateDate } from '../../src/controls/date-input/dateValidity.ts';
import { getLocalDay, getStartOfLocalDay } from '../../src/datetime/day.ts';
import type { PageInput } from '../../src/controls/field/pageInput.ts';
import { formControl } from './formControl.ts';
import type { FormControlLayer } from './formControlLayer.ts';

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
  pageText: pageDate,
  hasOwnLabel: true,
});

/** Makes an element a form control whose value is `yyyy-MM-dd` or nothing. */
export const dateControl: FormControlLayer = {
  ...control,
  extend: (Base) =>
    class DateControl extends control.extend(Base) implements DateControlElement {
      get valueAsDate(): Date | null {
        const values = this.values();
        const day = pageDate.parse(
          this.value,
          (values['pageInput'] as PageInput | undefined)?.type ?? 'date',
          values,
        );
        return day ? getStartOfLocalDay(day) : null;
      }
      set valueAsDate(date: Date | null) {
        this.value = (date && getLocalDay(date)) ?? '';
      }
    },
};
