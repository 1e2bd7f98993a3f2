import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, pressAt, parkPointer, timezone, type, viewport } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { testFormControl } from '../../elements/forms/formControlSuite/formControlSuite.ts';
import { mount, recordEvents, recordWarnings } from '../../../support/mount.ts';

type TimeInput = HTMLElementTagNameMap['auction-time-input'];

describe('auction-time-input', () => {
  let element: TimeInput;
  const render = async (attributes = '', around = (html: string) => html) => {
    await mount(around(`<auction-time-input locale="en-US" ${attributes}></auction-time-input>`));
    element = document.querySelector('auction-time-input')!;
  };
  const input = () => element.shadowRoot!.querySelector<HTMLInputElement>('[part~=input]')!;
  const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
  const errorText = () => part('error')?.textContent ?? '';
  const button = () => byRole(element, 'button', /Open Time Picker/);
  const panel = () => queryRole(element, 'dialog');
  const open = async () => {
    await press(button());
    await until(() => panel() && queryRole(panel()!, 'radiogroup'), 'the panel');
    await until(() => getComputedStyle(part('popover')!).opacity === '1', 'its place');
    await settled();
  };
  const control = (role: string, name: string) => byRole(panel()!, role, name);
  const enter = async (text: string, key = 'Tab') => {
    input().focus();
    input().select();
    await type(text);
    await keys(key);
  };

  before(() => viewport(1000, 800));
  beforeEach(() => parkPointer());

  describe('in a form', () => {
    testFormControl({
      tag: 'auction-time-input',
      attributes: 'locale="en-US"',
      samples: [
        { typed: '9:30 PM', value: '21:30' },
        { typed: '7', value: '07:00' },
      ],
      commits: 'on leaving',
      userInvalid: ':state(user-invalid)',
    });

    for (const [what, attributes, typed, message] of [
      ['its hour cycle', 'hour-cycle="h23" min="13:00"', '9:00', 'Value must be 13:00 or later.'],
      ['a locale', 'min="13:00"', '9:00', 'Value must be 01:00 PM or later.'],
      ['another locale', 'locale="ko-KR" max="13:00"', '14:00', 'Value must be 오후 01:00 or earlier.'],
      ['a locale', 'min="22:00" max="06:00"', '9:00', 'Value must be between 10:00 PM and 06:00 AM.'],
      ['the page', `required messages='{"required":"Bitte ausfüllen"}'`, '', 'Bitte ausfüllen'],
      ['the page', `max="17:00" messages='{"rangeOverflow":"Bis {max}"}'`, '17:01', 'Bis 05:00 PM'],
    ] as const)
      it(`describes invalid input as ${what} does: ${message}`, async () => {
        await render(attributes);
        if (attributes.startsWith('locale')) element.setAttribute('locale', 'ko-KR');
        if (typed) await enter(typed);
        // The words of another language load first.
        await until(() => element.validationMessage === message, message);
        expect(errorText()).to.equal(typed ? message : '');
      });

    it('drops seconds, and ignores a value that is not a time', async () => {
      const warnings = recordWarnings();
      await render('value="9 PM"');
      warnings.stop();
      expect(warnings.texts.join()).to.match(/`value="9 PM"`.*HH:mm/);
      element.value = '21:30:15';
      expect(element.value).to.equal('21:30');
      element.value = '24:00';
      expect(element.value).to.equal('');
    });
  });

  describe('typed text', () => {
    it('has the label “Select Time” and the placeholder “00 : 00 AM”', async () => {
      await render();
      byRole(element, 'textbox', 'Select Time');
      expect(input().placeholder).to.equal('00 : 00 AM');
    });

    for (const [text, shown, value] of [
      ['9', '09:00 AM', '09:00'],
      ['930', '09:30 AM', '09:30'],
      ['9:30p', '09:30 PM', '21:30'],
      ['9 : 30 AM', '09:30 AM', '09:30'],
      ['21:30', '09:30 PM', '21:30'],
      ['12am', '12:00 AM', '00:00'],
      ['noon', '12:00 PM', '12:00'],
    ] as const)
      it(`shows "${text}" as "${shown}" and reports ${value}`, async () => {
        await render();
        const list = recordEvents(element, 'change');
        await enter(text);
        expect(input().value).to.equal(shown);
        expect(list).to.deep.equal([`change ${value}`]);
      });

    for (const text of ['13:30 AM', '24:00', '9:60', 'soon'])
      it(`shows "Invalid time" for "${text}", and keeps the text`, async () => {
        await render();
        await enter(text);
        expect([errorText(), input().value, element.value]).to.deep.equal(['Invalid time', text, '']);
        expect(element.validity.badInput).to.equal(true);
      });

    it('has no error once it is empty, and reports no value', async () => {
      await render('value="09:30"');
      await enter('x');
      input().select();
      await keys('Backspace', 'Tab');
      expect([errorText(), element.value, element.valueAsDate]).to.deep.equal(['', '', null]);
    });

    it('shows the time in the order of its locale in a right-to-left page', async () => {
      await render('value="09:30"', (html) => `<div dir="rtl">${html}</div>`);
      const { right, top, height } = input().getBoundingClientRect();
      // A press near the right end is on the last written characters, which begin there.
      await pressAt(right - 20, top + height / 2);
      expect(input().selectionStart).to.be.within('09:30 '.length, '09:30 A'.length);
    });

    it('uses a 24-hour clock when the page sets it', async () => {
      await render('hour-cycle="h23" value="21:05"');
      expect([input().value, input().placeholder]).to.deep.equal(['21:05', '00 : 00']);
    });
  });

  describe('date of the time', () => {
    after(() => timezone());

    it('defaults to today', async () => {
      await render('value="09:30"');
      const date = element.valueAsDate!;
      const today = new Date();
      expect([date.toDateString(), date.getHours(), date.getMinutes()]).to.deep.equal([
        today.toDateString(),
        9,
        30,
      ]);
    });

    it('is the date that the page sets', async () => {
      await render();
      element.valueAsDate = new Date(2031, 4, 6, 9, 30);
      await settled();
      expect(input().value).to.equal('09:30 AM');
      await enter('10 pm');
      expect(element.valueAsDate.getTime()).to.equal(new Date(2031, 4, 6, 22, 0).getTime());
    });

    it('is removed with the time when the page clears both', async () => {
      await render('date="2026-03-08"');
      element.valueAsDate = null;
      expect(element.hasAttribute('date')).to.equal(false);
    });

    it('rejects a time that clocks skip on that date, and on no other', async () => {
      await timezone('America/New_York');
      await render('date="2026-03-08"');
      await enter('2:30 AM');
      expect(errorText()).to.equal('Invalid time');
      await enter('3:30 AM');
      expect([errorText(), element.value]).to.deep.equal(['', '03:30']);
      element.removeAttribute('date');
      await enter('2:30 AM');
      expect([errorText(), element.value]).to.deep.equal(['', '02:30']);
    });
  });

  describe('time picker', () => {
    it('opens with focus on the hour, and shows the time', async () => {
      await render('value="21:30"');
      await open();
      expectFocus(control('textbox', 'Hour'));
      expect((control('textbox', 'Hour') as HTMLInputElement).value).to.equal('09');
      expect((control('textbox', 'Minute') as HTMLInputElement).value).to.equal('30');
      expect((control('radio', 'PM') as HTMLInputElement).checked).to.equal(true);
    });

    it('applies the time, closes, and returns focus on Done', async () => {
      await render('name="time"');
      const list = recordEvents(element, 'input', 'change');
      await open();
      await type('0930p');
      await press(control('button', 'Done'));
      expect(panel() === null).to.equal(true);
      expect([element.value, input().value]).to.deep.equal(['21:30', '09:30 PM']);
      expect(list).to.deep.equal(['input 21:30', 'change 21:30']);
      expectFocus(byRole(element, 'button', 'Open Time Picker, 09:30 PM'));
    });

    it('shows the error of a time set by a script on Done', async () => {
      await render('min="09:00"');
      element.value = '08:00';
      await settled();
      expect(errorText()).to.equal('');
      await open();
      await press(control('button', 'Done'));
      expect(errorText()).not.to.equal('');
    });

    it('clears the time, returns to AM, and stays open on Reset', async () => {
      await render('value="21:30"');
      await open();
      await press(control('button', 'Reset'));
      expect(panel() === null).to.equal(false);
      expect((control('textbox', 'Hour') as HTMLInputElement).value).to.equal('');
      expect((control('radio', 'AM') as HTMLInputElement).checked).to.equal(true);
      expect([element.value, input().value]).to.deep.equal(['', '']);
    });

    it('closes on Escape and keeps the time', async () => {
      await render('value="21:30"');
      await open();
      await type('07');
      await keys('Escape');
      expect(panel() === null).to.equal(true);
      expect(element.value).to.equal('21:30');
      expectFocus(button());
    });

    it('handles Enter as Done and never submits the page', async () => {
      await render('', (html) => `<form>${html}<button>Go</button></form>`);
      let submits = 0;
      element.closest('form')!.addEventListener('submit', (event) => {
        event.preventDefault();
        submits++;
      });
      await open();
      await type('0930');
      await keys('Enter');
      expect([element.value, submits]).to.deep.equal(['09:30', 0]);
    });
  });
});
