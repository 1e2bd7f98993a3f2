import { useRef } from 'react';
import type { Field } from '../field/createField.ts';
import { useFieldState, useFieldElement } from '../field/field.ts';
import { type ControlLanguage, defaultLanguage, useControlMessages } from '../controlLanguage.ts';
import { PickerMessage } from '../form-field/FieldNote.tsx';
import { CalendarPanel } from './CalendarPanel.tsx';
import { type CalendarAttributes, useCalendarRules } from './calendarRules.ts';

export interface DatePickerProps extends CalendarAttributes {
  field: Field;
  language?: ControlLanguage | undefined;
  disabled?: boolean;
  messages?: unknown;
}

/** Renders a calendar inline instead of in a popover. */
export function DatePicker({
  field,
  language = defaultLanguage,
  disabled = false,
  messages,
  ...attributes
}: DatePickerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const initialFocus = useRef<HTMLElement>(null);
  const { value, serverMessage, attempts } = useFieldState(field);
  useFieldElement(field, panel);
  const rules = useCalendarRules(attributes);
  return (
    <>
      <CalendarPanel
        ref={panel}
        initialFocus={initialFocus}
        value={value}
        rules={rules}
        language={language}
        messages={messages}
        disabled={disabled}
        label={useControlMessages(messages, language).calendar}
        onPick={(value) => field.dispatch({ type: 'choose', value })}
      />
      {serverMessage === undefined ? null : (
        <PickerMessage panel={panel} text={serverMessage} announcement={attempts} />
      )}
    </>
  );
}
