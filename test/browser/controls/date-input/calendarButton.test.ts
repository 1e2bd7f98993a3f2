import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, press, parkPointer, type, viewport } from '../../../support/act.ts';
import { leaveTime, advance, settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, focused, queryRole } from '../../../support/find.ts';
import { mount, recordEvents } from '../../../support/mount.ts';
import { getNodes } from '../../elements/forms/nativeAttributes/fixture.ts';
import {
  element,
  render,
  input,
  part,
  note,
  button,
  isOpen,
  open,
  day,
  enter,
  stopClockAtNow,
  setUpPage,
} from './dateInputFixture.ts';

describe('auction-date-input', () => {
  setUpPage();

  describe('calendar button', () => {
    beforeEach(() => stopClockAtNow());

    it('opens the calendar with focus on today, as its ARIA attributes announce', async () => {
      await render();
      expect(button().getAttribute('aria-haspopup')).to.equal('dialog');
      await open();
      expect(button().getAttribute('aria-expanded')).to.equal('true');
      byRole(element, 'dialog', 'Calendar, Date');
      // The name is not repeated.
      expect(queryRole(element, 'group') === null).to.equal(true);
      expectFocus(day('Saturday, November 21, 2026'));
    });

    it('offers all years half a second after it has opened, or when the menu of years receives focus', async () => {
      for (const act of [
        () => advance(500),
        async (years: HTMLSelectElement) => {
          years.focus();
          await settled();
        },
      ]) {
        await render('max="2028-02-10"');
        await open();
        const years = byRole(element, 'combobox', 'Year') as HTMLSelectElement;
        const { width } = years.getBoundingClientRect();
        expect(years.options.length).to.equal(1);
        await act(years);
        expect(Array.from(years.options, ({ text }) => text)).to.deep.equal(['2026', '2027', '2028']);
        expect([years.value, years.getBoundingClientRect().width]).to.deep.equal(['2026', width]);
      }
    });

    for (const [what, around] of [
      ['a label', (html: string) => `<label>Ends on ${html}</label>`],
      ['a form field', (html: string) => `<auction-form-field label="Ends on">${html}</auction-form-field>`],
    ] as const)
      it(`opens a calendar that is named after the field by ${what} of the page`, async () => {
        await render('', around);
        await open();
        byRole(element, 'dialog', 'Calendar, Ends on');
      });

    it('is described by the name of its field, like the button of a time field', async () => {
      await mount(`<auction-date-input label="Starts on"></auction-date-input>
        <label>Ends on <auction-date-input value="2026-12-24" locale="en-US"></auction-date-input></label>
        <auction-form-field label="Opens at"><auction-time-input></auction-time-input></auction-form-field>
        <auction-date-input></auction-date-input>
        <auction-date-input label="" aria-label="Viewing on"></auction-date-input>`);
      const buttons = await getNodes(['button']);
      expect(buttons.map(({ name, description }) => [name, description])).to.have.deep.members([
        ['Open Calendar', 'Starts on'],
        ['Open Calendar, 12/24/2026', 'Ends on'],
        ['Open Time Picker', 'Opens at'],
        ['Open Calendar', 'Date'],
        ['Open Calendar', 'Viewing on'],
      ]);
    });

    it('renders the hidden calendar in advance while the pointer is over the button', async () => {
      await render('value="2026-12-24"');
      await hover(button());
      await until(() => part('calendar'), 'the calendar');
      await settled();
      const calendar = part('calendar')!;
      expect(getComputedStyle(calendar).visibility).to.equal('hidden');
      expect(isOpen()).to.equal(false);
      expect(button().getAttribute('aria-expanded')).to.equal('false');
      await parkPointer();
      await until(() => !part('calendar'), 'the calendar to be removed');
      await hover(button());
      await until(() => part('calendar'), 'the calendar');
      const again = part('calendar');
      await press(button());
      expect(part('calendar') === again).to.equal(true);
      expectFocus(day('Thursday, December 24, 2026'));
    });

    it('renders the hidden calendar in advance while the button has focus, and Tab skips the calendar', async () => {
      await render();
      button().focus();
      await until(() => part('calendar'), 'the calendar');
      await keys('Tab');
      expect(element.matches(':focus-within')).to.equal(false);
      await until(() => !part('calendar'), 'the calendar to be removed');
    });

    it('aligns the calendar with the start of its field, even at the edge of the page', async () => {
      await render('', (html) => `<div style="margin:0 -8px;inline-size:600px">${html}</div>`);
      await open();
      expect(part('popover')!.getBoundingClientRect().left).to.equal(4);
    });

    it('opens at the selected day each time', async () => {
      await render('value="2026-12-24"');
      await open();
      await keys('PageDown');
      expectFocus(day('Sunday, January 24, 2027'));
      await keys('Escape', 'Enter');
      expectFocus(day('Thursday, December 24, 2026'));
    });

    it('closes the calendar, like Escape and a press outside', async () => {
      await render();
      await open();
      await press(button());
      expect(isOpen()).to.equal(false);
      await open();
      await keys('Escape');
      expect(isOpen()).to.equal(false);
      expectFocus(button());
      await open();
      await parkPointer();
      await press(document.body);
      expect(isOpen()).to.equal(false);
    });

    it('closes the calendar when focus leaves it', async () => {
      await render('', (html) => `${html}<button>after</button>`);
      await open();
      for (let stops = 0; stops < 8 && isOpen(); stops++) await keys('Tab');
      expect(isOpen()).to.equal(false);
    });

    it('receives focus and includes the date in its name after a day was selected', async () => {
      await render('name="date"');
      const list = recordEvents(element, 'input', 'change');
      await open();
      await press(day('Friday, November 27, 2026'));
      expect(isOpen()).to.equal(false);
      expect([element.value, input().value]).to.deep.equal(['2026-11-27', '11/27/2026']);
      expect(list).to.deep.equal(['input 2026-11-27', 'change 2026-11-27']);
      expectFocus(byRole(element, 'button', 'Open Calendar, 11/27/2026'));
    });

    it('opens at the selected day, and keeps the day when it is selected again', async () => {
      await render('value="2027-03-05"');
      await open();
      expectFocus(day('Friday, March 5, 2027'));
      const list = recordEvents(element, 'change');
      await keys('Enter');
      expect([element.value, list.length, isOpen()]).to.deep.equal(['2027-03-05', 0, false]);
    });

    it('opens a calendar that replaces text that is not a date', async () => {
      await render();
      await enter('x');
      await open();
      await press(day('Friday, November 27, 2026'));
      expect([note(), input().value]).to.deep.equal(['mm/dd/yyyy', '11/27/2026']);
    });

    it('has the shortcut Alt+Down Arrow in the input', async () => {
      await render();
      input().focus();
      await keys('Alt+ArrowDown');
      await until(() => queryRole(element, 'grid'), 'the calendar');
      await keys('Escape');
      expectFocus(button());
    });

    it('opens the month of a typed date on Alt+Down Arrow', async () => {
      await render('allow-past');
      input().focus();
      await type('3/4/2027');
      await keys('Alt+ArrowDown');
      await until(() => queryRole(element, 'grid'), 'the calendar');
      const typed = await until(() => queryRole(element, 'button', /March 4, 2027/), 'March');
      await until(() => element.shadowRoot!.activeElement === typed, 'the focus');
      await leaveTime();
      expectFocus(typed);
      await keys('Escape');
    });

    for (const state of ['disabled', 'readonly'])
      it(`cannot be used while the field is ${state}`, async () => {
        await render(state);
        expect((button() as HTMLButtonElement).disabled).to.equal(true);
      });

    it('disables the days between the steps from `min`, or from the initial value', async () => {
      const enabled = () =>
        [...part('popover')!.querySelectorAll('[part=day]:not([aria-disabled])')].map(
          ({ textContent }) => textContent,
        );
      await render('step="7" min="2027-01-01" value="2027-01-14"');
      await open();
      expect(enabled()).to.deep.equal(['1', '8', '15', '22', '29']);
      element.removeAttribute('min');
      await settled();
      expect(enabled()).to.deep.equal(['7', '14', '21', '28']);
      element.step = 'any';
      await settled();
      expect(enabled()).to.have.length(31);
      element.remove();
      await mount(
        '<auction-date-input label="Day"><input type="date" step="10" value="2027-01-03"></auction-date-input>',
      );
      const field = document.querySelector('auction-date-input')!;
      await press(byRole(field, 'button', /Open Calendar/));
      const days = await until(() => queryRole(field, 'grid'), 'the calendar');
      expect(
        [...days.querySelectorAll('[part=day]:not([aria-disabled])')].map(({ textContent }) => textContent),
      ).to.deep.equal(['3', '13', '23']);
    });

    it('passes attributes on to the calendar', async () => {
      await render(`min="2026-11-10" calendar-props='{"allowPast":true,"weekStartsOn":1}'`);
      await open();
      expect(day('Tuesday, November 10, 2026').getAttribute('aria-disabled')).to.equal(null);
      expect(day('Monday, November 9, 2026').getAttribute('aria-disabled')).to.equal('true');
      expect(element.shadowRoot!.querySelector('th')!.abbr).to.equal('Monday');
    });
  });

  it('moves the calendar to the new day at midnight', async () => {
    stopClockAtNow();
    await render();
    await open();
    expect(element.shadowRoot!.querySelector('[aria-current=date]')!.textContent).to.equal('21');
    await advance(12 * 3_600_000);
    expect(element.shadowRoot!.querySelector('[aria-current=date]')!.textContent).to.equal('22');
    expect(day('Saturday, November 21, 2026').getAttribute('aria-disabled')).to.equal('true');
  });

  describe('at the edges of a page', () => {
    after(() => viewport(1000));

    for (const dir of ['ltr', 'rtl'])
      for (const width of [390, 1440])
        it(`causes no horizontal scrolling in a page of ${width} px with dir=${dir}`, async () => {
          await viewport(width);
          document.documentElement.dir = dir;
          await render(
            '',
            (html) => `<div style="margin:0 -8px">${html}${html.replace(' ', ' size="small" ')}</div>`,
          );
          const { clientWidth, scrollWidth } = document.scrollingElement!;
          const { left, right } = element.getBoundingClientRect();
          expect([left, right, scrollWidth]).to.deep.equal([0, clientWidth, clientWidth]);
        });
  });

  it('orders its tab stops: the input, then the button', async () => {
    await render();
    await keys('Tab');
    expectFocus(input());
    await keys('Tab');
    expect(focused() === button()).to.equal(true);
  });
});
