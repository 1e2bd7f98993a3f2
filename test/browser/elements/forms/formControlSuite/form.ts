import { expect } from '@open-wc/testing';
import { keys, type } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { expectFocus } from '../../../../support/find.ts';
import { countEvents, type FormControlFixture } from './fixture.ts';

/**
 * Tests a form control in its form: its owner, submission by Enter, and the disabled and read-only states.
 */
export function testForm({
  tag,
  first,
  html,
  control,
  form,
  input,
  sent,
  insert,
  enter,
  container,
}: FormControlFixture): void {
  describe('form', () => {
    it('includes the control in its elements', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      expect([...form().elements].includes(control())).to.equal(true);
      expect(form().elements.namedItem('field') === control()).to.equal(true);
      expect(control().form === form()).to.equal(true);
    });

    it('can be elsewhere in the page, by its ID', async () => {
      await insert(
        `<form id="elsewhere"></form>${html(`name="field" value="${first.value}" form="elsewhere"`)}`,
      );
      expect(control().form === form()).to.equal(true);
      expect(sent()).to.deep.equal([`field=${first.value}`]);
    });

    it('is submitted by Enter through its first submit button', async () => {
      await insert(
        `<form>${html('name="field"')}<button type="button">No</button><button name="go" value="1">Go</button></form>`,
      );
      const submits: string[] = [];
      form().addEventListener('submit', (event) => {
        event.preventDefault();
        submits.push((event.submitter as HTMLButtonElement).name, ...sent());
      });
      await enter(first.typed);
      await keys('Enter');
      expect(submits).to.deep.equal(['go', `field=${first.value}`]);
    });

    it('is not submitted by Enter while that button is disabled', async () => {
      await insert(`<form>${html('name="field"')}<button disabled>Go</button></form>`);
      const submits = countEvents(form(), 'submit');
      await enter(first.typed);
      await keys('Enter');
      expect(submits()).to.equal(0);
    });

    it('is submitted by Enter without a button when it has no other field', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      const submits = countEvents(form(), 'submit');
      await enter(first.typed);
      await keys('Enter');
      expect(submits()).to.equal(1);
    });

    it('is not submitted by Enter without a button when it has more fields', async () => {
      await insert(`<form>${html('name="field"')}<input name="other"></form>`);
      const submits = countEvents(form(), 'submit');
      await enter(first.typed);
      await keys('Enter');
      expect(submits()).to.equal(0);
    });

    for (const type of ['keydown', 'keypress'])
      it(`is not submitted by Enter when the page prevents ${type}`, async () => {
        await insert(`<form>${html('name="field"')}<button>Go</button></form>`);
        const submits = countEvents(form(), 'submit');
        form().addEventListener(type, (event) => event.preventDefault());
        input().focus();
        await keys('Enter');
        expect(submits()).to.equal(0);
      });

    // Firefox and WebKit submit from their own inputs.
    if (tag !== 'input')
      it('is not submitted by Enter with a modifier key', async () => {
        await insert(`<form>${html('name="field"')}<button>Go</button></form>`);
        const submits = countEvents(form(), 'submit');
        input().focus();
        await keys('Control+Enter', 'Alt+Enter');
        expect(submits()).to.equal(0);
      });

    it('is not submitted by the Enter that ends a composition in Safari', async () => {
      await insert(`<form>${html('name="field"')}<button>Go</button></form>`);
      const submits = countEvents(form(), 'submit');
      // Safari only sets the key code, and no `keypress` follows.
      const init = { key: 'Enter', keyCode: 229, bubbles: true, composed: true, cancelable: true };
      input().dispatchEvent(new KeyboardEvent('keydown', init));
      await settled();
      expect(submits()).to.equal(0);
    });

    it('is submitted by Enter through an image button', async () => {
      await insert(
        `<form>${html(`name="field" value="${first.value}"`)}<input name="other"><input type="image" alt="Go"></form>`,
      );
      const submits: string[] = [];
      form().addEventListener('submit', (event) => {
        event.preventDefault();
        submits.push((event.submitter as HTMLInputElement).type);
      });
      input().focus();
      await keys('Enter');
      expect(submits).to.deep.equal(['image']);
    });
  });

  describe('when disabled', () => {
    it('cannot be focused', async () => {
      await insert(`<form>${html('name="field" disabled')}<button>Go</button></form>`);
      expect(control().matches(':disabled')).to.equal(true);
      expect(input().matches(':disabled')).to.equal(true);
      control().focus();
      expect(document.activeElement === control()).to.equal(false);
    });

    it('is disabled with its fieldset without changing its own state', async () => {
      await insert(
        `<form><fieldset disabled>${html('class="a"')}${html('class="b" disabled')}</fieldset></form>`,
      );
      const [a, b] = [control('.a'), control('.b')];
      expect([a, b].map((each) => input(each).matches(':disabled'))).to.deep.equal([true, true]);
      expect([a.disabled, b.disabled]).to.deep.equal([false, true]);
      container().querySelector('fieldset')!.disabled = false;
      await settled();
      expect([a, b].map((each) => input(each).matches(':disabled'))).to.deep.equal([false, true]);
      b.disabled = false;
      await settled();
      expect(input(b).matches(':disabled')).to.equal(false);
    });

    it('is not validated', async () => {
      await insert(`<form>${html('name="field" required disabled')}</form>`);
      expect(control().willValidate).to.equal(false);
      expect(form().checkValidity()).to.equal(true);
    });
  });

  describe('when read-only', () => {
    it('is submitted, focusable, unchangeable, and not validated', async () => {
      await insert(
        `<form>${html(`name="field" value="${first.value}" required readonly`)}<button>Go</button></form>`,
      );
      const before = input().value;
      input().focus();
      await type('9');
      expect(input().value).to.equal(before);
      expect(sent()).to.deep.equal([`field=${first.value}`]);
      expectFocus(input());
      expect(control().readOnly).to.equal(true);
      expect(control().willValidate).to.equal(false);
      control().value = '';
      expect(form().checkValidity()).to.equal(true);
    });
  });
}
