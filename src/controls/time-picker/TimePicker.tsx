import type { FieldControl } from '../field/fieldControl.ts';
import { useLocale } from '../../hooks/useLocale.ts';
import { usePickerBox } from '../field/usePickerBox.ts';
import { TimePanel } from './TimePanel.tsx';

export interface TimePickerProps {
  value: string;
  control: FieldControl;
  /** 12-hour clock with AM and PM, or 24 hours. */
  hourCycle?: 'h12' | 'h23' | undefined;
  locale?: string | undefined;
  disabled?: boolean;
  messages?: unknown;
}

/** The time panel by itself, in the page. */
export function TimePicker({
  value,
  control,
  hourCycle = 'h12',
  locale,
  disabled = false,
  messages,
}: TimePickerProps) {
  const frame = usePickerBox(control);
  return (
    <div ref={frame}>
      <TimePanel
        value={value}
        hourCycle={hourCycle}
        locale={useLocale(locale)}
        messages={messages}
        disabled={disabled}
        onPick={(value) => control.pick(value)}
        onReset={() => control.pick('')}
      />
    </div>
  );
}
