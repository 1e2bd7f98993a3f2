import type { FieldControl } from '../field/fieldControl.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { usePickerBox } from '../field/usePickerBox.ts';
import { Calendar } from './Calendar.tsx';
import { type CalendarAttributes, useCalendarRules } from './useCalendarRules.ts';

export interface DatePickerProps extends CalendarAttributes {
  value: string;
  control: FieldControl;
  locale?: string | undefined;
  disabled?: boolean;
  messages?: unknown;
}

/** The calendar by itself, in the page. */
export function DatePicker({
  value,
  control,
  locale,
  disabled = false,
  messages,
  ...attributes
}: DatePickerProps) {
  const frame = usePickerBox(control);
  const rules = useCalendarRules(attributes);
  return (
    <div ref={frame}>
      <Calendar
        value={value}
        rules={rules}
        locale={useLocale(locale)}
        messages={messages}
        disabled={disabled}
        onPick={(value) => control.pick(value)}
      />
    </div>
  );
}
