import { pageTime, sanitizeTime, validateTime } from '../../src/controls/time-input/timeValidity.ts';
import { isDay, getLocalDay, today } from '../../src/datetime/day.ts';
import { getInstant, getLocalTime } from '../../src/datetime/time.ts';
import type { PageInput } from '../../src/controls/field/pageInput.ts';
import { formControl } from './formControl.ts';
import type { FormControlLayer } from './formControlLayer.ts';

/** What a time control has besides, as a native time input has it; but with a day, and where the user is. */
interface TimeControlElement {
  /** The instant of the time on the day of `date`, or today; or `null`. Setting it sets both. */
  valueAsDate: Date | null;
}

const control = formControl({
  validate: validateTime,
  sanitize: sanitizeTime,
  type: 'time',
  format: 'HH:mm',
  pageText: pageTime,
  hasOwnLabel: true,
});

/** Makes an element a form control whose value is `HH:mm` or nothing. */
export const timeControl: FormControlLayer = {
  ...control,
  extend: (Base) =>
    class TimeControl extends control.extend(Base) implements TimeControlElement {
      get valueAsDate(): Date | null {
        const date = this.getAttribute('date') ?? '';
        const values = this.values();
        const time = pageTime.parse(
          this.value,
          (values['pageInput'] as PageInput | undefined)?.type ?? 'time',
          values,
        );
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
