import { useRef } from 'react';
import type { Field } from '../field/field.ts';
import { useControlMessages } from '../controlMessages.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { useFieldInput } from '../field/useFieldInput.ts';
import { PickerMessage } from '../form-field/PickerMessage.tsx';
import { TimePanel } from './TimePanel.tsx';

export interface TimePickerProps {
  value: string;
  field: Field;
  /** 12-hour clock with AM and PM, or 24 hours. */
  hourCycle?: 'h12' | 'h23' | undefined;
  locale?: string | undefined;
  disabled?: boolean;
  messages?: unknown;
  /** What a server has found invalid, until the user changes the value. */
  serverMessage?: string | undefined;
  announcement?: number | undefined;
}

/** The time panel by itself, in the page. */
export function TimePicker({
  value,
  field,
  hourCycle = 'h12',
  locale,
  disabled = false,
  messages,
  serverMessage,
  announcement,
}: TimePickerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const initialFocus = useRef<HTMLElement>(null);
  useFieldInput(field, panel);
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
        <PickerMessage panel={panel} text={serverMessage} announcement={announcement} />
      )}
    </>
  );
}
