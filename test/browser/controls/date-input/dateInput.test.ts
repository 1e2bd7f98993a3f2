import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, press, parkPointer, type, viewport } from '../../../support/act.ts';
import { advance, restoreClock, settled, stopClock, until } from '../../../support/clock.ts';
import { byRole, expectFocus, focused, queryRole } from '../../../support/find.ts';
import { behavesAsFormControl } from '../../elements/forms/formControlSuite.ts';
import { mount, recordWarnings, unmountAll } from '../../../support/mount.ts';

type DateInput = HTMLElementTagNameMap['auction-date-input'];

/** A Saturday. */
const now = new Date(2026, 10, 21, 12);

describe('auction-date-input', () => {
  let element: DateInput;
  const render = async (attributes = '', around = (html: string) => html) => {
    await mount(around(`<auction-date-input locale="en-US" ${attributes}></auction-date-input>`));
    element = document.querySelector('auction-date-input')!;
  };
  const input = () => element.shadowRoot!.querySelector<HTMLInputElement>('[part~=input]')!;
  const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
  const note = () => part('error')?.textContent ?? part('help')?.textContent ?? '';
  const button = () => byRole(element, 'button', /Open Calendar/);
  const isOpen = () => queryRole(element, 'dialog') !== null;
  const open = async () => {
    await press(button());
    await until(() => queryRole(element, 'grid'), 'the calendar');
    await until(() => getComputedStyle(part('popover')!).opacity === '1', 'its place');
    await settled();
  };
  const day = (name: string) => byRole(element, 'button', name);
  const enter = async (text: string, key = 'Tab') => {
    input().focus();
    input().select();
    await type(text);
    await keys(key);
  };
  const recordEvents = (...names: string[]) => {
    const list: string[] = [];
    for (const name of names) element.addEventListener(name, () => list.push(`${name} ${element.value}`));
    return list;
  };

  before(() => viewport(1000, 800));
  beforeEach(() => parkPointer());
  afterEach(async () => {
    restoreClock();
    document.documentElement.removeAttribute('dir');
    await unmountAll();
  });

  describe('in a form', () => {
    behavesAsFormControl({
      tag: 'auction-date-input',
      attributes: 'locale="en-US"',
      samples: [
        { typed: '1/2/2026', value: '2026-01-02' },
        { typed: '12/31/2027', value: '2027-12-31' },
      ],
      commits: 'on leaving',
      userInvalid: ':state(user-invalid)',
    });

    it('checks min and max as the browser does', async () => {
      await render('min="2026-01-10" max="2026-01-20" value="2026-01-09"');
      expect(element.validity.rangeUnderflow).to.equal(true);
      element.value = '2026-01-21';
      expect(element.validity.rangeOverflow).to.equal(true);
      element.value = '2026-01-20';
      expect(element.validity.valid).to.equal(true);
    });

    it('takes a date from a script, and gives one: the first moment of the day where the user is', async () => {
      await render();
      element.valueAsDate = new Date(2026, 0, 2, 23, 59);
      expect(element.value).to.equal('2026-01-02');
      expect(element.valueAsDate.getTime()).to.equal(new Date(2026, 0, 2).getTime());
      element.valueAsDate = null;
      expect([element.value, element.valueAsDate]).to.deep.equal(['', null]);
    });

    it('is empty for a value that is none, and warns when markup has one', async () => {
      const warnings = recordWarnings();
      await render('value="01/02/2026"');
      warnings.stop();
      expect(element.value).to.equal('');
      expect(warnings.texts.join()).to.match(/value is "01\/02\/2026".*yyyy-MM-dd/);
      element.value = '2026-02-30';
      expect(element.value).to.equal('');
    });

    it('sends what was typed when Enter submits', async () => {
      await render('name="date"', (html) => `<form>${html}<button>Go</button></form>`);
      let sent = '';
      element.closest('form')!.addEventListener('submit', (event) => {
        event.preventDefault();
        sent = new FormData(event.target as HTMLFormElement).get('date') as string;
      });
      await enter('1/2/26', 'Enter');
      expect(sent).to.equal('2026-01-02');
    });
  });

  describe('label and help', () => {
    it('are "Date" and the order of the locale', async () => {
      await render();
      byRole(element, 'textbox', 'Date');
      expect(note()).to.equal('mm/dd/yyyy');
      element.setAttribute('locale', 'en-GB');
      await settled();
      expect(note()).to.equal('dd/mm/yyyy');
    });

    it('are what the page says', async () => {
      await render('label="Ends on" help="At noon"');
      byRole(element, 'textbox', 'Ends on');
      expect(note()).to.equal('At noon');
    });

    it('leave the label to the page where it has given one', async () => {
      await render('', (html) => `<label>Ends on ${html}</label>`);
      expect(part('label') === null).to.equal(true);
    });

    it('describe the box', async () => {
      await render();
      expect(input().getAttribute('aria-describedby')).to.equal(part('help')!.id);
    });
  });

  describe('typed', () => {
    it('is parsed on leaving, written anew and reported', async () => {
      await render();
      const list = recordEvents('change');
      await enter('1/2/26');
      expect(input().value).to.equal('01/02/2026');
      expect(list).to.deep.equal(['change 2026-01-02']);
    });

    it('is parsed on Enter', async () => {
      await render();
      const list = recordEvents('change');
      await enter('1-2-2026', 'Enter');
      expect(input().value).to.equal('01/02/2026');
      expect(list).to.deep.equal(['change 2026-01-02']);
      await keys('Tab');
      expect(list).to.have.length(1);
    });

    it('is reported once, when the form was reset meanwhile too', async () => {
      await render('name="day" value="2026-01-02"', (html) => `<form>${html}</form>`);
      const list = recordEvents('change');
      await enter('1/3/26', 'Enter');
      document.querySelector('form')!.reset();
      await settled();
      await enter('1/4/26');
      expect(list).to.deep.equal(['change 2026-01-03', 'change 2026-01-04']);
    });

    it('shows "Invalid date" for anything else, and keeps it as it was typed', async () => {
      await render('value="2026-01-02"');
      const list = recordEvents('change');
      await enter('31/02/2026');
      expect(byRole(element, 'alert').textContent).to.equal('Invalid date');
      expect(input().value).to.equal('31/02/2026');
      expect(input().getAttribute('aria-invalid')).to.equal('true');
      expect(element.validity.badInput).to.equal(true);
      expect(element.validationMessage).to.equal('Invalid date');
      expect(list).to.deep.equal(['change ']);
    });

    it('says it in the words of the page', async () => {
      await render('invalid-message="No such day"');
      await enter('x');
      expect(note()).to.equal('No such day');
      element.removeAttribute('invalid-message');
      element.setAttribute('messages', '{"invalidDate":"Ungültiges Datum"}');
      await settled();
      await enter('y');
      expect(note()).to.equal('Ungültiges Datum');
    });

    it('is forgiven when it is emptied', async () => {
      await render();
      await enter('x');
      input().select();
      await keys('Backspace', 'Tab');
      expect(note()).to.equal('mm/dd/yyyy');
      expect([element.value, element.valueAsDate, element.validity.valid]).to.deep.equal(['', null, true]);
    });

    it('is forgiven when script sets a value, or the form is reset', async () => {
      await render('', (html) => `<form>${html}</form>`);
      await enter('x');
      element.value = '2026-01-02';
      await settled();
      expect([input().value, note()]).to.deep.equal(['01/02/2026', 'mm/dd/yyyy']);
      await enter('y');
      element.closest('form')!.reset();
      await settled();
      expect([input().value, note()]).to.deep.equal(['', 'mm/dd/yyyy']);
    });

    it('is read in the order that the page forces', async () => {
      await render('date-format="dd.MM.yyyy"');
      expect(note()).to.equal('dd.mm.yyyy');
      await enter('2.1.2026');
      expect([element.value, input().value]).to.deep.equal(['2026-01-02', '02.01.2026']);
    });

    it('is the day that is shown when year, day and month come in that order', async () => {
      await render('date-format="yyyy-dd-MM" value="2026-09-03"');
      const shown = input().value;
      expect(shown).to.equal('2026-03-09');
      input().select();
      await keys('Backspace', 'Tab');
      expect(element.value).to.equal('');
      await enter(shown);
      expect([element.value, input().value]).to.deep.equal(['2026-09-03', shown]);
    });

    it('warns about an order and a locale that are none', async () => {
      const warnings = recordWarnings();
      await render('date-format="dd/MM"');
      element.setAttribute('locale', 'not a locale');
      await settled();
      warnings.stop();
      expect(warnings.texts.join()).to.match(/date-format is "dd\/MM"/);
      expect(warnings.texts.join()).to.match(/locale is "not a locale"/);
    });

    it('renders nothing while it is typed', async () => {
      await render();
      let mutations = 0;
      const observer = new MutationObserver((records) => (mutations += records.length));
      input().focus();
      await settled();
      // React itself takes an input's name away and gives it back at each key.
      const attributeFilter = ['class', 'aria-invalid', 'data-error', 'value'];
      observer.observe(element.shadowRoot!, { subtree: true, childList: true, attributeFilter });
      await type('1/2/2026');
      observer.disconnect();
      expect(mutations).to.equal(0);
    });
  });

  describe('the calendar button', () => {
    beforeEach(() => stopClockAtNow());

    it('opens the calendar with the focus on today, and says what it does', async () => {
      await render();
      expect(button().getAttribute('aria-haspopup')).to.equal('dialog');
      await open();
      expect(button().getAttribute('aria-expanded')).to.equal('true');
      byRole(element, 'dialog', 'Calendar');
      expectFocus(day('Saturday, November 21, 2026'));
    });

    it('has it drawn, out of everybody’s reach, while the mouse is on it', async () => {
      await render('value="2026-12-24"');
      await hover(button());
      await until(() => part('calendar'), 'the calendar');
      await settled();
      const drawn = part('calendar')!;
      expect(getComputedStyle(drawn).visibility).to.equal('hidden');
      expect(isOpen()).to.equal(false);
      expect(button().getAttribute('aria-expanded')).to.equal('false');
      await parkPointer();
      await until(() => !part('calendar'), 'nothing');
      await hover(button());
      await until(() => part('calendar'), 'the calendar');
      const again = part('calendar');
      await press(button());
      expect(part('calendar') === again).to.equal(true);
      expectFocus(day('Thursday, December 24, 2026'));
    });

    it('has it drawn while the focus is on it, which passes it by', async () => {
      await render();
      button().focus();
      await until(() => part('calendar'), 'the calendar');
      await keys('Tab');
      expect(element.matches(':focus-within')).to.equal(false);
      await until(() => !part('calendar'), 'nothing');
    });

    it('stands at the start of its field, at the edge of the page too', async () => {
      await render('', (html) => `<div style="margin:0 -8px;inline-size:600px">${html}</div>`);
      await open();
      expect(part('popover')!.getBoundingClientRect().left).to.equal(4);
    });

    it('starts anew each time', async () => {
      await render('value="2026-12-24"');
      await open();
      await keys('PageDown');
      expectFocus(day('Sunday, January 24, 2027'));
      await keys('Escape', 'Enter');
      expectFocus(day('Thursday, December 24, 2026'));
    });

    it('closes it again, and on Escape, and on a press outside', async () => {
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

    it('closes when the focus goes on', async () => {
      await render('', (html) => `${html}<button>after</button>`);
      await open();
      for (let stops = 0; stops < 8 && isOpen(); stops++) await keys('Tab');
      expect(isOpen()).to.equal(false);
    });

    it('has the focus again after a pick, and says the date', async () => {
      await render('name="date"');
      const list = recordEvents('input', 'change');
      await open();
      await press(day('Friday, November 27, 2026'));
      expect(isOpen()).to.equal(false);
      expect([element.value, input().value]).to.deep.equal(['2026-11-27', '11/27/2026']);
      expect(list).to.deep.equal(['input 2026-11-27', 'change 2026-11-27']);
      expectFocus(byRole(element, 'button', 'Open Calendar, 11/27/2026'));
    });

    it('starts at the chosen day, and takes nothing away when that is picked again', async () => {
      await render('value="2027-03-05"');
      await open();
      expectFocus(day('Friday, March 5, 2027'));
      const list = recordEvents('change');
      await keys('Enter');
      expect([element.value, list.length, isOpen()]).to.deep.equal(['2027-03-05', 0, false]);
    });

    it('replaces a text that is no date', async () => {
      await render();
      await enter('x');
      await open();
      await press(day('Friday, November 27, 2026'));
      expect([note(), input().value]).to.deep.equal(['mm/dd/yyyy', '11/27/2026']);
    });

    it('opens by Alt and the arrow down in the box', async () => {
      await render();
      input().focus();
      await keys('Alt+ArrowDown');
      await until(() => queryRole(element, 'grid'), 'the calendar');
      await keys('Escape');
      expectFocus(button());
    });

    for (const state of ['disabled', 'readonly'])
      it(`is out of use while the field is ${state}`, async () => {
        await render(state);
        expect((button() as HTMLButtonElement).disabled).to.equal(true);
      });

    it('passes its rules on', async () => {
      await render(`min="2026-11-10" calendar-props='{"allowPast":true,"weekStartsOn":1}'`);
      await open();
      expect(day('Tuesday, November 10, 2026').getAttribute('aria-disabled')).to.equal(null);
      expect(day('Monday, November 9, 2026').getAttribute('aria-disabled')).to.equal('true');
      expect(element.shadowRoot!.querySelector('th')!.abbr).to.equal('Monday');
    });
  });

  it('has the calendar turned to today when midnight passes', async () => {
    stopClockAtNow();
    await render();
    await open();
    expect(element.shadowRoot!.querySelector('[aria-current=date]')!.textContent).to.equal('21');
    await advance(12 * 3_600_000);
    expect(element.shadowRoot!.querySelector('[aria-current=date]')!.textContent).to.equal('22');
    expect(day('Saturday, November 21, 2026').getAttribute('aria-disabled')).to.equal('true');
  });

  it('stands in the tab order: box, button', async () => {
    await render();
    await keys('Tab');
    expectFocus(input());
    await keys('Tab');
    expect(focused() === button()).to.equal(true);
  });
});

const stopClockAtNow = () => stopClock(now.getTime());
