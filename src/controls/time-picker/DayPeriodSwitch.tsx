import { useId } from 'react';
import type { DayPeriod } from '../../datetime/time.ts';
import { PeriodFrame } from './timePanelStyles.ts';

interface DayPeriodSwitchProps {
  label: string;
  names: Readonly<Record<DayPeriod, string>>;
  period: DayPeriod;
  disabled: boolean;
  onChoose: (period: DayPeriod) => void;
}

const periods = ['am', 'pm'] as const;

/** A pair of radio buttons on which the choice slides from one to the other within 400 ms. Space changes it too. */
export function DayPeriodSwitch({ label, names, period, disabled, onChoose }: DayPeriodSwitchProps) {
  const id = useId();
  const other = period === 'am' ? 'pm' : 'am';
  return (
    <PeriodFrame role="radiogroup" aria-label={label} part="day-period" data-period={period}>
      {periods.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={id}
            // Of no form: the time is sent, not what it was chosen by.
            form=""
            checked={each === period}
            disabled={disabled}
            onChange={() => onChoose(each)}
            onKeyDown={(event) => {
              if (event.key !== ' ' || each !== period) return;
              event.preventDefault();
              onChoose(other);
              event.currentTarget
                .closest('div')!
                .querySelector<HTMLInputElement>('input:not(:checked)')
                ?.focus();
            }}
          />
          <span>{names[each]}</span>
        </label>
      ))}
    </PeriodFrame>
  );
}
