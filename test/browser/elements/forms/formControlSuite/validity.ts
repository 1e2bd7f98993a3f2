import { expect } from '@open-wc/testing';
import { keys, press } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { expectFocus } from '../../../../support/find.ts';
import { countEvents, type FormControl, type FormControlFixture } from './fixture.ts';

/** Tests the validity of a form control, and when it is shown. */
export function testValidity({
  first,
  userInvalid,
  html,
  control,
  form,
  input,
  insert,
  enter,
  leave,
  container,
}: FormControlFixture): void {
  describe('validation', () => {
    it('is invalid while it is required and empty', async () => {
      await insert(`<form>${html('name="field" required')}</form>`);
      expect(control().validity.valueMissing).to.equal(true);
      expect(control().validationMessage).to.not.equal('');
      expect(control().matches(':invalid')).to.equal(true);
      expect(form().matches(':invalid')).to.equal(true);
      control().value = first.value;
      expect(control().validity.valid).to.equal(true);
      expect(control().validationMessage).to.equal('');
      expect(control().matches(':valid')).to.equal(true);
    });

    it('has a value and a validity before it is in the page', async () => {
      await insert(`<form>${html('name="field" required')}</form>`);
      const made = control().cloneNode(true) as FormControl;
      expect(made.validity.valueMissing).to.equal(true);
      made.setAttribute('value', first.value);
      expect([made.value, made.validity.valid]).to.deep.equal([first.value, true]);
    });

    it('dispatches an `invalid` event that can be prevented', async () => {
      await insert(`<form>${html('name="field" required')}</form>`);
      let events = 0;
      control().addEventListener('invalid', (event) => {
        events++;
        event.preventDefault();
      });
      expect(control().checkValidity()).to.equal(false);
      expect(form().checkValidity()).to.equal(false);
      expect(events).to.equal(2);
    });

    it('follows changes of `required`', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      expect(control().validity.valid).to.equal(true);
      control().toggleAttribute('required', true);
      expect(control().validity.valueMissing).to.equal(true);
      control().toggleAttribute('required', false);
      expect(control().validity.valid).to.equal(true);
    });

    it('is valid while it is read-only or disabled, directly or by its fieldset', async () => {
      await insert(`<form><fieldset>${html('name="field" required')}</fieldset></form>`);
      const fieldset = control().closest('fieldset')!;
      for (const [element, name] of [
        [control(), 'disabled'],
        [fieldset, 'disabled'],
        [control(), 'readonly'],
      ] as const) {
        element.setAttribute(name, '');
        expect([control().validity.valid, control().validationMessage], name).to.deep.equal([true, '']);
        element.removeAttribute(name);
        expect(control().validity.valueMissing, name).to.equal(true);
      }
    });

    it('has the custom validity that the page sets', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      control().setCustomValidity('Taken already');
      expect(control().validity.customError).to.equal(true);
      expect(control().validationMessage).to.equal('Taken already');
      expect(form().checkValidity()).to.equal(false);
      control().setCustomValidity('');
      expect(form().checkValidity()).to.equal(true);
    });

    it('receives focus when its validity is reported', async () => {
      await insert(`<form><button>Go</button>${html('name="field" required')}</form>`);
      const submits = countEvents(form(), 'submit');
      await press(container().querySelector('button')!);
      expect(submits()).to.equal(0);
      expectFocus(input());
      input().blur();
      expect(control().reportValidity()).to.equal(false);
      expectFocus(input());
    });

    it('is user-invalid only after the user has left it', async () => {
      await insert(`<form>${html('name="field" required')}<button>Go</button></form>`);
      const isMarked = () => control().matches(userInvalid);
      expect(isMarked()).to.equal(false);
      await enter(first.typed);
      input().select();
      await keys('Backspace');
      await leave();
      expect(isMarked()).to.equal(true);
      await enter(first.typed);
      await leave();
      expect(isMarked()).to.equal(false);
    });

    it('is not user-invalid when the page checks its validity', async () => {
      await insert(`<form>${html('name="field" required')}<button>Go</button></form>`);
      input().focus();
      expect(control().checkValidity()).to.equal(false);
      expect(form().checkValidity()).to.equal(false);
      await settled();
      expect(control().matches(userInvalid)).to.equal(false);
      expect(input().getAttribute('aria-invalid') ?? 'false').to.equal('false');
    });

    it('receives focus on `reportValidity()` in the task that inserts it', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      form().insertAdjacentHTML('beforeend', html('class="second" name="second" required'));
      expect(control('.second').reportValidity()).to.equal(false);
      await settled();
      expectFocus(input(control('.second')));
    });

    it('receives focus on `reportValidity()` of its form one microtask after its insertion', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      form().insertAdjacentHTML('beforeend', html('class="second" name="second" required'));
      await Promise.resolve();
      expect(form().reportValidity()).to.equal(false);
      expectFocus(input(control('.second')));
    });

    it('is user-invalid when the user tries to submit, even when the page keeps focus elsewhere', async () => {
      await insert(`<form>${html('name="field" required')}<button>Go</button></form>`);
      control().addEventListener('invalid', (event) => event.preventDefault());
      await press(container().querySelector('button')!);
      expect(control().matches(userInvalid)).to.equal(true);
    });

    it('is user-invalid after a failed submission, and no longer after a reset', async () => {
      await insert(`<form>${html('name="field" required')}<button>Go</button></form>`);
      form().requestSubmit();
      await settled();
      expect(control().matches(userInvalid)).to.equal(true);
      form().reset();
      await settled();
      expect(control().matches(userInvalid)).to.equal(false);
    });
  });
}
