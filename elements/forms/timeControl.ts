import {
  sanitizeTime,
  timePickerText,
  timeText,
  validateTime,
} from '../../src/controls/time-input/timeValidity.ts';
import { getLocalDay, isDay, today } from '../../src/datetime/day.ts';
import { getInstant, getLocalTime } from '../../src/datetime/time.ts';
import type { FormControlLayer } from './formControlLayer.ts';
import { getNativeValue, setNativeValue, typedControl } from './typedControl.ts';

/** Creates the form behavior of an element whose value is `HH:mm` or empty. */
function createTimeControl(hasInput: boolean): FormControlLayer {
  const control = typedControl(
    {
      validate: validateTime,
      sanitize: sanitizeTime,
      type: 'time',
      format: 'HH:mm',
      text: hasInput ? timeText : timePickerText,
      takesPageInput: hasInput,
      hasOwnLabel: true,
    },
    timeText,
  );
  return {
    ...control,
    extend: (Base) =>
      class TimeControl extends control.extend(Base) {
        /** Time on the day of `date`, or today, in the user's time zone, or `null`. Setting it sets `date` and the value. */
        get valueAsDate(): Date | null {
          const date = this.getAttribute('date') ?? '';
          const time = getNativeValue(this, timeText);
          return time ? getInstant(isDay(date) ? date : today(), time) : null;
        }
        set valueAsDate(instant: Date | null) {
          const day = instant && getLocalDay(instant);
          if (instant && day) this.setAttribute('date', day);
          else this.removeAttribute('date');
          setNativeValue(this, timeText, instant && day ? getLocalTime(instant) : '');
        }
      },
  };
}

export const timeInputControl = createTimeControl(true);
export const timePickerControl = createTimeControl(false);
