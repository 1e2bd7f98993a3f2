import {
  type DayPeriod,
  getDayPeriod,
  getHour12,
  getHour24,
  type Time,
  createTime,
  pad,
} from '../../datetime/time.ts';

/** State of a time picker. */
export interface TimePanelState {
  /** Digits that the user has typed. */
  hour: string;
  minute: string;
  period: DayPeriod;
  /** Number of presses of Done with an empty or invalid segment. */
  attempts: number;
}

export type HourCycle = 'h12' | 'h23';

export const segments = ['hour', 'minute'] as const;
export type Segment = (typeof segments)[number];

export type TimePanelAction =
  | { type: 'typed'; segment: Segment; text: string }
  | { type: 'stepped'; segment: Segment; by: 1 | -1; hourCycle: HourCycle }
  | { type: 'periodChosen'; period: DayPeriod }
  /** An empty time resets the picker. */
  | { type: 'timeGiven'; time: Time; hourCycle: HourCycle }
  | { type: 'done' };

const empty: TimePanelState = { hour: '', minute: '', period: 'am', attempts: 0 };

export function getTimePanelState(time: Time, hourCycle: HourCycle): TimePanelState {
  if (time === '') return empty;
  const hour = hourCycle === 'h12' ? pad(getHour12(time)) : time.slice(0, 2);
  return { ...empty, hour, minute: time.slice(3), period: getDayPeriod(time) };
}

/** Returns the lowest and highest number of a segment. */
const getRange = (segment: Segment, hourCycle: HourCycle): readonly [number, number] =>
  segment === 'minute' ? [0, 59] : hourCycle === 'h12' ? [1, 12] : [0, 23];

export function timePanelReducer(state: TimePanelState, action: TimePanelAction): TimePanelState {
  switch (action.type) {
    case 'typed':
      return { ...state, [action.segment]: action.text };
    case 'stepped':
      return step(state, action);
    case 'periodChosen':
      return { ...state, period: action.period };
    case 'timeGiven':
      return getTimePanelState(action.time, action.hourCycle);
    case 'done':
      return { ...state, attempts: state.attempts + 1 };
  }
}

/** Increments or decrements a segment and wraps at its limits. An hour that passes noon or midnight toggles AM and PM. */
function step(
  state: TimePanelState,
  { segment, by, hourCycle }: Extract<TimePanelAction, { type: 'stepped' }>,
): TimePanelState {
  const [low, high] = getRange(segment, hourCycle);
  const text = state[segment];
  if (text === '' || !isSegmentValid(segment, text, hourCycle))
    return { ...state, [segment]: pad(by === 1 ? low : high) };
  const size = high - low + 1;
  const next = ((Number(text) - low + by + size) % size) + low;
  const passesNoon =
    segment === 'hour' && hourCycle === 'h12' && (by === 1 ? next === 12 : Number(text) === 12);
  return {
    ...state,
    [segment]: pad(next),
    ...(passesNoon ? { period: state.period === 'am' ? 'pm' : 'am' } : {}),
  };
}

export function isSegmentValid(segment: Segment, text: string, hourCycle: HourCycle): boolean {
  const [low, high] = getRange(segment, hourCycle);
  return /^\d{1,2}$/.test(text) && Number(text) >= low && Number(text) <= high;
}

/** Returns the first empty or invalid segment. */
export const findInvalidSegment = (state: TimePanelState, hourCycle: HourCycle): Segment | undefined =>
  segments.find((segment) => !isSegmentValid(segment, state[segment], hourCycle));

/** Returns the time of a panel. All segments must be valid. */
export function getTime({ hour, minute, period }: TimePanelState, hourCycle: HourCycle): Time {
  const number = Number(hour);
  return createTime(hourCycle === 'h12' ? getHour24(number, period) : number, Number(minute));
}

/** Returns the time of a panel. If a segment is invalid, returns other text, which is empty if both segments are. */
export function getText(state: TimePanelState, hourCycle: HourCycle): string {
  if (!findInvalidSegment(state, hourCycle)) return getTime(state, hourCycle);
  return state.hour || state.minute ? `${state.hour} : ${state.minute}` : '';
}

/** Returns whether no digit can be added to a segment. */
export const isFull = (segment: Segment, text: string, hourCycle: HourCycle): boolean =>
  text.length === 2 || Number(text) * 10 > getRange(segment, hourCycle)[1];
