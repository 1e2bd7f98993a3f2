import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { recordWarnings } from '../../../support/mount.ts';
import {
  day,
  element,
  focusedDay,
  isDisabled,
  month,
  render,
  setUpPage,
  start,
} from './datePickerFixture.ts';

describe('auction-date-picker', () => {
  setUpPage();

  it('shows the current month with today marked and weeks starting on Sunday', async () => {
    await render();
    expect(month()).to.equal('November 2026');
    expect(allByRole(element, 'columnheader').map((each) => (each as HTMLTableCellElement).abbr)[0]).to.equal(
      'Sunday',
    );
    expect(element.shadowRoot!.querySelectorAll('[aria-current=date]').length).to.equal(1);
    expect(element.shadowRoot!.querySelector('[aria-current=date]')!.textContent).to.equal('21');
  });

  it('shows the month of its value, which is selected', async () => {
    await render('value="2027-03-05"');
    expect(month()).to.equal('March 2027');
    const selected = element.shadowRoot!.querySelectorAll('[aria-selected=true]');
    expect([...selected].map((each) => each.textContent)).to.deep.equal(['5']);
    element.value = '2027-04-06';
    await settled();
    expect(month()).to.equal('April 2027');
  });

  it('marks today with another color than focus', async () => {
    await render();
    const today = day('Saturday, November 21, 2026, today');
    today.focus();
    const { borderTopColor, outlineColor } = getComputedStyle(today);
    expect(borderTopColor).to.not.equal(outlineColor);
    expect(getComputedStyle(today).fontWeight).to.equal('600');
  });

  it('shows its value even when it is out of range', async () => {
    await start('value="2026-12-24" min="2027-01-05"');
    expect([month(), focusedDay()]).to.deep.equal(['December 2026', '2026-12-24']);
  });

  it('includes today and selected in the names of days', async () => {
    await render('value="2026-11-23"');
    byRole(element, 'button', 'Saturday, November 21, 2026, today');
    byRole(element, 'button', 'Monday, November 23, 2026, selected');
    element.value = '2026-11-21';
    await settled();
    byRole(element, 'button', 'Saturday, November 21, 2026, today, selected');
    byRole(element, 'button', 'Monday, November 23, 2026');
  });

  it('has cells of 40 px', async () => {
    await render();
    const { width, height } = day('Saturday, November 21, 2026').getBoundingClientRect();
    expect([width, height]).to.deep.equal([40, 40]);
  });

  it('centers the number of a day in its cell, below its weekday', async () => {
    await render();
    const middle = ({ left, right }: DOMRect) => (left + right) / 2;
    const textOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    for (const name of ['Sunday, November 1, 2026', 'Saturday, November 21, 2026']) {
      const cell = day(name);
      expect(middle(textOf(cell)), name).to.be.closeTo(middle(cell.getBoundingClientRect()), 1);
    }
    const [sunday] = allByRole(element, 'columnheader');
    expect(middle(textOf(sunday!))).to.be.closeTo(middle(textOf(day('Sunday, November 1, 2026'))), 1.5);
  });

  for (const locale of ['en', 'es', 'fr', 'de', 'it', 'pt-BR', 'nl', 'pl', 'sv', 'ja', 'zh-Hans', 'ar', 'fa'])
    it(`has space between the names of the weekdays in ${locale}`, async () => {
      await render();
      element.setAttribute('locale', locale);
      const headers = () => allByRole(element, 'columnheader') as HTMLTableCellElement[];
      const sunday = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(new Date(2026, 10, 22));
      await until(() => headers()[0]!.abbr === sunday);
      const texts = headers().map((header) => {
        const range = document.createRange();
        range.selectNodeContents(header);
        return range.getBoundingClientRect();
      });
      texts.sort((a, b) => a.left - b.left);
      for (const [index, { left }] of texts.entries())
        expect(left - (texts[index - 1]?.right ?? -Infinity), String(index)).to.be.greaterThan(4);
    });

  describe('selecting a day', () => {
    it('dispatches `input` and `change` at each press', async () => {
      await render();
      const events: string[] = [];
      for (const name of ['input', 'change'])
        element.addEventListener(name, () => events.push(`${name} ${element.value}`));
      await press(day('Friday, November 27, 2026'));
      await press(day('Saturday, November 28, 2026'));
      expect(events).to.deep.equal([
        'input 2026-11-27',
        'change 2026-11-27',
        'input 2026-11-28',
        'change 2026-11-28',
      ]);
      expect(element.shadowRoot!.querySelectorAll('[aria-selected=true]').length).to.equal(1);
    });

    it('keeps the selected day when it is pressed again', async () => {
      await render('value="2026-11-27"');
      await press(day('Friday, November 27, 2026'));
      expect(element.value).to.equal('2026-11-27');
    });

    for (const key of ['Enter', 'Space'])
      it(`selects a day by ${key} without submitting the form`, async () => {
        await render('name="day"', (html) => `<form>${html}<button>Go</button></form>`);
        let submits = 0;
        element.closest('form')!.addEventListener('submit', (event) => {
          event.preventDefault();
          submits++;
        });
        element.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
        await keys('ArrowRight', key);
        expect([element.value, submits]).to.deep.equal(['2026-11-22', 0]);
        expect(new FormData(element.closest('form')!).get('day')).to.equal('2026-11-22');
      });
  });

  it('leaves focus on a selected day of another month, and announces the day', async () => {
    await render('value="2026-12-24"');
    element.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]')!.focus();
    await keys('PageDown', 'Enter');
    expect([focusedDay(), month(), element.value]).to.deep.equal([
      '2027-01-24',
      'January 2027',
      '2027-01-24',
    ]);
    expect(byRole(element, 'status').textContent).to.equal('Sunday, January 24, 2027, selected');
  });

  describe('days that cannot be selected', () => {
    it('includes days before today', async () => {
      await render();
      expect(isDisabled('Friday, November 20, 2026')).to.equal(true);
      expect(isDisabled('Saturday, November 21, 2026')).to.equal(false);
    });

    it('excludes days before today with allow-past', async () => {
      await render('allow-past');
      expect(isDisabled('Friday, November 20, 2026')).to.equal(false);
    });

    it('includes days outside min and max, and days in disabled-dates', async () => {
      await render(
        `min="2026-11-23" max="2026-11-28" disabled-dates='["2026-11-24", ["2026-11-26", "2026-11-27"]]'`,
      );
      const enabled = element.shadowRoot!.querySelectorAll('[data-day]:not([aria-disabled])');
      expect([...enabled].map(({ textContent }) => textContent)).to.deep.equal(['23', '25', '28']);
    });

    it('allows focus on such a day without selecting it', async () => {
      await start();
      await keys('ArrowLeft');
      expectFocus(day('Friday, November 20, 2026'));
      await keys('Enter');
      await press(day('Thursday, November 19, 2026'));
      expect(element.value).to.equal('');
    });

    it('warns about invalid dates', async () => {
      const warnings = recordWarnings();
      await render(`min="soon" disabled-dates='["tomorrow"]' calendar-props="[]"`);
      warnings.stop();
      expect(warnings.texts.join()).to.match(/`min` isn't valid/);
      expect(warnings.texts.join()).to.match(/`disabledDates` isn't valid/);
      expect(warnings.texts.join()).to.match(/`calendar-props` isn't a JSON object/);
      expect(month()).to.equal('November 2026');
    });
  });

  it('is named by itself, or by the page', async () => {
    await render();
    const name = () => element.shadowRoot!.querySelector('[role=group]')!.getAttribute('aria-label');
    expect(name()).to.equal('Calendar');
    element.setAttribute('locale', 'de');
    await until(() => name() === 'Kalender', 'German');
    element.setAttribute('aria-label', 'Besichtigung');
    expect(name()).to.equal('Besichtigung');
    element.setAttribute('locale', 'fr');
    await until(() => queryRole(element, 'button', 'Mois suivant'), 'French');
    await settled();
    expect(name()).to.equal('Besichtigung');
    element.removeAttribute('aria-label');
    expect(name()).to.equal('Calendrier');
  });

  it('starts its week on the day that the page sets', async () => {
    await render('week-starts-on="1"');
    expect((allByRole(element, 'columnheader')[0] as HTMLTableCellElement).abbr).to.equal('Monday');
  });

  it('uses the language of the page', async () => {
    await render();
    element.setAttribute('locale', 'de-DE');
    await until(() => queryRole(element, 'button', /^Samstag, 21. November 2026/), 'German');
    expect(month()).to.equal('November 2026');
    byRole(element, 'button', 'Nächster Monat');
    element.setAttribute('messages', '{"nextMonth":"Weiter"}');
    await settled();
    byRole(element, 'button', 'Weiter');
  });

  it('cannot be used while disabled', async () => {
    await render('disabled');
    await press(element);
    expect(element.value).to.equal('');
    expect(queryRole(element, 'grid') === null).to.equal(false);
    expect((byRole(element, 'button', 'Next month') as HTMLButtonElement).disabled).to.equal(true);
  });

  it('is invalid while it is required and empty', async () => {
    await render('required allow-past name="day"', (html) => `<form>${html}</form>`);
    expect(element.closest('form')!.checkValidity()).to.equal(false);
    element.value = '2026-11-27';
    expect(element.closest('form')!.checkValidity()).to.equal(true);
  });
});
