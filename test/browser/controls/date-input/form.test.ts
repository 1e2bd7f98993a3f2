import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { settled } from '../../../support/clock.ts';
import { byRole } from '../../../support/find.ts';
import { testFormControl } from '../../elements/forms/formControlSuite/formControlSuite.ts';
import { mount, recordWarnings } from '../../../support/mount.ts';
import { element, render, input, part, note, enter, setUpPage, stopClockAtNow } from './dateInputFixture.ts';

describe('auction-date-input', () => {
  setUpPage();

  describe('in a form', () => {
    testFormControl({
      tag: 'auction-date-input',
      attributes: 'locale="en-US" allow-past',
      samples: [
        { typed: '1/2/2026', value: '2026-01-02' },
        { typed: '12/31/2027', value: '2027-12-31' },
      ],
      commits: 'on leaving',
      userInvalid: ':state(user-invalid)',
    });

    for (const [what, attributes, typed, message] of [
      ['a locale', 'locale="en-GB" min="2027-04-03"', '4/3/2027', 'Value must be 03/04/2027 or later.'],
      [
        'a date format',
        'date-format="dd.MM.yyyy" max="2027-04-03"',
        '4.4.2027',
        'Value must be 03.04.2027 or earlier.',
      ],
      ['the page', `required messages='{"required":"Bitte ausfüllen"}'`, '', 'Bitte ausfüllen'],
      ['the page', `min="2027-04-03" messages='{"rangeUnderflow":"Ab {min}"}'`, '1/1/2027', 'Ab 04/03/2027'],
    ] as const)
      it(`describes invalid input as ${what} does: ${message}`, async () => {
        await render(attributes);
        if (attributes.startsWith('locale')) element.setAttribute('locale', 'en-GB');
        if (typed) await enter(typed);
        expect([element.validationMessage, note()]).to.deep.equal([message, typed ? message : 'mm/dd/yyyy']);
      });

    it('does not submit a day that cannot be selected', async () => {
      await render(`allow-past disabled-dates='["2027-03-12",["2027-12-24","2028-01-01"]]'`);
      await enter('3/12/2027');
      expect([note(), element.validity.customError, element.checkValidity()]).to.deep.equal([
        'This date is unavailable.',
        true,
        false,
      ]);
      await enter('12/31/2027');
      expect(element.validity.valid).to.equal(false);
      await enter('3/13/2027');
      expect([note(), element.validity.valid]).to.deep.equal(['mm/dd/yyyy', true]);
      element.setAttribute('calendar-props', '{"max":"2027-03-01"}');
      expect(element.validity.valid).to.equal(false);
    });

    it('does not submit a day before today, unless the page allows the past', async () => {
      stopClockAtNow();
      await render();
      await enter('11/20/2026');
      expect([note(), element.validity.rangeUnderflow, element.checkValidity()]).to.deep.equal([
        'This date is in the past.',
        true,
        false,
      ]);
      await enter('11/21/2026');
      expect([note(), element.validity.valid]).to.deep.equal(['mm/dd/yyyy', true]);
      await enter('1/2/2020');
      for (const [name, text] of [
        ['allow-past', ''],
        ['calendar-props', '{"allowPast":true}'],
      ] as const) {
        element.setAttribute(name, text);
        expect(element.validity.valid).to.equal(true);
        element.removeAttribute(name);
        expect(element.validity.valid).to.equal(false);
      }
      // A minimum in the past does not allow the past in the calendar either.
      element.min = '2020-01-01';
      expect(element.validationMessage).to.equal('This date is in the past.');
      element.min = '2027-01-01';
      expect(element.validationMessage).to.equal('Value must be 01/01/2027 or later.');
    });

    it('does not submit a day before today from an input of the page', async () => {
      stopClockAtNow();
      await mount(
        '<auction-date-input locale="en-US"><input type="date" aria-label="Day" value="2026-11-20"></auction-date-input>',
      );
      const native = document.querySelector<HTMLInputElement>('input')!;
      expect(native.validationMessage).to.equal('This date is in the past.');
      native.closest('auction-date-input')!.setAttribute('allow-past', '');
      await settled();
      expect(native.validity.valid).to.equal(true);
    });

    it('has a valueAsDate that is the first moment of the day in the user’s time zone', async () => {
      await render();
      element.valueAsDate = new Date(2026, 0, 2, 23, 59);
      expect(element.value).to.equal('2026-01-02');
      expect(element.valueAsDate.getTime()).to.equal(new Date(2026, 0, 2).getTime());
      element.valueAsDate = null;
      expect([element.value, element.valueAsDate]).to.deep.equal(['', null]);
    });

    it('is empty for an invalid value, and warns about one in markup', async () => {
      const warnings = recordWarnings();
      await render('value="01/02/2026"');
      warnings.stop();
      expect(element.value).to.equal('');
      expect(warnings.texts.join()).to.match(/`value="01\/02\/2026"`.*yyyy-MM-dd/);
      element.value = '2026-02-30';
      expect(element.value).to.equal('');
    });
  });

  describe('label and help', () => {
    it('defaults to “Date” and the date order of the locale', async () => {
      await render();
      byRole(element, 'textbox', 'Date');
      expect(note()).to.equal('mm/dd/yyyy');
      element.setAttribute('locale', 'en-GB');
      await settled();
      expect(note()).to.equal('dd/mm/yyyy');
    });

    it('marks a required field', async () => {
      await render('label="Ends on" required');
      expect(part('label')!.textContent).to.equal('Ends on *');
      expect((byRole(element, 'textbox', 'Ends on') as HTMLInputElement).required).to.equal(true);
      element.removeAttribute('required');
      await settled();
      expect(part('label')!.textContent).to.equal('Ends on');
    });

    it('can be set by the page', async () => {
      await render('label="Ends on" help="At noon"');
      byRole(element, 'textbox', 'Ends on');
      expect(note()).to.equal('At noon');
    });

    it('omits its label when the page provides one', async () => {
      await render('', (html) => `<label>Ends on ${html}</label>`);
      expect(part('label') === null).to.equal(true);
    });

    it('describes the input', async () => {
      await render();
      expect(input().getAttribute('aria-describedby')).to.equal(part('help')!.id);
    });
  });
});
