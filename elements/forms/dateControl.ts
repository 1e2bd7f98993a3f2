import { dateText, sanitizeDate, validateDate } from '../../src/controls/date-input/dateValidity.ts';
import { getLocalDay, getStartOfLocalDay } from '../../src/datetime/day.ts';
import { typedControl } from './typedControl.ts';

/** Creates the form behavior of an element whose value is `yyyy-MM-dd` or empty. */
const createDateControl = (hasInput: boolean) =>
  typedControl(
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
    // The start of the day in the user's time zone.
    { toDate: getStartOfLocalDay, fromDate: (date) => (date && getLocalDay(date)) ?? '' },
  );

export const dateInputControl = createDateControl(true);
export const datePickerControl = createDateControl(false);
