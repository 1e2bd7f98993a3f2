import { expect } from '@open-wc/testing';
import { getDateFormat } from '../../../src/datetime/dateFormat.ts';
import { parseDate, parseDateTime } from '../../../src/datetime/parseDate.ts';
import { timezone } from '../../support/act.ts';
import { makeUncachedLocale } from '../../support/places.ts';

const now = '2026-11-21';
const languages = 'en es fr de it pt-BR nl pl sv ja zh-Hans ar'.split(' ');

describe('parsing dates', () => {
  describe('typed text', () => {
    for (const [text, locale, day] of [
      ['01/02/2026', 'en-US', '2026-01-02'],
      ['1/2/2026', 'en-US', '2026-01-02'],
      ['1/2/26', 'en-US', '2026-01-02'],
      ['1-2-26', 'en-US', '2026-01-02'],
      ['1.2.26', 'en-US', '2026-01-02'],
      ['1 2 26', 'en-US', '2026-01-02'],
      ['1 / 2 / 2026', 'en-US', '2026-01-02'],
      ['  1/2/2026  ', 'en-US', '2026-01-02'],
      ['01022026', 'en-US', '2026-01-02'],
      ['1/2/2026', 'en-GB', '2026-02-01'],
      ['31/12/2026', 'en-GB', '2026-12-31'],
      ['2026-01-02', 'en-US', '2026-01-02'],
      ['2026-01-02', 'en-GB', '2026-01-02'],
      ['2026-1-2', 'de-DE', '2026-01-02'],
      ['2.1.2026', 'de-DE', '2026-01-02'],
      ['2026. 01. 02.', 'ko-KR', '2026-01-02'],
      ['2026年1月2日', 'ja-JP', '2026-01-02'],
      ['02.01.2026 г.', 'bg-BG', '2026-01-02'],
      ['٠٢/٠١/٢٠٢٦', 'ar-EG', '2026-01-02'],
      ['०२/०१/२०२६', 'hi-IN', '2026-01-02'],
      ['０２/０１/２０２６', 'en-GB', '2026-01-02'],
      ['02\u200f/01\u200f/2026', 'ar-EG', '2026-01-02'],
      ['1\u202f/\u00a02/2026', 'en-US', '2026-01-02'],
      ['2/29/2024', 'en-US', '2024-02-29'],
      ['1\t \t2 2026', 'en-US', '2026-01-02'],
      ['૦૨/૦૧/૨૦૨૬', 'en-GB', '2026-01-02'],
      ['𝟎𝟐/𝟎𝟏/𝟐𝟎𝟐𝟔', 'en-GB', '2026-01-02'],
      // Two digits stand for the nearest such year.
      ['1/2/75', 'en-US', '2075-01-02'],
      ['1/2/76', 'en-US', '1976-01-02'],
      ['1/2/99', 'en-US', '1999-01-02'],
      ['1/2/00', 'en-US', '2000-01-02'],
      ['112226', 'en-US', '2026-11-22'],
      ['221126', 'de-DE', '2026-11-22'],
      ['261122', 'sv-SE', '2026-11-22'],
      ['20261122', 'en-US', '2026-11-22'],
      ['20261122', 'en-GB', '2026-11-22'],
      ['20261122', 'ja-JP', '2026-11-22'],
      ['2026-11-22T10:00', 'en-US', '2026-11-22'],
      ['2026-11-22T10:00:00.000', 'de-DE', '2026-11-22'],
      ['2026-11-22 10:00:00', 'en-GB', '2026-11-22'],
      ['2026년 11월 22일', 'ko-KR', '2026-11-22'],
      ['2026年11月22号', 'zh-CN', '2026-11-22'],
      ['Nov 22, 2026', 'en-US', '2026-11-22'],
      ['November 22nd, 2026', 'en-US', '2026-11-22'],
      ['22 November 2026', 'en-US', '2026-11-22'],
      ['22nd of November 2026', 'en-GB', '2026-11-22'],
      ['22-NOV-26', 'en-US', '2026-11-22'],
      ['2026 Nov 22', 'en-US', '2026-11-22'],
      ['Sept. 2, 2026', 'en-US', '2026-09-02'],
      ['Sun 11/22/2026', 'en-US', '2026-11-22'],
      ['Sunday, November 22, 2026', 'en-US', '2026-11-22'],
      ['22. November 2026', 'de-DE', '2026-11-22'],
      ['So., 22. Nov. 2026', 'de-DE', '2026-11-22'],
      ['22 Nov 2026', 'de-DE', '2026-11-22'],
      ['22 Okt 2026', 'de-DE', '2026-10-22'],
      ['1 fevrier 2026', 'fr-FR', '2026-02-01'],
      ['1er février 2026', 'fr-FR', '2026-02-01'],
      ['22 de noviembre de 2026', 'es-MX', '2026-11-22'],
      ['mar 24 nov 2026', 'es-MX', '2026-11-24'],
      ['22 ноября 2026 г.', 'ru-RU', '2026-11-22'],
      ['22.11.2026 г.', 'ru-RU', '2026-11-22'],
      ['22 listopada 2026', 'pl-PL', '2026-11-22'],
      ['22 พฤศจิกายน 2026', 'th-TH', '2026-11-22'],
      ['22 พ.ย. 2026', 'th-TH', '2026-11-22'],
      ['today', 'en-US', now],
      ['Tomorrow', 'en-US', '2026-11-22'],
      ['tomorrow', 'de-DE', '2026-11-22'],
      ['heute', 'de-DE', now],
      ["aujourd'hui", 'fr', now],
      ['aujourd’hui', 'fr', now],
      ["п'ятниця, 5 березня 2027", 'uk', '2027-03-05'],
      ['пʼятниця, 5 березня 2027', 'uk', '2027-03-05'],
      ['übermorgen', 'de-DE', '2026-11-23'],
      ['mañana', 'es-MX', '2026-11-22'],
      ['manana', 'es-MX', '2026-11-22'],
      ['明日', 'ja-JP', '2026-11-22'],
      ['dziś', 'pl-PL', now],
      ['dzisiaj', 'pl-PL', now],
      ['i morgon', 'sv-SE', '2026-11-22'],
      ['imorgon', 'sv-SE', '2026-11-22'],
      // Arabic is often typed without vowel marks and hamzas.
      ['غدًا', 'ar-EG', '2026-11-22'],
      ['غدا', 'ar-EG', '2026-11-22'],
      ['الاحد 1 اغسطس 2027', 'ar-EG', '2027-08-01'],
      ['Sonntag, den 22. November 2026', 'de-DE', '2026-11-22'],
      ['den 22 november 2026', 'sv-SE', '2026-11-22'],
      ['le 22 novembre 2026', 'fr-FR', '2026-11-22'],
      ['il 22 novembre 2026', 'it-IT', '2026-11-22'],
      ['el 22 de noviembre de 2026', 'es-ES', '2026-11-22'],
      ['22 de noviembre del 2026', 'es-MX', '2026-11-22'],
      ['domingo, 1º de novembro de 2026', 'pt-BR', '2026-11-01'],
      ['segunda-feira, 23 de novembro de 2026', 'pt-BR', '2026-11-23'],
      ['1° novembre 2026', 'it-IT', '2026-11-01'],
      ['den 1:a november 2026', 'sv-SE', '2026-11-01'],
      ['22 listopada 2026 r.', 'pl-PL', '2026-11-22'],
      ['22.11.2026 r.', 'pl-PL', '2026-11-22'],
      ['الأحد، 22 نوفمبر 2026', 'ar-EG', '2026-11-22'],
      ['2026年11月22日星期日', 'zh-CN', '2026-11-22'],
      ['2026年11月24日火曜日', 'ja-JP', '2026-11-24'],
      ['2026年11月24日(火)', 'ja-JP', '2026-11-24'],
      ['2026년 11월 24일 화요일', 'ko-KR', '2026-11-24'],
      ['本日', 'ja-JP', now],
      ['明日', 'zh-CN', '2026-11-22'],
      ['بعد غد', 'ar-EG', '2026-11-23'],
      ['2027/03/04', 'en-US', '2027-03-04'],
      ['2027. 3. 4.', 'en-US', '2027-03-04'],
      ['2027.3.4', 'de-DE', '2027-03-04'],
      ['Donnerstag, den 4. März 2027', 'de-DE', '2027-03-04'],
      ['am 4.3.2027', 'de-DE', '2027-03-04'],
      ['4. Maerz 2027', 'de-DE', '2027-03-04'],
      ['4. Mrz. 2027', 'de-DE', '2027-03-04'],
      ['le 4 mars 2027', 'fr-FR', '2027-03-04'],
      ['den 4 mars 2027', 'sv-SE', '2027-03-04'],
      ['March the 4th 2027', 'en-US', '2027-03-04'],
      ['4 marca 2027 r.', 'pl-PL', '2027-03-04'],
      ['24 במרץ 2027', 'he-IL', '2027-03-24'],
      ['יום רביעי, 24 במרץ 2027', 'he-IL', '2027-03-24'],
      ['24 tháng 3, 2027', 'vi-VN', '2027-03-24'],
      ['Thứ Tư, 24 tháng 3, 2027', 'vi-VN', '2027-03-24'],
      ['"3/4/2027"', 'en-US', '2027-03-04'],
      ['“3/4/2027”', 'en-US', '2027-03-04'],
      ['(3/4/2027)', 'en-US', '2027-03-04'],
    ] as const)
      it(`reads "${text}" in ${locale} as ${day}`, () => {
        expect(parseDate(text, getDateFormat(makeUncachedLocale(locale)), now)).to.equal(day);
      });

    for (const locale of [...languages, 'ko'])
      it(`reads each day of a week as browsers write it in ${locale}`, () => {
        const uncached = makeUncachedLocale(locale);
        const formats = [getDateFormat(uncached), getDateFormat('en-US', uncached)];
        for (const dateStyle of ['full', 'long', 'medium'] as const) {
          const intl = new Intl.DateTimeFormat(locale, { dateStyle, calendar: 'gregory', timeZone: 'UTC' });
          for (let date = 21; date <= 27; date++) {
            const day = `2026-11-${date}`;
            const text = intl.format(Date.UTC(2026, 10, date));
            const isNumeric = !/\p{L}/u.test(text);
            for (const format of isNumeric ? formats.slice(0, 1) : formats)
              expect(parseDate(text, format, now), text).to.equal(day);
          }
        }
      });

    it('reads the dates of JavaScript and HTTP if the day is the same for the user', async () => {
      try {
        await timezone('America/New_York');
        for (const [text, day] of [
          ['Thu Mar 04 2027 14:30:00 GMT-0500 (Eastern Standard Time)', '2027-03-04'],
          ['Thu, 04 Mar 2027 14:30:00 GMT', '2027-03-04'],
          ['Thu, 04 Mar 2027 14:30:00 +0100', '2027-03-04'],
          ['Thu, 04 Mar 2027 02:30:00 GMT', undefined],
          ['Wed, 04 Mar 2027 14:30:00 GMT', undefined],
        ] as const)
          expect(parseDate(text, getDateFormat('en-US'), now), text).to.equal(day);
      } finally {
        await timezone();
      }
    });

    // `now` is a Saturday.
    for (const [locale, texts] of Object.entries({
      'en-US': {
        '2026-11-27': ['fri', 'Fri.', 'Friday', 'on Friday', 'in 6 days', '+6', '+ 6', '+6 days', '+6d'],
        '2026-11-28': ['sat', 'Saturday', 'in 7 days', 'in 1 week', '+1w'],
        '2026-11-26': ['thurs', 'in 5 days', 'Nov 26'],
        '2026-11-21': ['Nov 21', '21 nov', 'in 0 days'],
        '2026-12-12': [
          'dec 12',
          '12 dec',
          'December 12th',
          'the 12th of December',
          'Sat, Dec 12',
          'in 3 weeks',
          'in 3wk',
        ],
        '2027-11-20': ['nov 20'],
        '2028-02-29': ['Feb 29'],
        '2026-11-18': ['3 days ago'],
      },
      es: {
        '2026-11-27': [
          'vie',
          'viernes',
          'el viernes',
          'dentro de 6 días',
          'dentro de 6 dias',
          'en 6 días',
          '+6',
        ],
        '2026-12-12': [
          '12 dic',
          '12 de diciembre',
          'el 12 de diciembre',
          'dentro de 3 semanas',
          'en 3 semanas',
        ],
      },
      fr: {
        '2026-11-27': ['ven', 'ven.', 'vendredi', 'dans 6 jours', 'dans 6 j', '+6 j', '+6'],
        '2026-12-12': ['12 déc', '12 décembre', 'samedi 12 décembre', 'le 12 decembre', 'dans 3 semaines'],
        '2026-12-01': ['1er décembre'],
      },
      de: {
        '2026-11-27': ['fr', 'Freitag', 'am Freitag', 'in 6 Tagen', '+6'],
        '2026-12-12': ['12. Dez.', '12. Dezember', 'Samstag, den 12. Dezember', 'in 3 Wochen'],
      },
      it: {
        '2026-11-27': ['ven', 'venerdì', 'venerdi', 'tra 6 giorni', 'fra 6 giorni', '+6'],
        '2026-12-12': ['12 dic', '12 dicembre', 'il 12 dicembre', 'tra 3 settimane', 'fra 3 settimane'],
        '2026-12-01': ['1° dicembre'],
      },
      'pt-BR': {
        '2026-11-27': ['sex', 'sexta', 'sexta-feira', 'na sexta-feira', 'em 6 dias', 'daqui a 6 dias', '+6'],
        '2026-12-12': ['12 dez', '12 de dezembro', 'em 3 semanas', 'daqui a 3 semanas'],
      },
      nl: {
        '2026-11-27': ['vr', 'vrijdag', 'op vrijdag', 'over 6 dagen', '+6'],
        '2026-12-12': ['12 dec', '12 december', 'op 12 december', 'over 3 weken'],
      },
      pl: {
        '2026-11-27': ['pt', 'pt.', 'piątek', 'piatek', 'za 6 dni', '+6'],
        '2026-12-12': ['12 gru', '12 grudnia', 'za 3 tygodnie', 'za 3 tyg.'],
        '2027-04-24': ['za 22 tygodnie'],
      },
      sv: {
        '2026-11-27': ['fre', 'fredag', 'på fredag', 'om 6 dagar', 'om 6 d', '+6'],
        '2026-12-12': ['12 dec', 'den 12 december', 'om 3 veckor', 'om 3 v'],
      },
      ja: {
        '2026-11-27': ['金', '金曜', '金曜日', '6日後', '6 日後', '+6'],
        '2026-12-12': ['12月12日', '12月12日(土)', '12月12日 土曜日', '3週間後'],
      },
      'zh-Hans': {
        '2026-11-27': ['周五', '星期五', '6天后', '+6'],
        '2026-12-12': ['12月12日', '12月12号', '12月12日星期六', '3周后'],
      },
      ar: {
        '2026-11-27': ['الجمعة', 'يوم الجمعة', 'خلال 6 أيام', 'بعد ٦ أيام', '+6', '+٦'],
        '2026-11-23': ['خلال يومين', 'بعد يومين'],
        '2026-12-12': ['12 ديسمبر', '١٢ ديسمبر', 'السبت، 12 ديسمبر', 'خلال 3 أسابيع'],
      },
    }))
      for (const [day, written] of Object.entries(texts))
        for (const text of written)
          it(`reads "${text}" in ${locale} as ${day}`, () => {
            expect(parseDate(text, getDateFormat(makeUncachedLocale(locale)), now)).to.equal(day);
          });

    for (const locale of languages)
      it(`reads each number of days and weeks as browsers write it in ${locale}`, () => {
        const format = getDateFormat(locale);
        for (const style of ['long', 'short', 'narrow'] as const) {
          const always = new Intl.RelativeTimeFormat(locale, { style });
          const auto = new Intl.RelativeTimeFormat(locale, { style, numeric: 'auto' });
          for (const [unit, length, formatters] of [
            ['day', 1, [always, auto]],
            ['week', 7, [always]],
          ] as const)
            for (let count = 0; count < 1000; count += count < 130 ? 1 : 29)
              for (const sign of [1, -1]) {
                const days = sign * count * length;
                const expected = new Date(Date.UTC(2026, 10, 21 + days)).toISOString().slice(0, 10);
                for (const formatter of formatters) {
                  const text = formatter.format(sign * count, unit);
                  expect(parseDate(text, format, now), text).to.equal(expected);
                }
              }
        }
      });

    for (const locale of languages)
      it(`reads each weekday, and each day of a year without its year, as browsers write it in ${locale}`, () => {
        const format = getDateFormat(locale);
        const formatters = (['long', 'short'] as const).map((style) => {
          const create = (options: Intl.DateTimeFormatOptions) =>
            new Intl.DateTimeFormat(locale, { calendar: 'gregory', timeZone: 'UTC', ...options });
          return {
            day: create({ month: style, day: 'numeric' }),
            dayWithWeekday: create({ month: style, day: 'numeric', weekday: style }),
            weekday: create({ weekday: style }),
          };
        });
        for (let days = 0; days < 365; days++) {
          const date = Date.UTC(2026, 10, 21 + days);
          const day = new Date(date).toISOString().slice(0, 10);
          for (const formatter of formatters) {
            for (const text of [formatter.day.format(date), formatter.dayWithWeekday.format(date)])
              expect(parseDate(text, format, now), text).to.equal(day);
            if (days === 0 || days > 7) continue;
            const text = formatter.weekday.format(date);
            // "mar" is also March.
            const isMonth = locale !== 'en' && text.replace('.', '') === 'mar';
            expect(parseDate(text, format, now), text).to.equal(isMonth ? undefined : day);
          }
        }
      });

    for (const [text, locale, day] of [
      ['下周五', 'zh-CN', '2026-11-27'],
      ['下星期一', 'zh-CN', '2026-11-23'],
      ['下个星期六', 'zh-CN', '2026-11-28'],
      ['下週三', 'zh-TW', '2026-11-25'],
      ['来週金曜日', 'ja', '2026-11-27'],
      ['来週の火曜', 'ja', '2026-11-24'],
      // The last day of the next week, or its first.
      ['下周日', 'zh-CN', undefined],
      ['来週の日曜日', 'ja', undefined],
      ['下周五', 'ja', undefined],
      ['下五月', 'zh-CN', undefined],
    ] as const)
      it(`reads "${text}" in ${locale} as ${day ?? 'nothing'}`, () => {
        expect(parseDate(text, getDateFormat(locale), now)).to.equal(day);
      });

    it('reads no weekday of the next week on a Sunday, which begins or ends a week', () => {
      expect(parseDate('下周五', getDateFormat('zh-CN'), '2026-11-22')).to.equal(undefined);
    });

    for (const [text, locale] of [
      ['nächsten Freitag', 'de'],
      ['vendredi prochain', 'fr'],
      ['el próximo viernes', 'es'],
      ['12.12.', 'de'],
      ['12/12', 'fr'],
      ['mar', 'es'],
    ] as const)
      it(`does not read "${text}" as a date in ${locale}`, () => {
        expect(parseDate(text, getDateFormat(locale), now)).to.equal(undefined);
      });

    for (const [text, locale, day, time] of [
      ['3/4/2027 2:30 PM', 'en-US', '2027-03-04', '14:30'],
      ['3/4/2027, 2:30:05 PM', 'en-US', '2027-03-04', '14:30'],
      ['3/4/2027 2pm', 'en-US', '2027-03-04', '14:00'],
      ['Mar 4, 2027, 2:30:00 PM', 'en-US', '2027-03-04', '14:30'],
      ['March 4, 2027 at 2:30 PM', 'en-US', '2027-03-04', '14:30'],
      ['Thursday, March 4, 2027 at 2:30 PM', 'en-US', '2027-03-04', '14:30'],
      ['04.03.2027, 14:30 Uhr', 'de-DE', '2027-03-04', '14:30'],
      ['4. März 2027 um 14:30', 'de-DE', '2027-03-04', '14:30'],
      ['4 mars 2027 à 14h30', 'fr-FR', '2027-03-04', '14:30'],
      ['4 mars 2027 kl. 14:30', 'sv-SE', '2027-03-04', '14:30'],
      ['4/3/2027 14:30', 'en-GB', '2027-03-04', '14:30'],
    ] as const)
      it(`reads "${text}" in ${locale} as ${day} and ${time}`, () => {
        expect(parseDateTime(text, getDateFormat(locale))).to.deep.equal({ day, time });
      });

    for (const text of [
      '3/4/2027 2:30 PM EST',
      '3/4/2027 10',
      '3/4 10:30',
      '3/4/2027 - 3/5/2027',
      '3/4/2027 24:30',
      '2:30 PM',
      `3/4/2027${' '.repeat(100)}2:30 PM`,
    ])
      it(`does not read "${text.slice(0, 24)}" as a date with a time`, () => {
        expect(parseDateTime(text, getDateFormat('en-US'))).to.equal(undefined);
      });

    for (const text of [
      '',
      '   ',
      'soon',
      'heute',
      // Some people mean this week, and others the week after.
      'next Friday',
      'Fri Sat',
      'Fri 12',
      'in 3',
      'in 1000 days',
      'in 2026 days',
      '+',
      '+1000',
      '7',
      '3 days',
      '31/02/2026',
      'Feb 30, 2026',
      'Nov',
      'Nov 2026',
      "Nov '26",
      'Nov 0',
      'Feb 30',
      'Mon Nov 22',
      'Nov Dec 2026',
      'Nov 222 2026',
      'Mon 11/22/2026',
      '11-22:a/2026',
      '1o/2/2026',
      '(11/22/2026',
      '2026-11-22T25',
      '2026-02-30T10:00',
      // 20 November 2026, or 1 January 2026.
      '112026',
      // 19 December 1112 is not a date in this order, but 12 November 1912 is. The other text is 1 December
      // 1203 or 3 December 1201.
      '12011203',
      '2/30/2026',
      '2/29/2025',
      '13/45/2026',
      '13/1/2026',
      '0/1/2026',
      '1/0/2026',
      '1/2',
      '1/2/3/2026',
      '1/2/026',
      '1/2/20260',
      '1/2/0000',
      '1//2026',
      '1/2/2026x',
      '1,2,2026',
      '-1/2/2026',
      '2026/13/2',
      '2026/2/30',
      '(1/2/2026',
      '10102026x',
      '1e1/2/2026',
      '2026-13-01',
      '2026-02-30',
      '12026-01-02',
      '2026-01-023',
      '001/2/2026',
      '1/002/2026',
      '101022026',
      '010220261',
      '/1/2/2026',
    ])
      it(`does not read "${text}" as a date in en-US`, () => {
        expect(parseDate(text, getDateFormat('en-US'), now)).to.equal(undefined);
      });
  });
});
