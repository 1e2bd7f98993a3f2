import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, type } from '../../../support/act.ts';
import { restoreClock, settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { mount, recordEvents } from '../../../support/mount.ts';
import {
  day,
  element,
  enter,
  input,
  note,
  open,
  render,
  setUpPage,
  stopClockAtNow,
} from './dateInputFixture.ts';

const holidays = `disabled-dates='["2027-03-12",["2026-12-24","2027-01-01"],"2027-01-02"]'`;
const next = () => queryRole(element, 'button', /^Next available/);
const awaitNext = async () => until(next, 'the button of the next available day');
const description = () =>
  input()
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => element.shadowRoot!.getElementById(id)!.textContent)
    .join(' ');

describe('auction-date-input', () => {
  setUpPage();

  describe('with an unavailable day', () => {
    for (const [reason, attributes, text, message, available] of [
      ['a closed day', holidays, '3/12/2027', 'This date is unavailable.', 'Saturday, March 13, 2027'],
      ['a closed period', holidays, '12/25/2026', 'This date is unavailable.', 'Sunday, January 3, 2027'],
      ['the past', '', '11/20/2026', 'This date is in the past.', 'Saturday, November 21'],
      [
        'the past, before a minimum in the past',
        'min="2020-01-01"',
        '11/20/2019',
        'This date is in the past.',
        'Saturday, November 21',
      ],
      [
        'a minimum',
        'min="2026-12-24" ' + holidays,
        '12/1/2026',
        'Value must be 12/24/2026 or later.',
        'Sunday, January 3, 2027',
      ],
      [
        'a minimum of the calendar',
        `calendar-props='{"min":"2026-12-01"}'`,
        '11/30/2026',
        'Value must be 12/01/2026 or later.',
        'Tuesday, December 1',
      ],
      ['steps', 'min="2026-12-01" step="7"', '12/2/2026', null, 'Tuesday, December 8'],
    ] as const)
      it(`says why and offers the next available day: ${reason}`, async () => {
        stopClockAtNow();
        await render(attributes);
        await enter(text);
        await awaitNext();
        expect(byRole(element, 'alert').textContent).to.equal(message ?? element.validationMessage);
        expect(next()!.textContent).to.equal(`Next available: ${available}`);
        expect(description()).to.equal(`${note()} Next available: ${available}`);
        restoreClock();
        await expect(element).to.be.accessible();
      });

    it('takes the next available day like a day of the calendar, and focuses the input', async () => {
      stopClockAtNow();
      await render(`name="day" ${holidays}`, (html) => `<form>${html}</form>`);
      await enter('12/25/2026');
      const list = recordEvents(element, 'input', 'change');
      await press(await awaitNext());
      expect(list).to.deep.equal(['input 2027-01-03', 'change 2027-01-03']);
      expect([input().value, note(), next()]).to.deep.equal(['01/03/2027', 'mm/dd/yyyy', null]);
      expect(element.validity.valid).to.equal(true);
      expectFocus(input());
    });

    it('takes the next available day with the keyboard', async () => {
      stopClockAtNow();
      await render(holidays);
      await enter('3/12/2027');
      await awaitNext();
      // Focus is on the button of the calendar.
      await keys('Tab');
      expectFocus(next());
      await keys('Enter');
      expect(element.value).to.equal('2027-03-13');
      expectFocus(input());
    });

    for (const [what, attributes, text] of [
      ['after the maximum', 'max="2027-01-01"', '1/2/2027'],
      ['in a closed period until the maximum', `max="2027-01-01" ${holidays}`, '12/24/2026'],
      ['that is not a date', holidays, '12/32/2026'],
    ] as const)
      it(`offers no other day for a day ${what}`, async () => {
        stopClockAtNow();
        await render(attributes);
        // Its code has loaded for another field.
        const other = await mount<typeof element>('<auction-date-input locale="en-US"></auction-date-input>');
        other.shadowRoot!.querySelector('input')!.focus();
        await type('1/1/2020');
        await keys('Tab');
        await until(() => queryRole(other, 'button', /^Next available/), 'its code');
        await enter(text);
        expect(byRole(element, 'alert').textContent).to.not.equal('');
        restoreClock();
        await settled();
        expect(next()).to.equal(null);
      });

    it('offers no other day for an error of the page', async () => {
      stopClockAtNow();
      await render(holidays);
      await enter('3/12/2027');
      await awaitNext();
      element.setCustomValidity('We are on holiday.');
      await settled();
      expect([note(), next()]).to.deep.equal(['We are on holiday.', null]);
    });

    it('offers no other day while the user types', async () => {
      stopClockAtNow();
      await render(holidays);
      input().focus();
      await type('3/12/2027');
      await settled();
      expect(next()).to.equal(null);
    });

    it('does not move a button below while the user presses it', async () => {
      stopClockAtNow();
      await render(holidays, (html) => `${html}<p><button id="below">Below</button></p>`);
      await enter('12/25/2026');
      await press(await awaitNext());
      input().select();
      await type('3/12/2027');
      let clicks = 0;
      const below = document.querySelector<HTMLElement>('#below')!;
      below.addEventListener('click', () => clicks++);
      const { top } = below.getBoundingClientRect();
      await press(below);
      restoreClock();
      await awaitNext();
      expect([clicks, below.getBoundingClientRect().top > top]).to.deep.equal([1, true]);
    });

    it('is in the language of the page', async () => {
      await render('locale="de" min="2037-03-03"');
      element.locale = 'de';
      await until(() => element.shadowRoot!.querySelector('[lang]'), 'the messages');
      await enter('2.3.2037');
      const button = await until(() => queryRole(element, 'button', /Nächster/), 'the button');
      expect([note(), button.textContent]).to.deep.equal([
        'Der Wert darf nicht vor 03.03.2037 liegen.',
        'Nächster freier Tag: Dienstag, 3. März 2037',
      ]);
    });

    it('sets an input of the page, and focuses it', async () => {
      stopClockAtNow();
      await mount(
        `<auction-date-input locale="en-US" ${holidays}><input aria-label="Day"></auction-date-input>`,
      );
      const field = document.querySelector('auction-date-input')!;
      const native = field.querySelector('input')!;
      const list: string[] = [];
      for (const name of ['input', 'change'])
        native.addEventListener(name, () => list.push(`${name} ${native.value}`));
      native.focus();
      await type('3/12/2027');
      await keys('Tab');
      const button = await until(() => queryRole(field, 'button', /^Next available/), 'the button');
      expect(native.getAttribute('aria-description')).to.equal(
        'This date is unavailable. Next available: Saturday, March 13, 2027',
      );
      list.length = 0;
      await press(button);
      expect(list).to.deep.equal(['input 03/13/2027', 'change 03/13/2027']);
      expectFocus(native);
    });

    it('says in the calendar why days are unavailable', async () => {
      stopClockAtNow();
      await render(`min="2020-01-01" max="2026-11-28" disabled-dates='["2026-11-25"]'`);
      await open();
      const reason = (name: string) => day(name).getAttribute('aria-description');
      expect(
        ['Friday, November 20', 'Saturday, November 21', 'Wednesday, November 25', 'Sunday, November 29'].map(
          reason,
        ),
      ).to.deep.equal([
        'This date is in the past.',
        null,
        'This date is unavailable.',
        'Value must be Saturday, November 28, 2026 or earlier.',
      ]);
    });
  });
});
