import { dateText, sanitizeDate, validateDate } from '../../src/controls/date-input/dateValidity.ts';
import { getLocalDay, getStartOfLocalDay } from '../../src/datetime/day.ts';
import type { FormControlLayer } from './formControlLayer.ts';
import { getNativeValue, setNativeValue, typedControl } from './typedControl.ts';

/** Creates the form behavior of an element whose value is `yyyy-MM-dd` or empty. */
function createDateControl(hasInput: boolean): FormControlLayer {
  const control = typedControl(
    {
      validate: validateDate,
      sanitize: sanitizeDate,
      type: 'date',
      format: 'yyyy-MM-dd',
      text: hasInput ? dateText : undefined,
      takesPageInput: hasInput,
      hasOwnLabel: true,
    },
    dateText,
  );
  return {
    ...control,
    extend: (Base) =>
      class DateControl extends control.extend(Base) {
        /** Start of the selected day in the user's time zone, or `null`. */
        get valueAsDate(): Date | null {
          const day = getNativeValue(this, dateText);
          return day ? getStartOfLocalDay(day) : null;
        }
        set valueAsDate(date: Date | null) {
          setNativeValue(this, dateText, (date && getLocalDay(date)) ?? '');
        }
      },
  };
}

export const dateInputControl = createDateControl(true);
export const datePickerControl = createDateControl(false);
