import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { fold } from '../../datetime/fold.ts';
import { parseTime } from '../../datetime/parseTime.ts';
import { timeFormat } from '../../datetime/timeFormat.ts';
import { Button } from '../button/Button.tsx';
import { useControlMessages } from '../controlMessages.ts';
import { focusInView } from '../floating/focusInView.ts';
import type { PickerProps } from '../typed-input/PickerPopover.tsx';
import { DayPeriodSwitch } from './DayPeriodSwitch.tsx';
import {
  faultyBox,
  type HourCycle,
  isBoxValid,
  isFull,
  timeOf,
  timePanel,
  timePanelOf,
} from './timePanel.ts';
import { TimePanelFrame } from './timePanelStyles.ts';

export interface TimePanelProps extends PickerProps {
  hourCycle: HourCycle;
  locale?: string | undefined;
  messages?: unknown;
  /** It has been emptied. */
  onReset: () => void;
}

const boxes = ['hour', 'minute'] as const;
type BoxName = (typeof boxes)[number];

/** Hour, minute and half of the day, set by Done (spec §4, §5). */
export function TimePanel({
  value,
  hourCycle,
  locale,
  messages,
  disabled = false,
  onPick,
  onReset,
}: TimePanelProps) {
  const texts = useControlMessages(messages);
  const id = useId();
  const format = timeFormat(locale, hourCycle);
  const [state, dispatch] = useReducer(timePanel, timePanelOf(value, hourCycle));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (value !== '') dispatch({ type: 'timeGiven', time: value, hourCycle });
    else dispatch({ type: 'reset' });
  }
  const reset = useRef<HTMLDivElement>(null);
  const refs: Record<BoxName, RefObject<HTMLInputElement | null>> = {
    hour: useRef(null),
    minute: useRef(null),
  };
  const goTo = (box: BoxName) => {
    const input = refs[box].current!;
    focusInView(input);
    input.select();
  };
  const faulty = faultyBox(state, hourCycle);
  const done = () => {
    if (faulty) {
      dispatch({ type: 'done' });
      goTo(faulty);
    } else onPick(timeOf(state, hourCycle));
  };
  const clear = () => {
    dispatch({ type: 'reset' });
    onReset();
  };

  const type = (box: BoxName, raw: string) => {
    const folded = fold(raw);
    const text = folded.replaceAll(/\D/g, '').slice(0, 2);
    dispatch({ type: 'typed', box, text });
    const isEnded = /[:.]$/.test(folded);
    const isLonger = text.length > state[box].length;
    if (box === 'hour' && text !== '' && (isEnded || (isLonger && isFull(box, text, hourCycle))))
      goTo('minute');
  };
  const paste = (event: ClipboardEvent) => {
    const time = parseTime(event.clipboardData.getData('text'), format);
    if (!time) return;
    event.preventDefault();
    dispatch({ type: 'timeGiven', time, hourCycle });
    goTo('minute');
  };

  /** Of the whole panel: none of them may reach a form of the page. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const isReset = reset.current!.contains(event.target as Node);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isReset) clear();
      else done();
    } else if (hourCycle === 'h12' && /^[ap]$/i.test(event.key)) {
      event.preventDefault();
      dispatch({ type: 'periodChosen', period: event.key.toLowerCase() === 'a' ? 'am' : 'pm' });
    }
  };
  const onBoxKeyDown = (box: BoxName, event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const atStart = selectionEnd === 0;
    const atEnd = selectionStart === text.length;
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key] as 1 | -1 | undefined;
    if (step) {
      event.preventDefault();
      dispatch({ type: 'stepped', box, by: step, hourCycle });
    } else if (
      box === 'minute' &&
      atStart &&
      (event.key === 'ArrowLeft' || (event.key === 'Backspace' && text === ''))
    ) {
      event.preventDefault();
      goTo('hour');
    } else if (box === 'hour' && atEnd && event.key === 'ArrowRight') {
      event.preventDefault();
      goTo('minute');
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of its controls, heard in one place
    <TimePanelFrame part="time-panel" role="group" aria-label={texts.timePicker} onKeyDown={onKeyDown}>
      {/* Numbers of a clock run from left to right in every script. */}
      <div className="clock" dir="ltr">
        {boxes.map((box) => (
          <div key={box} className="box">
            <input
              ref={refs[box]}
              id={`${id}${box}`}
              part="time-box"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              data-initial-focus={box === 'hour' || undefined}
              placeholder="00"
              disabled={disabled}
              value={state[box]}
              aria-invalid={(state.tried && !isBoxValid(box, state[box], hourCycle)) || undefined}
              onChange={(event) => type(box, event.target.value)}
              onFocus={(event) => event.currentTarget.select()}
              onPaste={paste}
              onKeyDown={(event) => onBoxKeyDown(box, event)}
            />
            <label htmlFor={`${id}${box}`}>{texts[box]}</label>
          </div>
        ))}
        {hourCycle === 'h12' ? (
          <DayPeriodSwitch
            label={texts.dayPeriod}
            names={format.dayPeriods}
            period={state.period}
            disabled={disabled}
            onChoose={(period) => dispatch({ type: 'periodChosen', period })}
          />
        ) : null}
      </div>
      <p className="problem" role="alert">
        {state.tried && faulty ? texts.invalidTime : ''}
      </p>
      <div className="actions">
        <div ref={reset}>
          <Button variant="plain" size="small" part="reset" disabled={disabled} onClick={clear}>
            {texts.reset}
          </Button>
        </div>
        <Button size="small" part="done" disabled={disabled} onClick={done}>
          {texts.done}
        </Button>
      </div>
    </TimePanelFrame>
  );
}
