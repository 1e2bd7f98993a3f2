import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, timezone } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus } from '../../../support/find.ts';
import { day, element, focusedDay, month, render, setUpPage, start } from './datePickerFixture.ts';

describe('auction-date-picker', () => {
  setUpPage();

  describe('keys (APG date picker dialog)', () => {
    for (const [key, to] of [
      ['ArrowRight', '2026-11-22'],
      ['ArrowLeft', '2026-11-20'],
      ['ArrowDown', '2026-11-28'],
      ['ArrowUp', '2026-11-14'],
      ['Home', '2026-11-15'],
      ['End', '2026-11-21'],
      ['PageDown', '2026-12-21'],
      ['PageUp', '2026-10-21'],
      ['Shift+PageDown', '2027-11-21'],
      ['Shift+PageUp', '2025-11-21'],
    ] as const)
      it(`moves to ${to} on ${key}`, async () => {
        await start();
        await keys(key);
        expect(focusedDay()).to.equal(to);
      });

    it('moves into the next month', async () => {
      await start('value="2026-11-30"');
      await keys('ArrowRight');
      expect([focusedDay(), month()]).to.deep.equal(['2026-12-01', 'December 2026']);
    });

    it('moves back and forth between days without removing the focused day', async () => {
      await start('value="2026-12-10"');
      const lost: unknown[] = [];
      element.shadowRoot!.addEventListener('focusout', (event) => {
        if (!(event as FocusEvent).relatedTarget) lost.push(focusedDay());
      });
      const days: unknown[] = [];
      for (const key of [
        'PageDown',
        'ArrowLeft',
        'PageUp',
        'ArrowUp',
        'ArrowUp',
        'ArrowDown',
        'Shift+PageUp',
        'Home',
        'PageDown',
        'PageDown',
      ]) {
        await keys(key);
        days.push(focusedDay());
      }
      expect(days).to.deep.equal([
        '2027-01-10',
        '2027-01-09',
        '2026-12-09',
        '2026-12-02',
        '2026-11-25',
        '2026-12-02',
        '2025-12-02',
        '2025-11-30',
        '2025-12-30',
        '2026-01-30',
      ]);
      expect(lost).to.deep.equal([]);
    });

    it('continues from the day that assistive technology has focused', async () => {
      await start('value="2026-11-10"');
      day('Friday, November 20, 2026').focus();
      await keys('PageDown');
      expect(focusedDay()).to.equal('2026-12-20');
      day('Wednesday, December 9, 2026').focus();
      await keys('ArrowLeft');
      expect(focusedDay()).to.equal('2026-12-08');
    });

    it('moves to the last day of a shorter month', async () => {
      await start('value="2027-01-31"');
      await keys('PageDown');
      expect(focusedDay()).to.equal('2027-02-28');
    });

    for (const [from, pressed, to] of [
      ['2027-01-31', ['PageDown', 'PageDown'], '2027-03-31'],
      ['2024-02-29', ['Shift+PageUp', 'Shift+PageUp', 'Shift+PageUp', 'Shift+PageUp'], '2020-02-29'],
      ['2027-01-31', ['PageDown', 'Shift+PageDown', 'PageDown'], '2028-03-31'],
      ['2027-01-31', ['PageDown', 'ArrowLeft', 'PageDown'], '2027-03-27'],
    ] as const)
      it(`keeps the day of the month across shorter months: ${from}, ${pressed.join(', ')}`, async () => {
        await start(`value="${from}"`);
        await keys(...pressed);
        expect(focusedDay()).to.equal(to);
      });

    it('moves between days even after the page has replaced Date', async () => {
      const { Date: replaced } = window;
      await timezone('America/New_York');
      try {
        await start('value="2026-11-18"');
        window.Date = class extends replaced {} as DateConstructor;
        const days: unknown[] = [];
        for (const key of ['ArrowRight', 'End', 'Home', 'PageDown', 'Shift+PageUp', 'ArrowUp']) {
          await keys(key);
          days.push(focusedDay());
        }
        expect(days).to.deep.equal([
          '2026-11-19',
          '2026-11-21',
          '2026-11-15',
          '2026-12-15',
          '2025-12-15',
          '2025-12-08',
        ]);
      } finally {
        window.Date = replaced;
        await timezone();
      }
    });

    it('mirrors the arrow keys in right-to-left pages', async () => {
      document.documentElement.dir = 'rtl';
      await start();
      await keys('ArrowLeft');
      expect(focusedDay()).to.equal('2026-11-22');
    });

    it('leaves one tab stop for all days', async () => {
      await render();
      expect(element.shadowRoot!.querySelectorAll('[data-day][tabindex="0"]').length).to.equal(1);
    });
  });

  describe('changing the month', () => {
    for (const [button, to] of [
      ['Next month', 'December 2026'],
      ['Previous month', 'October 2026'],
    ] as const)
      it(`shows and announces ${to} on “${button}”, and keeps focus`, async () => {
        await render('allow-past');
        await press(byRole(element, 'button', button));
        expect(month()).to.equal(to);
        expectFocus(byRole(element, 'button', button));
        expect(byRole(element, 'heading').getAttribute('aria-live')).to.equal('polite');
      });

    for (const [attributes, button, focusedAfter] of [
      ['', 'Previous month', 'November 2026'],
      ['min="2026-12-24"', 'Previous month', 'December 2026'],
      ['max="2026-11-30"', 'Next month', 'November 2026'],
    ] as const)
      it(`keeps focus on “${button}” when no day of that month can be chosen: ${attributes}`, async () => {
        await render(attributes);
        const arrow = byRole(element, 'button', button);
        expect(arrow.getAttribute('aria-disabled')).to.equal('true');
        arrow.focus();
        await keys('Enter');
        await press(arrow);
        expectFocus(arrow);
        expect(month()).to.equal(focusedAfter);
      });

    it('moves to the first day that can be chosen in the month', async () => {
      await render('value="2027-01-10"');
      for (const _ of [1, 2]) await press(byRole(element, 'button', 'Previous month'));
      expect(focusableDay()).to.equal('2026-11-21');
      expectFocus(byRole(element, 'button', 'Previous month'));
    });

    it('keeps the day of the month across shorter months', async () => {
      await render('value="2027-01-31"');
      for (const button of ['Next month', 'Next month']) await press(byRole(element, 'button', button));
      expect(element.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]')!.dataset['day']).to.equal(
        '2027-03-31',
      );
    });

    it('forgets the day of the month once another day is pressed', async () => {
      await render('value="2027-01-31"');
      await press(byRole(element, 'button', 'Next month'));
      await press(day('Sunday, February 28, 2027'));
      await press(byRole(element, 'button', 'Next month'));
      expect(element.shadowRoot!.querySelector<HTMLElement>('[tabindex="0"]')!.dataset['day']).to.equal(
        '2027-03-28',
      );
    });
  });

  describe('selecting the month and the year', () => {
    const menus = () =>
      ['Month', 'Year'].map((name) => byRole(element, 'combobox', name) as HTMLSelectElement);
    const options = (menu: HTMLSelectElement) =>
      [...menu.options].filter(({ disabled }) => !disabled).map(({ text }) => text);

    for (const [day, name] of [
      ['1900-01-01', 'Monday, January 1, 1900'],
      ['1980-05-17', 'Saturday, May 17, 1980'],
      ['2100-12-31', 'Friday, December 31, 2100'],
    ] as const)
      it(`reaches ${day} in three actions`, async () => {
        await render('allow-past');
        const [months, years] = menus();
        await choose(years!, day.slice(0, 4));
        await choose(months!, name.split(' ')[1]!);
        expect(month()).to.equal(`${name.split(' ')[1]} ${day.slice(0, 4)}`);
        await press(byRole(element, 'button', name));
        expect(element.value).to.equal(day);
      });

    it('reaches a day with the keyboard', async () => {
      await start('allow-past');
      await keys('Shift+Tab', 'Shift+Tab');
      expectFocus(menus()[1]);
      for (const digit of '1980') await keys(digit);
      await until(() => month() === 'November 1980', 'the year');
      await keys('Shift+Tab');
      expectFocus(menus()[0]);
      await keys('m', 'a', 'y');
      await until(() => month() === 'May 1980', 'the month');
      expectFocus(menus()[0]);
      expect(byRole(element, 'heading').getAttribute('aria-live')).to.equal('polite');
      expect(byRole(element, 'grid', 'May 1980')).to.be.instanceOf(Element);
    });

    it('keeps the events of the menus inside the element', async () => {
      await render();
      const events: string[] = [];
      for (const name of ['input', 'change'])
        element.addEventListener(name, () => events.push(`${name} ${element.value}`));
      await choose(menus()[1]!, '2027');
      expect([month(), ...events]).to.deep.equal(['November 2027']);
    });

    it('offers the years and months that min, max, and today allow', async () => {
      await render('min="2025-01-01" max="2028-02-10"');
      const [months, years] = menus();
      expect(options(years!)).to.deep.equal(['2026', '2027', '2028']);
      expect(options(months!)).to.deep.equal(['November', 'December']);
      await choose(years!, '2028');
      // November 2028 is after the last day.
      expect([month(), focusableDay()]).to.deep.equal(['February 2028', '2028-02-10']);
      expect(options(months!)).to.deep.equal(['January', 'February']);
    });

    it('offers the year of a value that can no longer be chosen', async () => {
      await render('value="1980-05-17"');
      const [months, years] = menus();
      expect([months!.selectedOptions[0]!.text, years!.value]).to.deep.equal(['May', '1980']);
      await choose(years!, '2030');
      expect(month()).to.equal('May 2030');
    });

    it('offers 201 years for limits far in the past and future', async () => {
      await render('min="0001-01-01" max="9999-12-31" allow-past');
      const years = options(menus()[1]!);
      expect([years.length, years[0], years.at(-1)]).to.deep.equal([201, '1900', '2100']);
    });

    it('uses the order and the names of the language', async () => {
      await render('value="2026-11-21" lang="ja"');
      element.setAttribute('locale', 'ja-JP');
      await settled();
      const selected = () =>
        (allByRole(element, 'combobox') as HTMLSelectElement[])
          .map(({ selectedOptions }) => selectedOptions[0]!.text)
          .join();
      await until(() => selected() === '2026,11月', 'the menus in Japanese');
    });
  });
});

const focusableDay = () =>
  element.shadowRoot!.querySelector<HTMLElement>('td > [tabindex="0"]')!.dataset['day'];

/** Selects an option, as the list of the browser does, which tests cannot reach. */
async function choose(menu: HTMLSelectElement, text: string): Promise<void> {
  menu.value = [...menu.options].find((option) => option.text === text)!.value;
  menu.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  menu.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}
