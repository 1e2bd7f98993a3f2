import { useCallback, useId } from 'react';
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

/** Renders radio buttons for AM and PM with a sliding background. Space also switches the choice. */
export function DayPeriodSwitch({ label, names, period, disabled, onChoose }: DayPeriodSwitchProps) {
  const id = useId();
  // Chromium never frees named radio buttons that are removed from a shadow root, nor the elements around them.
  const nameWhileMounted = useCallback(
    (input: HTMLInputElement) => {
      input.name = id;
      return () => {
        input.name = '';
      };
    },
    [id],
  );
  const otherPeriod = period === 'am' ? 'pm' : 'am';
  return (
    <PeriodFrame role="radiogroup" aria-label={label} part="day-period" data-period={period}>
      {periods.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={id}
            ref={nameWhileMounted}
            // The form must submit only the time, so the radio buttons belong to no form.
            form=""
            checked={option === period}
            disabled={disabled}
            onChange={() => onChoose(option)}
            onKeyDown={(event) => {
              if (event.key !== ' ' || option !== period) return;
              event.preventDefault();
              onChoose(otherPeriod);
              event.currentTarget
                .closest('div')!
                .querySelector<HTMLInputElement>('input:not(:checked)')
                ?.focus();
            }}
          />
          {/* A server may have names of another version of Unicode, which React keeps. */}
          <span
            suppressHydrationWarning
            ref={(element) => {
              if (element && element.textContent !== names[option]) element.textContent = names[option];
            }}
          >
            {names[option]}
          </span>
        </label>
      ))}
    </PeriodFrame>
  );
}
