import { expect } from '@open-wc/testing';
import { type } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { type FormControl, type FormControlFixture } from './fixture.ts';

/** Tests the value of a form control: the submitted value, its default, and values set by a script. */
export function testValue({
  first,
  second,
  commits,
  html,
  control,
  form,
  input,
  sent,
  insert,
  enter,
  leave,
}: FormControlFixture): void {
  describe('value', () => {
    it('is submitted under its name', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      expect(sent()).to.deep.equal([`field=${first.value}`]);
    });

    it('is submitted as typed by the user', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      await enter(first.typed);
      if (commits === 'on leaving') await leave();
      expect(sent()).to.deep.equal([`field=${first.value}`]);
      expect(control().value).to.equal(first.value);
    });

    it('is submitted as set by a script', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      control().value = second.value;
      await settled();
      expect(sent()).to.deep.equal([`field=${second.value}`]);
      expect(input().value).to.not.equal('');
    });

    it('is submitted as an empty string while it is empty', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      expect(sent()).to.deep.equal(['field=']);
    });

    it('is submitted under a name that is set later', async () => {
      await insert(`<form>${html(`value="${first.value}"`)}</form>`);
      expect(sent()).to.deep.equal([]);
      control().name = 'late';
      expect(sent()).to.deep.equal([`late=${first.value}`]);
    });

    it('is not submitted while it is disabled', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}" disabled`)}</form>`);
      expect(sent()).to.deep.equal([]);
    });

    it('defaults to its attribute', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      expect(control().value).to.equal(first.value);
      expect(control().defaultValue).to.equal(first.value);
      control().setAttribute('value', second.value);
      expect(control().value).to.equal(second.value);
    });

    it('does not follow its attribute after a change', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      control().value = first.value;
      control().setAttribute('value', second.value);
      expect(control().value).to.equal(first.value);
    });

    it('is never reflected', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      await enter(first.typed);
      await leave();
      expect(control().hasAttribute('value')).to.equal(false);
      expect(control().defaultValue).to.equal('');
    });

    it('is a string, whatever a script sets', async () => {
      await insert(html());
      control().value = first.value;
      control().value = null as unknown as string;
      expect(control().value).to.equal('');
    });

    it('returns to its default on a reset', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      input().select();
      await type(second.typed);
      await leave();
      expect(control().value).to.equal(second.value);
      form().reset();
      await settled();
      expect(control().value).to.equal(first.value);
      expect(sent()).to.deep.equal([`field=${first.value}`]);
      control().setAttribute('value', second.value);
      expect(control().value).to.equal(second.value);
    });

    it('accepts a value that is filled in without focus', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      const element = input();
      if (commits === 'on leaving') {
        element.value = first.typed;
        element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      } else element.value = first.value;
      element.dispatchEvent(new Event('change', { bubbles: true }));
      element.dispatchEvent(new FocusEvent('blur'));
      await settled();
      expect([control().value, sent()]).to.deep.equal([first.value, [`field=${first.value}`]]);
    });

    it('is selected by select() in the task that sets it', async () => {
      await insert(html());
      input().focus();
      control().value = first.value;
      control().select();
      await settled();
      const { selectionStart, selectionEnd, value } = input();
      expect([selectionStart, selectionEnd]).to.deep.equal([0, value.length]);
    });

    it('is the default in a clone', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      expect((control().cloneNode(true) as FormControl).value).to.equal(first.value);
    });
  });
}
