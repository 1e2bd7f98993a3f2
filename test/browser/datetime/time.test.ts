import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { parseTime } from '../../../src/datetime/parseTime.ts';
import {
  getInstant,
  isOnClocks,
  isTime,
  getLocalTime,
  createTime,
  formatTime,
  getTimeFormat,
} from '../../../src/datetime/time.ts';
import { timezone } from '../../support/act.ts';
import { makeUncachedLocale, locales as shared, zones } from '../../support/places.ts';

/**
 * In the last locales, a day period precedes the time, ends like an English one, or is between words.
 * Chromium does not support `dz`.
 */
const locales = [...shared, 'hu', 'zh-TW', 'gsw', 'ln', 'to', 'bem', 'si', 'dz'] as const;
const english = getTimeFormat('en-US', 'h12');
const times = fc.tuple(fc.nat(23), fc.nat(59)).map(([hour, minute]) => createTime(hour, minute));
const everyMinute = Array.from({ length: 1440 }, (_, minute) =>
  createTime(Math.floor(minute / 60), minute % 60),
);

/** Days in 2026 on which clocks go forward. */
const skipped: Readonly<Record<string, string>> = {
  'America/New_York': '2026-03-08',
  'America/St_Johns': '2026-03-08',
  'Australia/Sydney': '2026-10-04',
  'Australia/Lord_Howe': '2026-10-04',
  'Africa/Cairo': '2026-04-24',
};

describe('times', () => {
  it('accepts only times from 00:00 to 23:59', () => {
    expect(everyMinute.every(isTime)).to.equal(true);
    for (const text of ['24:00', '9:30', '09:60', '009:30', '09:300', '0930', '09:3', 'x9:30', '29:00', ''])
      expect(isTime(text), text).to.equal(false);
  });

  it('uses the day periods of a locale, or the English ones', () => {
    expect(getTimeFormat(makeUncachedLocale('en-US'), 'h12').dayPeriods).to.deep.equal({
      am: 'AM',
      pm: 'PM',
    });
    expect(getTimeFormat(makeUncachedLocale('ja-JP'), 'h23').dayPeriods).to.deep.equal({
      am: '午前',
      pm: '午後',
    });
    const tag = makeUncachedLocale('de-DE');
    expect(getTimeFormat(tag, 'h23')).to.equal(getTimeFormat(tag, 'h23'));
    expect(getTimeFormat(tag, 'h12')).not.to.equal(getTimeFormat(tag, 'h23'));
  });

  describe('parsing', () => {
    for (const [text, time] of [
      ['9', '09:00'],
      ['930', '09:30'],
      ['0930', '09:30'],
      ['9:30', '09:30'],
      ['09:30', '09:30'],
      ['9.30', '09:30'],
      ['9h30', '09:30'],
      ['9:30p', '21:30'],
      ['9:30a', '09:30'],
      ['9:30 PM', '21:30'],
      ['9:30pm', '21:30'],
      ['9:30 p.m.', '21:30'],
      ['9:30 P. M.', '21:30'],
      ['9 : 30 AM', '09:30'],
      ['00 : 00 AM', '00:00'],
      ['21:30', '21:30'],
      ['2130', '21:30'],
      ['12', '12:00'],
      ['13', '13:00'],
      ['0', '00:00'],
      ['23:59', '23:59'],
      ['12am', '00:00'],
      ['12 pm', '12:00'],
      ['12:30 AM', '00:30'],
      ['9pm', '21:00'],
      ['930pm', '21:30'],
      ['noon', '12:00'],
      ['Midnight', '00:00'],
      ['12 noon', '12:00'],
      ['12noon', '12:00'],
      ['9:30\u202fPM', '21:30'],
      ['9:30\u00a0PM', '21:30'],
      ['٩:٣٠', '09:30'],
      ['９:３０ ＰＭ', '21:30'],
      ['pm 9:30', '21:30'],
      ['p. 9:30', '21:30'],
      ['a.m. 9:30', '09:30'],
      ['9:30:15', '09:30'],
      ['9:30:15 PM', '21:30'],
      ['10:00:00.000', '10:00'],
      ['14h', '14:00'],
      ['14 h', '14:00'],
      ['1430h', '14:30'],
      ['14h30', '14:30'],
      ['2026-11-22T14:30', '14:30'],
      ['2026-11-22 14:30:59', '14:30'],
      ['8 in the evening', '20:00'],
      ['9 at night', '21:00'],
      ['9:30 in the morning', '09:30'],
      ['Mittag', '12:00'],
      ['midi', '12:00'],
      ['mediodía', '12:00'],
      ['minuit', '00:00'],
      ['Mitternacht', '00:00'],
      ['północ', '00:00'],
      ['正午', '12:00'],
      ['14h30min', '14:30'],
      ["2 o'clock", '02:00'],
      ['2 o’clock', '02:00'],
    ] as const)
      it(`reads "${text}" as ${time}`, () => {
        expect(parseTime(text, english)).to.equal(time);
      });

    for (const [text, locale, time] of [
      ['오후 9:30', 'ko-KR', '21:30'],
      ['午後9:30', 'ja-JP', '21:30'],
      ['9:30 م', 'ar-EG', '21:30'],
      ['09:30 p.m.', 'es-MX', '21:30'],
      ['09:30 em', 'sv-SE', '21:30'],
      ['9:30 pm', 'ko-KR', '21:30'],
      ['de. 9:30', 'hu', '09:30'],
      ['du. 09:30', 'hu', '21:30'],
      ['14 Uhr', 'de', '14:00'],
      ['14:30 Uhr', 'de', '14:30'],
      ['14 Uhr 30', 'de', '14:30'],
      ['14 h 30', 'fr', '14:30'],
      ['kl. 14.30', 'sv', '14:30'],
      ['kl. 14.30', 'da', '14:30'],
      ['klo 14.30', 'fi', '14:30'],
      ['21:30 น.', 'th', '21:30'],
      ['오후 9시 30분', 'ko', '21:30'],
      ['오후 9시', 'ko', '21:00'],
      ['午後9時30分', 'ja', '21:30'],
      ['午前9時5分', 'ja', '09:05'],
      ['14時30分15秒', 'ja', '14:30'],
      ['下午9点30分', 'zh-CN', '21:30'],
      ['晚上9:30', 'zh-TW', '21:30'],
      ['9:30 abends', 'de', '21:30'],
      ['9 Uhr abends', 'de', '21:00'],
      ['um 14 Uhr', 'de', '14:00'],
      ['9h du matin', 'fr', '09:00'],
      ['14 heures 30', 'fr', '14:30'],
      ['8 heures du soir', 'fr', '20:00'],
      ["3 h de l'apres-midi", 'fr', '15:00'],
      ['ore 14:30', 'it', '14:30'],
      ['9 horas', 'pt-BR', '09:00'],
      ['14.30 uur', 'nl', '14:30'],
      ["9 uur 's avonds", 'nl', '21:00'],
      ['godz. 14:30', 'pl', '14:30'],
      ['klockan 14', 'sv', '14:00'],
      ['الساعة 9 مساء', 'ar', '21:00'],
      ['9 de la manana', 'es', '09:00'],
      ['9 صباحا', 'ar-EG', '09:00'],
      ['9 مساء', 'ar-EG', '21:00'],
      ['mediodia', 'es', '12:00'],
      ['medianoche', 'es', '00:00'],
      ['midi', 'fr', '12:00'],
      ['Minuit', 'fr', '00:00'],
      ['Mittag', 'de', '12:00'],
      ['Mitternacht', 'de', '00:00'],
      ['mezzogiorno', 'it', '12:00'],
      ['mezzanotte', 'it', '00:00'],
      ['meio-dia', 'pt-BR', '12:00'],
      ['meia noite', 'pt-BR', '00:00'],
      ['middernacht', 'nl', '00:00'],
      ['południe', 'pl', '12:00'],
      ['Północ', 'pl', '00:00'],
      ['midnatt', 'sv', '00:00'],
      ['正午', 'ja', '12:00'],
      ['午夜', 'zh-CN', '00:00'],
      ['منتصف النهار', 'ar', '12:00'],
      ['منتصف الليل', 'ar', '00:00'],
      // Noon, the afternoon, or dinner.
      ['middag', 'nl', undefined],
      ['middag', 'sv', undefined],
    ] as const)
      it(`reads "${text}" in ${locale} as ${time ?? 'invalid'}`, () => {
        expect(parseTime(text, getTimeFormat(makeUncachedLocale(locale), 'h12'))).to.equal(time);
      });

    for (const text of [
      '',
      'now',
      '24:00',
      '25',
      '9:60',
      '9:5',
      '13:30 AM',
      '13 pm',
      '0:30 PM',
      '9:30:60',
      '9.30.15',
      '13:30 in the evening',
      '2026-11-22T14:30Z',
      '2026-11-22T14:30+01:00',
      '12345',
      '9 30',
      '-9:30',
      '9:30 xm',
      '9:30 am pm',
      'am',
      ':30',
    ])
      it(`does not read "${text}" as a time`, () => {
        expect(parseTime(text, english)).to.equal(undefined);
      });
  });

  describe('formatting', () => {
    for (const [time, hourCycle, locale, text] of [
      ['09:30', 'h12', 'en-US', '09:30 AM'],
      ['21:05', 'h12', 'en-US', '09:05 PM'],
      ['00:00', 'h12', 'en-US', '12:00 AM'],
      ['12:00', 'h12', 'en-US', '12:00 PM'],
      ['00:00', 'h23', 'en-US', '00:00'],
      ['21:05', 'h23', 'en-US', '21:05'],
      ['21:05', 'h23', 'de-DE', '21:05'],
      ['21:05', 'h12', 'ko-KR', '오후 09:05'],
    ] as const)
      it(`shows ${time} as ${text} (${locale}, ${hourCycle})`, () => {
        expect(formatTime(time, getTimeFormat(makeUncachedLocale(locale), hourCycle))).to.equal(text);
      });
  });

  for (const locale of locales)
    for (const hourCycle of ['h12', 'h23'] as const)
      it(`parses every displayed minute as the same time (${locale}, ${hourCycle})`, () => {
        const format = getTimeFormat(locale, hourCycle);
        for (const time of everyMinute) {
          const text = formatTime(time, format);
          if (parseTime(text, format) !== time)
            throw new Error(`${time} is shown as "${text}", read as ${String(parseTime(text, format))}`);
        }
      });

  it('returns a time or undefined for any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...locales), (text, locale) => {
        const time = parseTime(text, getTimeFormat(locale, 'h12'));
        expect(time === undefined || isTime(time)).to.equal(true);
      }),
    );
  });

  for (const zone of zones)
    describe(`in ${zone}`, () => {
      before(() => timezone(zone));
      after(() => timezone());

      it('converts a time on a day to the user’s time zone, unless clocks skip it', () => {
        fc.assert(
          fc.property(times, fc.integer({ min: 1, max: 365 }), (time, number) => {
            const day = new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10);
            if (isOnClocks(day, time)) expect(getLocalTime(getInstant(day, time))).to.equal(time);
            else expect(skipped[zone]).to.equal(day);
          }),
        );
      });

      const day = skipped[zone];
      if (day)
        it(`detects times that clocks skip on ${day}`, () => {
          expect(everyMinute.some((time) => !isOnClocks(day, time))).to.equal(true);
          expect(isOnClocks(day, '12:00')).to.equal(true);
        });
    });
});
