import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { expectFocus, queryRole } from '../../../support/find.ts';
import {
  typedFields,
  field,
  form,
  renderField,
  input,
  enter,
  alert,
  sent,
  recordEvents,
  setTagForEach,
} from './typedFieldFixture.ts';

for (const { tag, former, typed, value, text, invalid } of typedFields)
  describe(`typed text in ${tag}`, () => {
    setTagForEach(tag);

    it('can be a pasted date with a time', async () => {
      await renderField();
      for (const pasted of ['Mar 4, 2027, 7:05:00 AM', 'Thursday, March 4, 2027 at 7:05 AM']) {
        await enter(pasted);
        await keys('Tab');
        expect([field.value, input().value, alert()]).to.deep.equal([value, text, '']);
      }
    });

    describe('before the user leaves', () => {
      it('counts when the page reads the value, its validity, or the form', async () => {
        await renderField('required');
        expect(form.checkValidity()).to.equal(false);
        await enter(typed);
        expect(field.value).to.equal(value);
        expect(sent()).to.equal(value);
        expect([field.validity.valid, field.checkValidity(), form.checkValidity()]).to.deep.equal([
          true,
          true,
          true,
        ]);
        expect(field.valueAsDate === null).to.equal(false);
      });

      it('counts and dispatches events when the page submits the form by script', async () => {
        await renderField(`value="${former.value}" required`);
        const list = recordEvents('input', 'change', 'submit');
        let data: unknown;
        form.addEventListener('submit', () => {
          data = sent();
        });
        await enter(typed);
        form.requestSubmit();
        expect(data).to.equal(value);
        expect(list).to.deep.equal([`input ${value}`, `change ${value}`, `submit ${value}`]);
        await settled();
        expect(input().value).to.equal(text);
        expectFocus(input());
        await keys('Tab');
        expect(list).to.have.length(3);
      });

      it('counts when the form is submitted by a button that does not take focus', async () => {
        await renderField(`value="${former.value}"`);
        form.querySelector('button')!.addEventListener('mousedown', (event) => event.preventDefault());
        const list = recordEvents('submit');
        await enter(typed);
        await press(form.querySelector('button')!);
        expect(list).to.deep.equal([`submit ${value}`]);
      });

      it('counts when the page submits the form without an event', async () => {
        await renderField(
          `value="${former.value}"`,
          `<input type="hidden" name="other"><iframe name="${tag}" title="Answer"></iframe>`,
        );
        form.target = tag;
        form.action = 'about:blank';
        let data: unknown;
        form.addEventListener('formdata', ({ formData }) => {
          data = formData.get('field');
        });
        await enter(typed);
        form.submit();
        expect(data).to.equal(value);
      });

      it('counts as invalid if it does not stand for a value, and shows it on submission or blur', async () => {
        await renderField(`value="${former.value}"`);
        await enter('nonsense');
        expect([field.value, sent(), field.validity.badInput, alert()]).to.deep.equal(['', '', true, '']);
        const list = recordEvents('submit');
        form.checkValidity();
        await settled();
        expect(alert()).to.equal('');
        form.querySelector('button')!.addEventListener('mousedown', (event) => event.preventDefault());
        await press(form.querySelector('button')!);
        expect(list).to.deep.equal([]);
        expect(alert()).to.equal(invalid);
      });

      it('keeps a visible error until the user leaves or submits', async () => {
        await renderField();
        await enter('nonsense');
        await keys('Tab');
        expect(alert()).to.equal(invalid);
        await enter(typed);
        expect([alert(), field.validity.valid]).to.deep.equal([invalid, true]);
        await keys('Enter');
        expect([alert(), field.matches(':state(user-invalid)')]).to.deep.equal(['', false]);
      });

      it('announces the same error each time it is found', async () => {
        await renderField('required');
        const announce = async (act: () => Promise<unknown>) => {
          const before = queryRole(field, 'alert')?.querySelector('span');
          await act();
          const after = queryRole(field, 'alert')?.querySelector('span');
          expect([after?.textContent, after !== before]).to.deep.equal([alert(), true]);
        };
        for (const text of ['nonsense', 'more nonsense'])
          await announce(async () => {
            await enter(text);
            await keys('Tab');
          });
        expect(alert()).to.equal(invalid);
        await announce(() => press(form.querySelector('button')!));
      });

      it('keeps typed text when the order or language changes', async () => {
        await renderField();
        await enter(typed);
        field.setAttribute('locale', 'en-CA');
        await settled();
        expect(input().value).to.equal(typed);
        field.setAttribute('locale', 'en-US');
        await keys('Tab');
        expect([input().value, field.value]).to.deep.equal([text, value]);
      });
    });
  });
