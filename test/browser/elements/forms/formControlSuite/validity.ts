import { expect } from '@open-wc/testing';
import { keys, press } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { expectFocus } from '../../../../support/find.ts';
import { countEvents, type FormControl, type FormControlFixture } from './fixture.ts';

/** The validity of a form control, and when it is shown. */
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
  describe('validated', () => {
    it('it is invalid while it is required and empty', async () => {
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

    it('it has its value and its validity before it is in the page', async () => {
      await insert(`<form>${html('name="field" required')}</form>`);
      const made = control().cloneNode(true) as FormControl;
      expect(made.validity.valueMissing).to.equal(true);
      made.setAttribute('value', first.value);
      expect([made.value, made.validity.valid]).to.deep.equal([first.value, true]);
    });

    it('it dispatches an `invalid` event that can be prevented', async () => {
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

    it('its `required` can be set and removed', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      expect(control().validity.valid).to.equal(true);
      control().toggleAttribute('required', true);
      expect(control().validity.valueMissing).to.equal(true);
      control().toggleAttribute('required', false);
      expect(control().validity.valid).to.equal(true);
    });

    it('what the user cannot change is valid: a disabled field, also by its fieldset, and a read-only one', async () => {
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

    it('it has the custom validity that the page sets', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      control().setCustomValidity('Taken already');
      expect(control().validity.customError).to.equal(true);
      expect(control().validationMessage).to.equal('Taken already');
      expect(form().checkValidity()).to.equal(false);
      control().setCustomValidity('');
      expect(form().checkValidity()).to.equal(true);
    });

    it('it gets the focus when it is reported', async () => {
      await insert(`<form><button>Go</button>${html('name="field" required')}</form>`);
      const submits = countEvents(form(), 'submit');
      await press(container().querySelector('button')!);
      expect(submits()).to.equal(0);
      expectFocus(input());
      input().blur();
      expect(control().reportValidity()).to.equal(false);
      expectFocus(input());
    });

    it('it is user-invalid only after the user has left it', async () => {
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

    it('it is not user-invalid because the page asks whether it is valid', async () => {
      await insert(`<form>${html('name="field" required')}<button>Go</button></form>`);
      input().focus();
      expect(control().checkValidity()).to.equal(false);
      expect(form().checkValidity()).to.equal(false);
      await settled();
      expect(control().matches(userInvalid)).to.equal(false);
      expect(input().getAttribute('aria-invalid') ?? 'false').to.equal('false');
    });

    it('it gets the focus by `reportValidity()` in the task that inserts it', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      form().insertAdjacentHTML('beforeend', html('class="second" name="second" required'));
      expect(control('.second').reportValidity()).to.equal(false);
      await settled();
      expectFocus(input(control('.second')));
    });

    it('it gets the focus by `reportValidity()` of its form a promise after it was inserted', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      form().insertAdjacentHTML('beforeend', html('class="second" name="second" required'));
      await Promise.resolve();
      expect(form().reportValidity()).to.equal(false);
      expectFocus(input(control('.second')));
    });

    it('it is user-invalid when the user tries to submit, where the page keeps the focus too', async () => {
      await insert(`<form>${html('name="field" required')}<button>Go</button></form>`);
      control().addEventListener('invalid', (event) => event.preventDefault());
      await press(container().querySelector('button')!);
      expect(control().matches(userInvalid)).to.equal(true);
    });

    it('it is user-invalid after a failed submission, and no longer after a reset', async () => {
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
