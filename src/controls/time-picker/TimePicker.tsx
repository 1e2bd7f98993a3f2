import { useRef } from 'react';
import type { Field } from '../field/createField.ts';
import { useFieldState, useFieldElement } from '../field/field.ts';
import { useControlMessages } from '../controlMessages.ts';
import { useLocale } from '../../hooks/useLanguage.ts';
import { PickerMessage } from '../form-field/FieldNote.tsx';
import { TimePanel } from './TimePanel.tsx';

export interface TimePickerProps {
  field: Field;
  /** `h12` for a 12-hour clock with AM and PM, `h23` for 24 hours. */
  hourCycle?: 'h12' | 'h23' | undefined;
  locale?: string | undefined;
  disabled?: boolean;
  messages?: unknown;
}

/** Renders a time picker inline instead of in a popover. */
export function TimePicker({
  field,
  hourCycle = 'h12',
  locale,
  disabled = false,
  messages,
}: TimePickerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const initialFocus = useRef<HTMLElement>(null);
  const { value, serverMessage, attempts } = useFieldState(field);
  useFieldElement(field, panel);
  return (
    <>
      <TimePanel
        ref={panel}
        initialFocus={initialFocus}
        value={value}
        hourCycle={hourCycle}
        locale={useLocale(locale)}
        messages={messages}
        disabled={disabled}
        label={useControlMessages(messages).timePicker}
        onPick={(value) => field.dispatch({ type: 'choose', value })}
        onReset={() => field.dispatch({ type: 'choose', value: '' })}
      />
      {serverMessage === undefined ? null : (
        <PickerMessage panel={panel} text={serverMessage} announcement={attempts} />
      )}
    </>
  );
}
