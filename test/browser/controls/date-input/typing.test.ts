import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, type } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { recordEvents, recordWarnings } from '../../../support/mount.ts';
import { element, render, input, note, enter, setUpPage, part } from './dateInputFixture.ts';

describe('auction-date-input', () => {
  setUpPage();

  describe('typed text', () => {
    it('is parsed, formatted, and reported when the user leaves the field', async () => {
      await render();
      const list = recordEvents(element, 'change');
      await enter('1/2/26');
      expect(input().value).to.equal('01/02/2026');
      expect(list).to.deep.equal(['change 2026-01-02']);
    });

    it('has no value before it is a complete date, even next to a text field', async () => {
      await render('value="2026-01-02"', (html) => `<auction-text-input></auction-text-input>${html}`);
      document.querySelector('auction-text-input')!.focus();
      input().focus();
      input().select();
      for (const key of '3/4') {
        await type(key);
        expect(element.value).to.equal('');
      }
      expect(byRole(element, 'button', /Open Calendar/).ariaLabel).to.equal('Open Calendar, 01/02/2026');
    });

    it('is parsed on Enter', async () => {
      await render();
      const list = recordEvents(element, 'change');
      await enter('1-2-2026', 'Enter');
      expect(input().value).to.equal('01/02/2026');
      expect(list).to.deep.equal(['change 2026-01-02']);
      await keys('Tab');
      expect(list).to.have.length(1);
    });

    it('is reported once, even when the form was reset in between', async () => {
      await render('name="day" value="2026-01-02"', (html) => `<form>${html}</form>`);
      const list = recordEvents(element, 'change');
      await enter('1/3/26', 'Enter');
      document.querySelector('form')!.reset();
      await settled();
      await enter('1/4/26');
      expect(list).to.deep.equal(['change 2026-01-03', 'change 2026-01-04']);
    });

    it('shows “Invalid date” for any other text, and keeps it as typed', async () => {
      await render('value="2026-01-02"');
      const list = recordEvents(element, 'change');
      await enter('31/02/2026');
      expect(byRole(element, 'alert').textContent).to.equal('Invalid date');
      expect(input().value).to.equal('31/02/2026');
      expect(input().getAttribute('aria-invalid')).to.equal('true');
      expect(element.validity.badInput).to.equal(true);
      expect(element.validationMessage).to.equal('Invalid date');
      expect(list).to.deep.equal(['change ']);
    });

    it('keeps the format next to the error, in the same line', async () => {
      await render();
      const { height } = element.getBoundingClientRect();
      expect(part('help')!.textContent).to.equal('mm/dd/yyyy');
      await enter('31/31/2026');
      const [error, hint] = [byRole(element, 'alert'), part('help')!];
      expect([error.textContent, hint.textContent]).to.deep.equal(['Invalid date', '· mm/dd/yyyy']);
      expect(getComputedStyle(hint).color).to.not.equal(getComputedStyle(error).color);
      expect(element.getBoundingClientRect().height).to.equal(height);
      expect(input().getAttribute('aria-describedby')!.split(' ')).to.include(hint.id);
      await enter('12/31/2026');
      expect(queryRole(element, 'alert')).to.equal(null);
      expect(part('help')!.textContent).to.equal('mm/dd/yyyy');
    });

    it('shows the message that the page sets', async () => {
      await render('invalid-message="No such day"');
      await enter('x');
      expect(note()).to.equal('No such day');
      element.removeAttribute('invalid-message');
      element.setAttribute('messages', '{"invalidDate":"Ungültiges Datum"}');
      await settled();
      await enter('y');
      expect(note()).to.equal('Ungültiges Datum');
    });

    it('is no longer an error once it is empty', async () => {
      await render();
      await enter('x');
      input().select();
      await keys('Backspace', 'Tab');
      expect(note()).to.equal('mm/dd/yyyy');
      expect([element.value, element.valueAsDate, element.validity.valid]).to.deep.equal(['', null, true]);
    });

    it('is no longer an error once a script sets a value or the form is reset', async () => {
      await render('allow-past', (html) => `<form>${html}</form>`);
      await enter('x');
      element.value = '2026-01-02';
      await settled();
      expect([input().value, note()]).to.deep.equal(['01/02/2026', 'mm/dd/yyyy']);
      await enter('y');
      element.closest('form')!.reset();
      await settled();
      expect([input().value, note()]).to.deep.equal(['', 'mm/dd/yyyy']);
    });

    it('is read in the order that the page sets', async () => {
      await render('date-format="dd.MM.yyyy"');
      expect(note()).to.equal('dd.mm.yyyy');
      await enter('2.1.2026');
      expect([element.value, input().value]).to.deep.equal(['2026-01-02', '02.01.2026']);
    });

    it('is read as it is displayed when year, day, and month come in that order', async () => {
      await render('date-format="yyyy-dd-MM" value="2026-09-03"');
      const shown = input().value;
      expect(shown).to.equal('2026-03-09');
      input().select();
      await keys('Backspace', 'Tab');
      expect(element.value).to.equal('');
      await enter(shown);
      expect([element.value, input().value]).to.deep.equal(['2026-09-03', shown]);
    });

    for (const format of ['yyyy|MM|dd', 'dd. MM., yyyy'])
      it(`is parsed as it is displayed in the format ${format}`, async () => {
        await render(`allow-past date-format="${format}" value="2026-09-03"`);
        const shown = input().value;
        await enter('1');
        await enter(shown);
        expect([element.value, input().value, note()]).to.deep.equal([
          '2026-09-03',
          shown,
          format.toLowerCase(),
        ]);
      });

    it('warns about a locale that the browser does not support', async () => {
      const warnings = recordWarnings();
      await render();
      element.setAttribute('locale', 'tlh');
      await settled();
      warnings.stop();
      expect(warnings.texts.join()).to.match(/`locale="tlh"` isn't a supported locale/);
    });

    it('warns about an invalid date format and an invalid locale', async () => {
      const warnings = recordWarnings();
      await render('date-format="dd/MM"');
      element.setAttribute('locale', 'not a locale');
      await settled();
      warnings.stop();
      expect(warnings.texts.join()).to.match(/`date-format="dd\/MM"`/);
      expect(warnings.texts.join()).to.match(/locale="not a locale"/);
    });

    it('does not render while the user types', async () => {
      await render();
      let mutations = 0;
      const observer = new MutationObserver((records) => (mutations += records.length));
      input().focus();
      await settled();
      // React itself removes and restores the name of an input with each key.
      const attributeFilter = ['class', 'aria-invalid', 'data-error', 'value'];
      observer.observe(element.shadowRoot!, { subtree: true, childList: true, attributeFilter });
      await type('1/2/2026');
      observer.disconnect();
      expect(mutations).to.equal(0);
    });
  });
});
