import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { formatDay, getDateFormat } from '../../../src/datetime/dateFormat.ts';
import { formatTime, getTimeFormat } from '../../../src/datetime/time.ts';
import { settled, until } from '../../support/clock.ts';
import { mount } from '../../support/mount.ts';

/** The languages of the elements, and locales with other scripts, orders, calendars, and digits. */
const locales =
  'en es fr de it pt-BR nl pl sv ja zh-Hans ar en-GB da fi cs hu tr ru ko zh-Hant-TW he fa ar-EG'.split(' ');

/** 400 days in a row, with the end of February of a leap year. */
const days = Array.from({ length: 400 }, (_, index) =>
  new Date(Date.UTC(2027, 11, 1) + index * 86_400_000).toISOString().slice(0, 10),
);
const times = Array.from(
  { length: 1440 },
  (_, minute) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`,
);

type Field = HTMLElement & { value: string };

/** Returns the value that a field has after a user has typed each text. Every 50th time, the field must show the text of its value. */
async function typeAll(field: Field, texts: readonly string[]): Promise<string[]> {
  const input = field.shadowRoot!.querySelector('input')!;
  const values: string[] = [];
  for (const [index, text] of texts.entries()) {
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    const { value } = field;
    values.push(value);
    if (index % 50 > 0) continue;
    field.value = '';
    await settled();
    field.value = value;
    await settled();
    expect(input.value).to.equal(text);
  }
  return values;
}

const getDigits = (text: string) => text.replaceAll(/\D/g, '');

/** Digits of a date, in the order of a locale. */
function getDateDigits(day: string, locale: string): string {
  const numbers = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' };
  return getDigits(
    new Intl.DateTimeFormat(locale, { ...numbers, day: '2-digit', month: '2-digit', year: 'numeric' }).format(
      new Date(day),
    ),
  );
}

describe('round trip of dates and times', () => {
  const { lang } = document.documentElement;
  const { DateTimeFormat } = Intl;
  afterEach(() => {
    document.documentElement.lang = lang;
    Intl.DateTimeFormat = DateTimeFormat;
  });

  /** Replaces the browser’s locale. */
  const setBrowserLocale = (locale: string) => {
    Intl.DateTimeFormat = class extends DateTimeFormat {
      constructor(given?: string, options?: Intl.DateTimeFormatOptions) {
        super(given ?? locale, options);
      }
    } as typeof DateTimeFormat;
  };

  for (const source of ['page', 'browser'] as const)
    for (const locale of locales)
      it(`keeps each day and minute in ${locale}, the locale of the ${source}`, async function () {
        this.timeout(60_000);
        document.documentElement.lang = locale;
        if (source === 'browser') setBrowserLocale(locale);
        const attribute = source === 'page' ? ' locale="page"' : '';
        const numbers = source === 'page' ? locale : undefined;
        const date = await mount<Field>(`<auction-date-input allow-past${attribute}></auction-date-input>`);
        await until(() => date.shadowRoot!.querySelector('label')?.textContent?.trim(), 'words');
        const format = getDateFormat(numbers, locale);
        expect(getDigits(formatDay(days[45]!, format))).to.equal(getDateDigits(days[45]!, locale));
        expect(
          await typeAll(
            date,
            days.map((day) => formatDay(day, format)),
          ),
        ).to.deep.equal(days);
        for (const hourCycle of ['h12', 'h23'] as const) {
          const time = await mount<Field>(
            `<auction-time-input hour-cycle="${hourCycle}"${attribute}></auction-time-input>`,
          );
          await until(() => time.shadowRoot!.querySelector('label')?.textContent?.trim(), 'words');
          const clock = getTimeFormat(numbers, hourCycle, locale);
          expect(
            await typeAll(
              time,
              times.map((each) => formatTime(each, clock)),
            ),
          ).to.deep.equal(times);
        }
      });
});
