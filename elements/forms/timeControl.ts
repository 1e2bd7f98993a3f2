import {
  sanitizeTime,
  timePickerText,
  timeText,
  validateTime,
} from '../../src/controls/time-input/timeValidity.ts';
import { getLocalDay, isDay, today } from '../../src/datetime/day.ts';
import { getInstant, getLocalTime } from '../../src/datetime/time.ts';
import { typedControl } from './typedControl.ts';

/** Creates the form behavior of an element whose value is `HH:mm` or empty. */
const createTimeControl = (hasInput: boolean) =>
  typedControl(
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
    {
      // The time on the day of `date`, or today, in the user's time zone.
      toDate(time, control) {
        const date = control.getAttribute('date') ?? '';
        return getInstant(isDay(date) ? date : today(), time);
      },
      fromDate(instant, control) {
        const day = instant && getLocalDay(instant);
        if (day) control.setAttribute('date', day);
        else control.removeAttribute('date');
        return day ? getLocalTime(instant) : '';
      },
    },
  );

export const timeInputControl = createTimeControl(true);
export const timePickerControl = createTimeControl(false);
