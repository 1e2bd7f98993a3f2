import { formatTime, getTimeFormat, type HourCycleOption, resolveHourCycle } from '../../datetime/time.ts';
import { formatMessage } from '../../site/core/texts.ts';
import { type MessageValues, defaultLanguage, useControlMessages } from '../controlLanguage.ts';
import { getPickerName } from '../typed-input/pageText.ts';
import type { TimePanelProps } from '../time-picker/TimePanel.tsx';
import { createPickerModule, type PickerProps } from '../typed-input/PickerButton.tsx';
import { TypedInput, type TypedInputProps } from '../typed-input/TypedInput.tsx';

const timePicker = createPickerModule<Omit<TimePanelProps, keyof PickerProps>>(() =>
  import('../time-picker/TimePanel.tsx').then(({ TimePanel }) => TimePanel),
);

export interface TimeInputProps extends TypedInputProps, MessageValues {
  hourCycle?: HourCycleOption | undefined;
  /** Day of the time, as `yyyy-MM-dd`. A time that daylight saving skips on that day is invalid. */
  date?: string | undefined;
}

/** Renders a field for a time, typed or set in a time picker. The value is `HH:mm`. */
export function TimeInput(props: TimeInputProps) {
  const { hourCycle: hourCycleOption, language = defaultLanguage, messages, ...inputProps } = props;
  const texts = useControlMessages(messages, language);
  const { numberLocale, wordLocale } = language;
  const hourCycle = resolveHourCycle(hourCycleOption, numberLocale);
  const format = getTimeFormat(numberLocale, hourCycle, wordLocale);
  const fieldName = props.pageLabel || (props.label ?? texts.time);
  return (
    <TypedInput
      {...inputProps}
      defaultLabel={texts.time}
      placeholder={
        props.placeholder ?? (hourCycle === 'h12' ? texts.timePlaceholder : texts.timePlaceholder24)
      }
      picker={{
        icon: 'clock',
        getOpenLabel: (time) =>
          time === ''
            ? texts.openTimePicker
            : formatMessage(texts.withValue, { name: texts.openTimePicker, value: formatTime(time, format) }),
        failureText: texts.timePickerFailure,
        fieldName,
        label: getPickerName(texts.timePicker, fieldName, texts),
        module: timePicker,
        props: {
          hourCycle,
          language,
          messages,
          onReset: () => props.field.dispatch({ type: 'choose', value: '' }),
        },
      }}
    />
  );
}
