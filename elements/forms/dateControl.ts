import { dateOrNothing, dateValidity } from '../../src/controls/date-input/dateValidity.ts';
import { localDay, startOfLocalDay } from '../../src/datetime/day.ts';
import type { HostClass } from '../core/host.ts';
import { formControl, type FormControlClass } from './formControl.ts';

/** What a date control has besides, as a native date input has it. */
interface DateControlElement {
  /** The first moment of the chosen day where the user is, or `null`. */
  valueAsDate: Date | null;
}

/** Makes a tag a form control whose value is `yyyy-MM-dd` or nothing. */
export function dateControl(Base: HostClass): FormControlClass {
  const Control = formControl({
    validity: dateValidity,
    sanitize: dateOrNothing,
    format: 'yyyy-MM-dd',
    ownLabel: true,
  })(Base);
  return class DateControl extends Control implements DateControlElement {
    get valueAsDate(): Date | null {
      return this.value === '' ? null : startOfLocalDay(this.value);
    }
    set valueAsDate(date: Date | null) {
      this.value = (date && localDay(date)) ?? '';
    }
  };
}
