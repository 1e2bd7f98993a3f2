import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { getDateFormat, parseDateFormat, formatDay } from '../../../src/datetime/dateFormat.ts';
import { fromUtcDate, isDay, getLocalDay, getStartOfLocalDay, toUtcDate } from '../../../src/datetime/day.ts';
import { parseDate } from '../../../src/datetime/parseDate.ts';
import { timezone } from '../../support/act.ts';
import { makeUncachedLocale, locales, zones } from '../../support/places.ts';

const now = '2026-11-21';
const days = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const daysOfNow = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Every day of a leap year, and of days on which clocks or calendars skipped. */
const specialDays = [
  ...Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10),
  ),
  '2026-03-08', // New York, St. John's
  '2026-11-01',
  '2026-04-05', // Lord Howe
  '2026-10-04',
  '2026-04-24', // Cairo: midnight does not exist.
  '2011-12-30', // Apia: this day does not exist.
];

describe('dates', () => {
  describe('order of a locale', () => {
    for (const [locale, pattern] of [
      ['en-US', 'mm/dd/yyyy'],
      ['en-GB', 'dd/mm/yyyy'],
      ['de-DE', 'dd.mm.yyyy'],
      ['fr-FR', 'dd/mm/yyyy'],
      ['pt-BR', 'dd/mm/yyyy'],
      ['sv-SE', 'yyyy-mm-dd'],
      ['ja-JP', 'yyyy/mm/dd'],
      ['ar-EG', 'dd/mm/yyyy'],
      ['hi-IN', 'dd/mm/yyyy'],
    ] as const)
      it(`is ${pattern} in ${locale}`, () => {
        expect(getDateFormat(makeUncachedLocale(locale)).pattern).to.equal(pattern);
      });

    it('includes the words and spaces of the locale, without an era', () => {
      expect(getDateFormat(makeUncachedLocale('bg-BG')).pattern).to.equal('dd.mm.yyyy г.');
      expect(getDateFormat(makeUncachedLocale('ko-KR')).pattern).to.equal('yyyy. mm. dd.');
      expect(getDateFormat(makeUncachedLocale('th-TH')).pattern).to.equal('dd/mm/yyyy');
      expect(getDateFormat(makeUncachedLocale('fa-IR')).pattern).to.match(/^(yyyy\/mm\/dd|yyyy-mm-dd)$/);
      expect(formatDay('2026-01-02', getDateFormat(makeUncachedLocale('en-US')))).to.equal('01/02/2026');
    });

    it('is computed once for each locale', () => {
      const tag = makeUncachedLocale('de-DE');
      expect(getDateFormat(tag)).to.equal(getDateFormat(tag));
    });

    it('is replaced by the format that the page sets', () => {
      expect(parseDateFormat('dd.MM.yyyy')).to.deep.include({
        pattern: 'dd.mm.yyyy',
        order: ['day', 'month', 'year'],
      });
      expect(formatDay('2026-01-02', parseDateFormat('yyyy MM dd')!)).to.equal('2026 01 02');
      expect(formatDay('2026-01-02', parseDateFormat('dd. MM - yyyy')!)).to.equal('02. 01 - 2026');
      for (const invalid of ['', 'dd/MM', 'dd/dd/yyyy', 'hello', 'MM/dd/yyyy yyyy'])
        expect(parseDateFormat(invalid), invalid).to.equal(undefined);
    });
  });

  it('shows a 2-digit day and month and a 4-digit year', () => {
    expect(formatDay('2026-01-02', getDateFormat('en-US'))).to.equal('01/02/2026');
    expect(formatDay('2026-01-02', getDateFormat('en-GB'))).to.equal('02/01/2026');
    expect(formatDay('0026-01-02', getDateFormat('en-US'))).to.equal('01/02/0026');
  });

  it('does not guess a date whose name is ambiguous in a locale', () => {
    // Yesterday and tomorrow.
    expect(parseDate('कल', getDateFormat('hi'), now)).to.equal(undefined);
    expect(parseDate('आज', getDateFormat('hi'), now)).to.equal(now);
    // A day or a year in locales that write the year first.
    expect(parseDate('22 nov 26', getDateFormat('sv'), now)).to.equal(undefined);
    expect(parseDate('22 nov 2026', getDateFormat('sv'), now)).to.equal('2026-11-22');
  });

  describe('with an offset', () => {
    after(() => timezone());

    it('reads a date if it is the same day for the user', async () => {
      const read = (text: string) => parseDate(text, getDateFormat('en-US'), now);
      await timezone('Asia/Tokyo');
      expect([read('2026-11-22T10:00:00Z'), read('2026-11-22T23:00:00Z')]).to.deep.equal([
        '2026-11-22',
        undefined,
      ]);
      expect(read('2026-11-22T23:00+09:00')).to.equal('2026-11-22');
    });
  });

  for (const pattern of [
    'yyyy|MM|dd',
    'dd,MM,yyyy',
    'dd_MM_yyyy',
    'MM·dd·yyyy',
    'dd (MM) yyyy',
    'dd. MM., yyyy',
    '[dd] MM yyyy',
    'ddMMyyyy',
    'dMyyyy',
  ])
    it(`parses dates as they are displayed in the format ${pattern}`, () => {
      const format = parseDateFormat(pattern)!;
      for (const day of [...specialDays, '1112-10-20', '1203-12-01'])
        expect(parseDate(formatDay(day, format), format, now), day).to.equal(day);
    });

  describe('in the order year, day, month', () => {
    const format = parseDateFormat('yyyy-dd-MM')!;

    it('parses a day as it is displayed, never as ISO', () => {
      for (const day of specialDays)
        expect(parseDate(formatDay(day, format), format, now), day).to.equal(day);
    });

    it('does not read text in another order', () => {
      for (const text of ['2026-03-21', '20260321', '2026/03/21', '2026-3-21', '2026-09-03 10:00'])
        expect(parseDate(text, format, now), text).to.equal(undefined);
    });

    it('parses the days of a locale that uses this order, if the browser supports one', () => {
      for (const locale of ['ky', 'ky-KG']) {
        const own = getDateFormat(makeUncachedLocale(locale));
        for (const day of specialDays) expect(parseDate(formatDay(day, own), own, now), day).to.equal(day);
      }
    });
  });

  for (const zone of zones)
    describe(`in ${zone}`, () => {
      before(() => timezone(zone));
      after(() => timezone());

      for (const locale of locales) {
        it(`parses each displayed date as the same day in ${locale}`, () => {
          const format = getDateFormat(locale);
          for (const day of specialDays)
            expect(parseDate(formatDay(day, format), format, now), day).to.equal(day);
          fc.assert(
            fc.property(days, (day) => parseDate(formatDay(day, format), format, now) === day),
            { numRuns: 200 },
          );
        });
      }

      it('converts a day to UTC and to its first moment, and back', () => {
        fc.assert(
          fc.property(daysOfNow, (day) => {
            expect(fromUtcDate(toUtcDate(day))).to.equal(day);
            if (zone !== 'Pacific/Apia' || day !== '2011-12-30')
              expect(getLocalDay(getStartOfLocalDay(day))).to.equal(day);
          }),
        );
        for (const day of specialDays)
          if (zone !== 'Pacific/Apia' || day !== '2011-12-30')
            expect(getLocalDay(getStartOfLocalDay(day))).to.equal(day);
      });
    });

  it('returns a day or undefined for any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...locales), (text, locale) => {
        const day = parseDate(text, getDateFormat(locale), now);
        expect(day === undefined || isDay(day)).to.equal(true);
      }),
    );
  });

  it('never swaps day and month', () => {
    fc.assert(
      fc.property(daysOfNow, (day) => {
        const [year, month, date] = day.split('-').map(Number);
        expect(parseDate(`${date}/${month}/${year}`, getDateFormat('en-GB'), now)).to.equal(day);
        const american = parseDate(`${date}/${month}/${year}`, getDateFormat('en-US'), now);
        expect(american === undefined || american.slice(5, 7) === String(date).padStart(2, '0')).to.equal(
          true,
        );
      }),
    );
  });
});
