import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, type } from '../../../support/act.ts';
import { advance, leaveTime, restoreClock, settled, until } from '../../../support/clock.ts';
import { queryRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';
import { element, enter, input, note, render, setUpPage, stopClockAtNow } from './dateInputFixture.ts';

/** Types without leaving the field, and waits for the preview. */
const typeText = async (text: string) => {
  input().focus();
  input().select();
  await type(text);
  await until(() => /[,、،]/.test(note()), 'the preview');
};

describe('auction-date-input', () => {
  setUpPage();

  describe('preview', () => {
    for (const [text, preview] of [
      ['12/12/2026', 'Saturday, December 12, in 21 days'],
      ['dec 12', 'Saturday, December 12, in 21 days'],
      ['fri', 'Friday, November 27, in 6 days'],
      ['tomorrow', 'Sunday, November 22, tomorrow'],
      ['11/21/26', 'Saturday, November 21, today'],
      ['1/2/27', 'Saturday, January 2, 2027, in 42 days'],
      ['1/2/2037', 'Friday, January 2, 2037'],
    ] as const)
      it(`shows “${preview}” while “${text}” is typed`, async () => {
        stopClockAtNow();
        await render('preview');
        await typeText(text);
        expect([note(), input().value]).to.deep.equal([preview, text]);
        restoreClock();
        await expect(element).to.be.accessible();
      });

    for (const [language, text, preview] of [
      ['de', '12.12.2026', 'Samstag, 12. Dezember, in 21 Tagen'],
      ['fr', '12/12/2026', 'samedi 12 décembre, dans 21 jours'],
      ['ja', '2026/12/12', '12月12日土曜日、21 日後'],
      ['ar', '12/12/2026', 'السبت، 12 ديسمبر، خلال 21 يومًا'],
    ] as const)
      it(`is in the language of the page: ${language}`, async () => {
        stopClockAtNow();
        await render(`preview locale="${language}"`);
        element.locale = language;
        restoreClock();
        await until(() => element.shadowRoot!.querySelector('[lang]'), 'the messages');
        stopClockAtNow();
        await typeText(text);
        expect(note().replaceAll(/[\u200e\u200f]/g, '')).to.equal(preview);
      });

    it('gives way to the help when the user leaves the field', async () => {
      stopClockAtNow();
      await render('preview help="Open from 9 to 5"');
      expect(note()).to.equal('Open from 9 to 5');
      await typeText('12/12/2026');
      await keys('Tab');
      expect([note(), input().value]).to.deep.equal(['Open from 9 to 5', '12/12/2026']);
    });

    it('shows the help while the text is not a date, and the error after the user leaves the field', async () => {
      stopClockAtNow();
      await render('preview');
      await typeText('12/12/2026');
      await type('x');
      expect(note()).to.equal('mm/dd/yyyy');
      await keys('Tab');
      expect(note()).to.equal('Invalid date');
    });

    it('is announced once, after the user stops typing', async () => {
      stopClockAtNow();
      await render('preview');
      await typeText('12/12/2026');
      const announced = () => queryRole(element, 'status')?.textContent ?? '';
      await advance(499);
      await keys('Backspace', '7');
      await advance(499);
      expect(announced()).to.equal('');
      await advance(1);
      // The text is inserted later than its live region.
      await advance(300);
      expect(announced()).to.equal('Sunday, December 12, 2027');
      await keys('Tab');
      expect(announced()).to.equal('');
    });

    for (const help of ['', ' help=""'])
      it(`does not shift the layout${help && ' without help'}`, async () => {
        stopClockAtNow();
        await render(`preview${help}`);
        const { height } = element.getBoundingClientRect();
        await typeText('12/12/2026');
        expect(note()).to.equal('Saturday, December 12, in 21 days');
        expect(element.getBoundingClientRect().height).to.equal(height);
      });

    it('shows nothing without the attribute', async () => {
      await render();
      input().focus();
      await type('12/12/2027');
      expect([note(), queryRole(element, 'status')]).to.deep.equal(['mm/dd/yyyy', null]);
    });

    it('follows the attribute', async () => {
      stopClockAtNow();
      await render();
      element.preview = true;
      await settled();
      await typeText('fri');
      expect(note()).to.equal('Friday, November 27, in 6 days');
      element.removeAttribute('preview');
      await settled();
      expect(note()).to.equal('mm/dd/yyyy');
    });

    it('works with a text input of the page, whose description stays the same', async () => {
      stopClockAtNow();
      await mount('<auction-date-input locale="en-US" preview><input aria-label="Day"></auction-date-input>');
      const field = document.querySelector('auction-date-input')!;
      const native = field.querySelector('input')!;
      native.focus();
      await type('fri');
      const help = field.shadowRoot!.querySelector('[part~=help]')!;
      await until(() => help.textContent.includes(','), 'the preview');
      expect(help.textContent).to.equal('Friday, November 27, in 6 days');
      expect(native.getAttribute('aria-description')).to.equal('mm/dd/yyyy');
      await keys('Tab');
      expect([help.textContent, native.value]).to.deep.equal(['mm/dd/yyyy', 'fri']);
    });

    it('keeps the error of the previous value until the user leaves the field', async () => {
      stopClockAtNow();
      await render('preview');
      await typeText('12/12/2026');
      await enter('11/31/2026');
      input().focus();
      input().select();
      await type('12/12/2026');
      await leaveTime();
      expect(note()).to.equal('Invalid date');
    });
  });
});
