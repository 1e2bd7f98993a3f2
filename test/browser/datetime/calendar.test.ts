import { expect } from '@open-wc/testing';
import { addDays } from 'date-fns';
import * as fc from 'fast-check';
import { clamp, addMove, getWeekDays, type WeekDay, getWeeks } from '../../../src/datetime/calendar.ts';
import type * as Days from '../../../src/datetime/day.ts';
import { isDay, toUtcDate } from '../../../src/datetime/day.ts';
import { timezone } from '../../support/act.ts';

const days = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const weekDays = fc.nat(6).map((number) => number as WeekDay);

const NativeDate = Date;

function NativeDates(...values: [number]) {
  return new NativeDate(...values);
}
NativeDates.prototype = NativeDate.prototype;

/**
 * Replacements of `Date` by pages and by the clocks of testing tools, each with a copy of the module that is
 * loaded afterwards.
 */
const replacements: readonly { what: string; replacement: unknown; load: () => Promise<typeof Days> }[] = [
  {
    what: 'a subclass',
    replacement: class extends NativeDate {},
    // @ts-expect-error -- a copy of the module
    load: () => import('../../../src/datetime/day.ts?subclass'),
  },
  {
    what: 'a constructor of native dates',
    replacement: NativeDates,
    // @ts-expect-error -- a copy of the module
    load: () => import('../../../src/datetime/day.ts?constructor'),
  },
];

const moves = [
  ['2026-11-21', { days: 1 }, '2026-11-22'],
  ['2026-11-30', { days: 1 }, '2026-12-01'],
  ['2026-01-01', { days: -7 }, '2025-12-25'],
  ['2026-01-31', { months: 1 }, '2026-02-28'],
  ['2026-12-15', { months: 1 }, '2027-01-15'],
  ['2024-02-29', { months: 12 }, '2025-02-28'],
  ['2026-11-18', { weekEdge: 'start' }, '2026-11-15'],
  ['2026-11-18', { weekEdge: 'end' }, '2026-11-21'],
  ['9999-12-31', { days: 1 }, '9999-12-31'],
  ['9999-12-31', { months: 12 }, '9999-12-31'],
  ['0001-01-01', { days: -1 }, '0001-01-01'],
  ['0001-01-01', { months: -1 }, '0001-01-01'],
] as const;

describe('calendar calculations', () => {
  it('returns the weeks of November 2026, starting on Sunday', () => {
    const weeks = getWeeks('2026-11-21', 0);
    expect(weeks).to.have.length(5);
    expect(weeks[0]!.map((day) => day?.slice(8) ?? '')).to.deep.equal([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
    ]);
    expect(weeks.at(-1)!.map((day) => day?.slice(8) ?? '')).to.deep.equal(['29', '30', '', '', '', '', '']);
  });

  it('contains every day of a month once, below its weekday', () => {
    fc.assert(
      fc.property(days, weekDays, (day, weekStartsOn) => {
        const weeks = getWeeks(day, weekStartsOn);
        const all = weeks.flat().filter((each) => each !== undefined);
        expect(all.every(isDay)).to.equal(true);
        expect(all).to.deep.equal(all.toSorted());
        expect(all.includes(day)).to.equal(true);
        for (const week of weeks) {
          expect(week).to.have.length(7);
          for (const [index, each] of week.entries())
            if (each) expect(toUtcDate(each).getDay()).to.equal((index + weekStartsOn) % 7);
        }
      }),
    );
  });

  it('starts its week on the given day', () => {
    for (let start = 0; start < 7; start++)
      expect(getWeekDays(start as WeekDay).map((day) => toUtcDate(day).getDay())).to.deep.equal(
        Array.from({ length: 7 }, (_, index) => (start + index) % 7),
      );
  });

  for (const [from, move, to] of moves)
    it(`moves ${JSON.stringify(move)} from ${from} to ${to}`, () => {
      expect(addMove(from, move, 0)).to.equal(to);
    });

  it('clamps a day to its limits and to the range of dates', () => {
    for (const [day, min, max, kept] of [
      ['2026-01-01', '2026-01-02', '2026-01-04', '2026-01-02'],
      ['2026-01-03', '2026-01-02', '2026-01-04', '2026-01-03'],
      ['2026-01-05', '2026-01-02', '2026-01-04', '2026-01-04'],
      ['2026-01-05', undefined, undefined, '2026-01-05'],
    ] as const)
      expect(clamp(day, min, max)).to.equal(kept);
    expect(addMove('0002-01-02', { months: -12 }, 0)).to.equal('0001-01-02');
    expect(addMove('9998-12-30', { months: 12 }, 0)).to.equal('9999-12-30');
  });

  it('moves to the preferred day of the month by months and years', () => {
    expect(addMove('2026-02-28', { months: 1 }, 0, 31)).to.equal('2026-03-31');
    expect(addMove('2026-03-31', { months: -1 }, 0, 31)).to.equal('2026-02-28');
    expect(addMove('2023-02-28', { months: 12 }, 0, 29)).to.equal('2024-02-29');
  });

  it('finds the start and end of weeks that begin on Monday', () => {
    expect(addMove('2026-11-18', { weekEdge: 'start' }, 1)).to.equal('2026-11-16');
    expect(addMove('2026-11-18', { weekEdge: 'end' }, 1)).to.equal('2026-11-22');
  });

  it('always moves to a valid day', () => {
    fc.assert(
      fc.property(days, weekDays, fc.integer({ min: -40, max: 40 }), (day, start, by) => {
        for (const move of [{ days: by }, { months: by }, { months: by * 12 }, { weekEdge: 'end' as const }])
          expect(isDay(addMove(day, move, start))).to.equal(true);
      }),
    );
  });

  describe('west of Greenwich', () => {
    before(() => timezone('America/New_York'));
    after(() => timezone());
    afterEach(() => {
      window.Date = NativeDate;
    });

    for (const { what, replacement, load } of replacements) {
      it(`counts days in a page that has ${what} instead of Date`, async () => {
        window.Date = replacement as DateConstructor;
        // Loaded after the script of the page.
        const { toUtcDate: toDate, fromUtcDate, getWeekday } = await load();
        expect(fromUtcDate(addDays(toDate('2026-11-18'), 1))).to.equal('2026-11-19');
        expect([toDate('2026-11-18').getDate(), getWeekday('2026-11-18')]).to.deep.equal([18, 3]);
      });

      it(`moves between days in the same way when the page replaces Date with ${what}`, () => {
        const read = () => [
          ...moves.map(([from, move]) => addMove(from, move, 0)),
          ...getWeekDays(1),
          getWeeks('2026-11-21', 0),
        ];
        const before = read();
        window.Date = replacement as DateConstructor;
        expect(read()).to.deep.equal(before);
      });
    }
  });
});
