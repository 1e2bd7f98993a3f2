import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, timezone } from '../../../support/act.ts';
import { byRole, expectFocus } from '../../../support/find.ts';
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
      ['Next year', 'November 2027'],
      ['Previous year', 'November 2025'],
    ] as const)
      it(`shows and announces ${to} on “${button}”, and keeps focus`, async () => {
        await render();
        await press(byRole(element, 'button', button));
        expect(month()).to.equal(to);
        expectFocus(byRole(element, 'button', button));
        expect(byRole(element, 'heading').getAttribute('aria-live')).to.equal('polite');
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
});
