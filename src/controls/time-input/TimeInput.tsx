import { formatTime, getTimeFormat } from '../../datetime/timeFormat.ts';
import { createLazyModule } from '../../hooks/lazyModule.ts';
import { formatMessage } from '../../site/core/texts.ts';
import { useControlMessages } from '../controlMessages.ts';
import { getPickerName } from '../typed-input/pageText.ts';
import { TypedInput, type TypedInputProps } from '../typed-input/TypedInput.tsx';
import { useLocale } from '../../hooks/useLanguage.ts';

const panel = createLazyModule(() =>
  import('../time-picker/TimePanel.tsx').then(({ TimePanel }) => TimePanel),
);

export interface TimeInputProps extends TypedInputProps {
  /** `h12` for a 12-hour clock with AM and PM, `h23` for 24 hours. */
  hourCycle?: 'h12' | 'h23' | undefined;
  /** Day of the time, as `yyyy-MM-dd`. A time that daylight saving skips on that day is invalid. */
  date?: string | undefined;
  /** BCP 47 language tag. Defaults to the browser's locale. */
  locale?: string | undefined;
  messages?: unknown;
}

/** Renders a field for a time, typed or set in a time picker. The value is `HH:mm`. */
export function TimeInput(props: TimeInputProps) {
  const { hourCycle = 'h12', locale, messages, ...inputProps } = props;
  const texts = useControlMessages(messages);
  const resolvedLocale = useLocale(locale);
  const format = getTimeFormat(resolvedLocale, hourCycle);
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
        panel,
        props: {
          hourCycle,
          locale: resolvedLocale,
          messages,
          onReset: () => props.field.dispatch({ type: 'choose', value: '' }),
        },
      }}
    />
  );
}
