import {
  type DayPeriod,
  dayPeriodOf,
  hour12Of,
  hour24From,
  type Time,
  timeFrom,
} from '../../datetime/time.ts';

/** What stands in the panel. */
export interface TimePanelState {
  /** Digits as typed. */
  hour: string;
  minute: string;
  period: DayPeriod;
  /** Done was pressed, and something is missing or wrong. */
  tried: boolean;
}

export type HourCycle = 'h12' | 'h23';

export type TimePanelEvent =
  | { type: 'typed'; box: 'hour' | 'minute'; text: string }
  | { type: 'stepped'; box: 'hour' | 'minute'; by: 1 | -1; hourCycle: HourCycle }
  | { type: 'periodChosen'; period: DayPeriod }
  | { type: 'timeGiven'; time: Time; hourCycle: HourCycle }
  | { type: 'done' }
  | { type: 'reset' };

const empty: TimePanelState = { hour: '', minute: '', period: 'am', tried: false };

export function timePanelOf(time: Time, hourCycle: HourCycle): TimePanelState {
  if (time === '') return empty;
  const hour = hourCycle === 'h12' ? String(hour12Of(time)).padStart(2, '0') : time.slice(0, 2);
  return { hour, minute: time.slice(3), period: dayPeriodOf(time), tried: false };
}

/** Lowest and highest number of a box. */
const rangeOf = (box: 'hour' | 'minute', hourCycle: HourCycle): readonly [number, number] =>
  box === 'minute' ? [0, 59] : hourCycle === 'h12' ? [1, 12] : [0, 23];

export function timePanel(state: TimePanelState, event: TimePanelEvent): TimePanelState {
  switch (event.type) {
    case 'typed':
      return { ...state, [event.box]: event.text };
    case 'stepped':
      return stepped(state, event);
    case 'periodChosen':
      return { ...state, period: event.period };
    case 'timeGiven':
      return timePanelOf(event.time, event.hourCycle);
    case 'done':
      return { ...state, tried: true };
    case 'reset':
      return empty;
  }
}

/** Up and down go round; an hour that passes noon changes the half of the day. */
function stepped(
  state: TimePanelState,
  { box, by, hourCycle }: Extract<TimePanelEvent, { type: 'stepped' }>,
): TimePanelState {
  const [low, high] = rangeOf(box, hourCycle);
  const now = state[box];
  if (now === '' || !isBoxValid(box, now, hourCycle))
    return { ...state, [box]: String(by === 1 ? low : high).padStart(2, '0') };
  const size = high - low + 1;
  const next = ((Number(now) - low + by + size) % size) + low;
  const passes = box === 'hour' && hourCycle === 'h12' && (by === 1 ? next === 12 : Number(now) === 12);
  return {
    ...state,
    [box]: String(next).padStart(2, '0'),
    ...(passes ? { period: state.period === 'am' ? 'pm' : 'am' } : {}),
  };
}

export function isBoxValid(box: 'hour' | 'minute', text: string, hourCycle: HourCycle): boolean {
  const [low, high] = rangeOf(box, hourCycle);
  return /^\d{1,2}$/.test(text) && Number(text) >= low && Number(text) <= high;
}

/** The box that keeps the panel from being a time, the first of them. */
export const faultyBox = (state: TimePanelState, hourCycle: HourCycle): 'hour' | 'minute' | undefined =>
  (['hour', 'minute'] as const).find((box) => !isBoxValid(box, state[box], hourCycle));

/** The time of a panel without a fault. */
export function timeOf({ hour, minute, period }: TimePanelState, hourCycle: HourCycle): Time {
  const number = Number(hour);
  return timeFrom(hourCycle === 'h12' ? hour24From(number, period) : number, Number(minute));
}

/** Whether no further digit can follow. */
export const isFull = (box: 'hour' | 'minute', text: string, hourCycle: HourCycle): boolean =>
  text.length === 2 || (text.length === 1 && Number(text) * 10 > rangeOf(box, hourCycle)[1]);
