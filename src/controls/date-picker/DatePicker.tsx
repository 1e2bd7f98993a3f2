import { useRef } from 'react';
import type { Field } from '../field/field.ts';
import { useControlMessages } from '../controlMessages.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useFieldInput } from '../field/useFieldInput.ts';
import { PickerMessage } from '../form-field/PickerMessage.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import { type CalendarAttributes, useCalendarRules } from './useCalendarRules.ts';

export interface DatePickerProps extends CalendarAttributes {
  value: string;
  field: Field;
  locale?: string | undefined;
  disabled?: boolean;
  messages?: unknown;
  /** What a server has found invalid, until the user changes the value. */
  serverMessage?: string | undefined;
  announcement?: number | undefined;
}

/** The calendar by itself, in the page. */
export function DatePicker({
  value,
  field,
  locale,
  disabled = false,
  messages,
  serverMessage,
  announcement,
  ...attributes
}: DatePickerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const initialFocus = useRef<HTMLElement>(null);
  useFieldInput(field, panel);
  const rules = useCalendarRules(attributes);
  return (
    <>
      <CalendarPanel
        ref={panel}
        initialFocus={initialFocus}
        value={value}
        rules={rules}
        locale={useLocale(locale)}
        messages={messages}
        disabled={disabled}
        label={useControlMessages(messages).calendar}
        onPick={(value) => field.dispatch({ type: 'choose', value })}
      />
      {serverMessage === undefined ? null : (
        <PickerMessage panel={panel} text={serverMessage} announcement={announcement} />
      )}
    </>
  );
}
