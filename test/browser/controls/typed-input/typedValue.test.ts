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
  describe(`what is typed into ${tag}`, () => {
    setTagForEach(tag);

    describe('counts before the user leaves', () => {
      it('when the page reads the value, its validity or the form', async () => {
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

      it('when the page submits the form by script, which dispatches it as well', async () => {
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

      it('when a button submits it that leaves the focus where it is', async () => {
        await renderField(`value="${former.value}"`);
        form.querySelector('button')!.addEventListener('mousedown', (event) => event.preventDefault());
        const list = recordEvents('submit');
        await enter(typed);
        await press(form.querySelector('button')!);
        expect(list).to.deep.equal([`submit ${value}`]);
      });

      it('when the page submits it without an event', async () => {
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

      it('as invalid where it stands for no value, which is shown when it is submitted or left', async () => {
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

      it('and an error that is shown stays until then', async () => {
        await renderField();
        await enter('nonsense');
        await keys('Tab');
        expect(alert()).to.equal(invalid);
        await enter(typed);
        expect([alert(), field.validity.valid]).to.deep.equal([invalid, true]);
        await keys('Enter');
        expect([alert(), field.matches(':state(user-invalid)')]).to.deep.equal(['', false]);
      });

      it('and the same error is announced each time that it is found', async () => {
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

      it('and survives another order or language', async () => {
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
