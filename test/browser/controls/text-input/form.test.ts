import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, type } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { mount } from '../../../support/mount.ts';
import { testFormControl } from '../../elements/forms/formControlSuite/formControlSuite.ts';
import { element, insert, render, input, enter, cleanUpAfterEach } from './textInputFixture.ts';

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

    describe('when invalid', () => {
      const alert = () => element.shadowRoot!.querySelector('[role=alert]');

      it('shows the reason with an icon once the user has left it', async () => {
        await render('type="email"');
        await enter('dana');
        expect(alert()).to.equal(null);
        await keys('Tab');
        await until(alert, 'the message');
        expect(alert()!.textContent).to.equal(element.validationMessage);
        expect(element.validationMessage).not.to.equal('');
        expect(alert()!.querySelector('svg')).not.to.equal(null);
        expect(input().getAttribute('aria-describedby')).to.equal(alert()!.id);
        const announced = alert()!.querySelector('span');
        element.focus();
        await keys('Tab');
        expect(alert()!.querySelector('span')).to.equal(announced);
        element.focus();
        element.select();
        await type('dana@b.example');
        await keys('Tab');
        await until(() => !alert(), 'no message');
      });

      it('shows the reason when its form is submitted', async () => {
        await insert('<form><auction-text-input required aria-label="Note"></auction-text-input></form>');
        element.closest('form')!.requestSubmit();
        await until(alert, 'the message');
        expect(alert()!.textContent).to.equal(element.validationMessage);
        element.closest('form')!.reset();
        await until(() => !alert(), 'no message');
      });

      it('shows its message instead of the help of its form field', async () => {
        const field = await mount(
          '<auction-form-field label="Email" help="Used for invoices"><auction-text-input type="email"></auction-text-input></auction-form-field>',
        );
        const help = () => field.shadowRoot!.querySelector<HTMLElement>('.note')!;
        const text = field.querySelector('auction-text-input')!;
        text.focus();
        await type('dana');
        expect(help().textContent).to.equal('Used for invoices');
        await keys('Tab');
        await until(() => text.shadowRoot!.querySelector('[role=alert]'), 'the message');
        await until(() => help().hidden, 'the help to go');
        text.focus();
        text.select();
        await type('dana@b.example');
        await keys('Tab');
        await until(() => !help().hidden, 'the help to come back');
      });
    });

    it('matches :state(invalid) immediately', async () => {
      await render('required');
      expect(element.matches(':state(invalid)')).to.equal(true);
      element.value = 'x';
      expect(element.matches(':state(invalid)')).to.equal(false);
    });
  });

  describe('with password managers and virtual keyboards', () => {
    it('never writes a password into the document', async () => {
      await render('type="password" name="secret"');
      await enter('hunter2');
      expect(element.outerHTML).to.not.contain('hunter2');
      expect(element.shadowRoot!.innerHTML).to.not.contain('hunter2');
      expect(element.value).to.equal('hunter2');
    });
  });
});
