import { useLayoutEffect, useRef } from 'react';
import type { FieldControl } from '../fieldControl.ts';
import { useLocale } from '../useLocale.ts';
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
  const frame = useRef<HTMLDivElement>(null);
  const rules = useCalendarRules(attributes);
  useLayoutEffect(() => {
    control.box(frame.current!.querySelector('[role=group]'));
    return () => control.box(null);
  }, [control]);
  return (
    <div ref={frame}>
      <Calendar
        value={value}
        rules={rules}
        locale={useLocale(locale)}
        messages={messages}
        disabled={disabled}
        onPick={control.pick}
      />
    </div>
  );
}
