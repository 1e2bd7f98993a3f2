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
import { formatTime, getTimeFormat } from '../../datetime/time.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Button } from '../button/Button.tsx';
import { type MessageValues, defaultLanguage, useControlMessages } from '../controlLanguage.ts';
import { focusInView } from '../floating/zoom.ts';
import type { PickerProps } from '../typed-input/PickerButton.tsx';
import { DayPeriodSwitch } from './DayPeriodSwitch.tsx';
import {
  findInvalidSegment,
  type HourCycle,
  isSegmentValid,
  type Segment,
  segments,
  isFull,
  getText,
  getTime,
  type TimePanelAction,
  timePanelReducer,
  getTimePanelState,
} from './timePanelReducer.ts';
import { TimePanelFrame } from './timePanelStyles.ts';

export interface TimePanelProps extends PickerProps, MessageValues {
  hourCycle: HourCycle;
  /** Called when the user resets the time. */
  onReset: () => void;
  /** Called with each edit, if the time counts before the user presses Done. Incomplete and invalid times are passed as other text. */
  onEdit?: (text: string) => void;
  /** Called when focus leaves the panel. */
  onLeave?: () => void;
}

/** Renders inputs for the hour, the minute, and AM or PM. The Done button sets the time. */
export function TimePanel({
  ref,
  initialFocus,
  value,
  hourCycle,
  language = defaultLanguage,
  messages,
  disabled = false,
  label,
  onPick,
  onReset,
  onEdit,
  onLeave,
}: TimePanelProps) {
  const texts = useControlMessages(messages, language);
  const id = useId();
  const format = getTimeFormat(language.numberLocale, hourCycle, language.wordLocale);
  const [state, dispatch] = useReducer(timePanelReducer, getTimePanelState(value, hourCycle));
  const showTime = (time: string) => dispatch({ type: 'timeGiven', time, hourCycle });
  /** Applies an action of the user. */
  const edit = (action: TimePanelAction) => {
    dispatch(action);
    onEdit?.(getText(timePanelReducer(state, action), hourCycle));
  };
  const [lastValue, setLastValue] = useState(value);
  const [pickedTime, setPickedTime] = useState('');
  if (lastValue !== value) {
    setLastValue(value);
    // The value may be the text that the user is typing.
    if (value !== getText(state, hourCycle)) showTime(value);
  }
  const refs: Record<Segment, RefObject<HTMLInputElement | null>> = {
    hour: initialFocus as RefObject<HTMLInputElement | null>,
    minute: useRef(null),
  };
  const focusSegment = (segment: Segment) => {
    const input = refs[segment].current!;
    focusInView(input);
    // Selecting an empty input makes Orca announce the segment again.
    if (input.value) input.select();
  };
  const invalid = findInvalidSegment(state, hourCycle);
  const hasError = state.attempts > 0 && invalid !== undefined;
  const finish = () => {
    if (invalid) {
      dispatch({ type: 'done' });
      return focusSegment(invalid);
    }
    const time = getTime(state, hourCycle);
    showTime(time);
    setPickedTime(time);
    onPick(time);
  };
  const leave = () => {
    if (!invalid) showTime(getTime(state, hourCycle));
    onLeave?.();
  };
  const clear = () => {
    showTime('');
    onReset();
  };

  const enter = (
    segment: Segment,
    raw: string,
    { inputType = '', isComposing = false }: Partial<InputEvent>,
  ) => {
    // Other text in the input would end the composition.
    if (isComposing) return edit({ type: 'typed', segment, text: raw });
    const foldedText = fold(raw);
    const text = foldedText.replaceAll(/\D/g, '').slice(0, 2);
    edit({ type: 'typed', segment, text });
    const isEnded = /[:.]$/.test(foldedText);
    const isComplete = !inputType.startsWith('delete') && isFull(segment, text, hourCycle);
    if (segment === 'hour' && text !== '' && (isEnded || isComplete)) focusSegment('minute');
  };
  const paste = (event: ClipboardEvent) => {
    const time = parseTime(event.clipboardData.getData('text'), format);
    if (!time) return;
    event.preventDefault();
    edit({ type: 'timeGiven', time, hourCycle });
    focusSegment('minute');
  };

  /** Handles keys of the whole panel. Enter must not submit the page's form. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if ((event.target as Element).closest('[part=reset]')) clear();
      else finish();
    } else if (hourCycle === 'h12' && /^[ap]$/i.test(event.key)) {
      event.preventDefault();
      edit({ type: 'periodChosen', period: event.key.toLowerCase() === 'a' ? 'am' : 'pm' });
    }
  };
  const onSegmentKeyDown = (segment: Segment, event: KeyboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    const { key } = event;
    const isBack = selectionEnd === 0 && (key === 'ArrowLeft' || (key === 'Backspace' && text === ''));
    const isForward = selectionStart === text.length && key === 'ArrowRight';
    const step = { ArrowUp: 1, ArrowDown: -1 }[key] as 1 | -1 | undefined;
    const isLeft = segment === 'hour' ? isForward : isBack;
    if (!step && !isLeft) return;
    event.preventDefault();
    if (step) edit({ type: 'stepped', segment, by: step, hourCycle });
    else focusSegment(segment === 'hour' ? 'minute' : 'hour');
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of its controls
    <TimePanelFrame
      ref={ref}
      part="time-panel"
      role={label && 'group'}
      aria-label={label}
      data-name={label}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && leave()}
    >
      {/* Hours and minutes are written from left to right in every language. AM and PM follow the direction of their script. */}
      <div className="clock" dir="auto">
        {segments.map((segment) => (
          <div key={segment} className="segment" dir="ltr">
            <input
              ref={refs[segment]}
              id={`${id}${segment}`}
              part="segment"
              inputMode="numeric"
              autoComplete="off"
              placeholder="00"
              disabled={disabled}
              value={state[segment]}
              aria-invalid={(hasError && !isSegmentValid(segment, state[segment], hourCycle)) || undefined}
              onChange={({ target, nativeEvent }) => enter(segment, target.value, nativeEvent)}
              onCompositionEnd={({ currentTarget }) => enter(segment, currentTarget.value, {})}
              onFocus={({ currentTarget: input }) => input.value && input.select()}
              onPaste={paste}
              onKeyDown={(event) => onSegmentKeyDown(segment, event)}
            />
            <label htmlFor={`${id}${segment}`}>{texts[segment]}</label>
          </div>
        ))}
        {hourCycle === 'h12' ? (
          <DayPeriodSwitch
            label={texts.dayPeriod}
            names={format.dayPeriods}
            period={state.period}
            disabled={disabled}
            onChoose={(period) => edit({ type: 'periodChosen', period })}
          />
        ) : null}
      </div>
      {/* A new element makes screen readers announce the message again. */}
      <p key={state.attempts} className="message" role="alert">
        {hasError ? <Icon name="alert" size={16} /> : null}
        <span>{hasError ? texts.invalidTime : ''}</span>
      </p>
      <div className="actions">
        <Button variant="plain" part="reset" disabled={disabled} onClick={clear}>
          {texts.reset}
        </Button>
        <Button part="done" disabled={disabled} onClick={finish}>
          {texts.done}
        </Button>
      </div>
      {/* Focus stays in the panel, so a live region announces the time. In a dialog, which closes, the button announces it. */}
      {label ? (
        <p className="status" role="status">
          {pickedTime && pickedTime === value ? formatTime(value, format) : ''}
        </p>
      ) : null}
    </TimePanelFrame>
  );
}
