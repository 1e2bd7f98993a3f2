import { sanitizeTime, timeText, validateTime } from '../../src/controls/time-input/timeValidity.ts';
import { getLocalDay, isDay, today } from '../../src/datetime/day.ts';
import { getInstant, getLocalTime } from '../../src/datetime/time.ts';
import { formControl } from './formControl.ts';
import type { FormControlLayer } from './formControlLayer.ts';

/** A member that a time control has like a native time input, but with a day and a time zone. */
interface TimeControlElement {
  /** The instant of the time on the day of `date`, or today, where the user is; or `null`. Setting it sets both. */
  valueAsDate: Date | null;
}

/** Makes an element a form control whose value is `HH:mm` or empty. */
function createTimeControl(hasInput: boolean): FormControlLayer {
  const control = formControl({
    validate: validateTime,
    sanitize: sanitizeTime,
    type: 'time',
    format: 'HH:mm',
    text: hasInput ? timeText : undefined,
    takesPageInput: hasInput,
    hasOwnLabel: true,
  });
  return {
    ...control,
    extend: (Base) =>
      class TimeControl extends control.extend(Base) implements TimeControlElement {
        get valueAsDate(): Date | null {
          const date = this.getAttribute('date') ?? '';
          const time = timeText.parse(this.value, this.type, this.values());
          return time ? getInstant(isDay(date) ? date : today(), time) : null;
        }
        set valueAsDate(instant: Date | null) {
          const day = instant && getLocalDay(instant);
          if (instant && day) this.setAttribute('date', day);
          else this.removeAttribute('date');
          this.value = instant && day ? getLocalTime(instant) : '';
        }
      },
  };
}

export const timeInputControl = createTimeControl(true);
export const timePickerControl = createTimeControl(false);
