import { useRef } from 'react';
import type { Field } from '../field/createField.ts';
import { useFieldState, useFieldElement } from '../field/field.ts';
import { type HourCycleOption, resolveHourCycle } from '../../datetime/time.ts';
import { type MessageValues, defaultLanguage, useControlMessages } from '../controlLanguage.ts';
import { PickerMessage } from '../form-field/FieldNote.tsx';
import { TimePanel } from './TimePanel.tsx';

export interface TimePickerProps extends MessageValues {
  field: Field;
  hourCycle?: HourCycleOption | undefined;
  disabled?: boolean;
}

/** Renders a time picker inline instead of in a popover. */
export function TimePicker({
  field,
  hourCycle,
  language = defaultLanguage,
  disabled = false,
  messages,
}: TimePickerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const initialFocus = useRef<HTMLElement>(null);
  const { text, serverMessage, attempts } = useFieldState(field);
  useFieldElement(field, panel);
  return (
    <>
      <TimePanel
        ref={panel}
        initialFocus={initialFocus}
        value={text}
        hourCycle={resolveHourCycle(hourCycle, language.numberLocale)}
        language={language}
        messages={messages}
        disabled={disabled}
        label={useControlMessages(messages, language).timePicker}
        onEdit={(text) => field.dispatch({ type: 'input', text })}
        onLeave={() => field.dispatch({ type: 'commit' })}
        onPick={(value) => field.dispatch({ type: 'choose', value })}
        onReset={() => field.dispatch({ type: 'choose', value: '' })}
      />
      {serverMessage === undefined ? null : (
        <PickerMessage panel={panel} text={serverMessage} announcement={attempts} />
      )}
    </>
  );
}
