import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { type } from '../../../support/act.ts';
import { testFormControl } from '../../elements/forms/formControlSuite/formControlSuite.ts';
import { element, render, input, enter, cleanUpAfterEach } from './textInputFixture.ts';

describe('auction-text-input', () => {
  cleanUpAfterEach();

  describe('in a form', () => {
    testFormControl({
      tag: 'auction-text-input',
      samples: [
        { typed: 'Ada', value: 'Ada' },
        { typed: 'Grace', value: 'Grace' },
      ],
      commits: 'each key',
      userInvalid: ':state(user-invalid)',
    });

    for (const [type, invalid, valid] of [
      ['email', 'nobody', 'a@b.example'],
      ['url', 'nowhere', 'https://a.example/'],
    ])
      it(`checks ${type} as the browser does`, async () => {
        await render(`type="${type}" value="${invalid}"`);
        expect(element.validity.typeMismatch).to.equal(true);
        expect(element.validationMessage).to.not.equal('');
        element.value = valid!;
        expect(element.validity.valid).to.equal(true);
      });

    it('checks `pattern` as the browser does', async () => {
      await render('pattern="[0-9]{3}" value="12"');
      expect(element.validity.patternMismatch).to.equal(true);
      element.value = '123';
      expect(element.validity.valid).to.equal(true);
    });

    it('matches :state(invalid) at once', async () => {
      await render('required');
      expect(element.matches(':state(invalid)')).to.equal(true);
      element.value = 'x';
      expect(element.matches(':state(invalid)')).to.equal(false);
    });

    it('removes line breaks, as an input does', async () => {
      await render();
      element.value = 'one\r\ntwo';
      expect(element.value).to.equal('onetwo');
    });

    it('selects its text', async () => {
      await render('value="paddle"');
      element.focus();
      element.select();
      await type('x');
      expect(element.value).to.equal('x');
    });
  });

  describe('for password managers and keyboards on screen', () => {
    it('has an input with their attributes', async () => {
      await render(
        'type="email" name="mail" autocomplete="email" inputmode="email" enterkeyhint="next" maxlength="40" placeholder="you@example.com"',
      );
      const { type: kind, name, autocomplete, inputMode, maxLength, placeholder } = input();
      const enterKeyHint = input().getAttribute('enterkeyhint');
      expect({
        type: kind,
        name,
        autocomplete,
        inputMode,
        enterKeyHint,
        maxLength,
        placeholder,
      }).to.deep.equal({
        type: 'email',
        name: 'mail',
        autocomplete: 'email',
        inputMode: 'email',
        enterKeyHint: 'next',
        maxLength: 40,
        placeholder: 'you@example.com',
      });
    });

    it('accepts what they fill in', async () => {
      await render('name="mail"');
      input().value = 'filled@example.com';
      input().dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      expect(element.value).to.equal('filled@example.com');
    });

    it('never writes a password into the document', async () => {
      await render('type="password" name="secret"');
      await enter('hunter2');
      expect(element.outerHTML).to.not.contain('hunter2');
      expect(element.shadowRoot!.innerHTML).to.not.contain('hunter2');
      expect(element.value).to.equal('hunter2');
    });
  });
});
