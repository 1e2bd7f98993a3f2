import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, type } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
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

    describe('events', () => {
      it('dispatches `input` and then `change` when the user leaves, not with each key', async () => {
        await renderField(`value="${former.value}"`);
        const list = recordEvents('input', 'change');
        await enter(typed);
        expect(list).to.deep.equal([]);
        await keys('Tab');
        expect(list).to.deep.equal([`input ${value}`, `change ${value}`]);
        expect(input().value).to.equal(text);
      });

      it('dispatches both before Enter submits', async () => {
        await renderField(`value="${former.value}"`);
        const list = recordEvents('input', 'change', 'submit');
        await enter(typed);
        await keys('Enter');
        expect(list).to.deep.equal([`input ${value}`, `change ${value}`, `submit ${value}`]);
        await keys('Tab');
        expect(list).to.have.length(3);
      });

      it('dispatches both even if the page sets another value on `input`', async () => {
        await renderField();
        const list = recordEvents('change');
        field.addEventListener('input', () => {
          field.value = former.value;
        });
        await enter(typed);
        await keys('Tab');
        expect(list).to.deep.equal([`change ${former.value}`]);
        expect(input().value).to.equal(former.text);
      });

      it('dispatches `change` when the user leaves, if the page has set another value during typing', async () => {
        await renderField();
        const list = recordEvents('change');
        await enter(typed);
        field.value = former.value;
        await settled();
        await keys('Tab');
        expect(list).to.deep.equal([`change ${former.value}`]);
      });

      it('dispatches neither when the text stands for the same value as before', async () => {
        await renderField(`value="${value}"`);
        const list = recordEvents('input', 'change');
        await enter(typed);
        await keys('Tab');
        expect([list, input().value]).to.deep.equal([[], text]);
      });

      it('dispatches both again when the form was reset in between and the same text is typed', async () => {
        await renderField(`value="${former.value}"`);
        const list = recordEvents('change');
        await enter(typed);
        await keys('Enter');
        form.reset();
        await settled();
        await enter(typed);
        await keys('Tab');
        expect(list).to.deep.equal([`change ${value}`, `change ${value}`]);
      });
    });

    describe('when the page sets the current value of the field', () => {
      it('keeps the text on `input` and at each render, as with Vue’s v-model', async () => {
        await renderField();
        let model = '';
        const render = () => {
          field.value = model;
        };
        field.addEventListener('input', () => {
          model = field.value;
          render();
        });
        input().focus();
        for (const character of typed) {
          await type(character);
          render();
          await settled();
        }
        expect(input().value).to.equal(typed);
        await keys('Tab');
        render();
        await settled();
        expect([model, field.value, input().value]).to.deep.equal([value, value, text]);
      });

      it('keeps the text when the page sets the value that it has just read', async () => {
        await renderField();
        field.addEventListener('keyup', () => {
          // oxlint-disable-next-line no-self-assign -- a setter
          field.value = field.value;
        });
        await enter(typed);
        expect(input().value).to.equal(typed);
        const list = recordEvents('input', 'change');
        await keys('Tab');
        expect(list).to.deep.equal([`input ${value}`, `change ${value}`]);
      });

      it('keeps the text that does not stand for a value', async () => {
        await renderField();
        await enter('nonsense');
        field.value = '';
        await keys('Tab');
        field.value = '';
        await settled();
        expect([input().value, alert()]).to.deep.equal(['nonsense', invalid]);
      });

      it('replaces the text when the page sets another value or resets the form', async () => {
        await renderField();
        await enter(typed);
        field.value = former.value;
        await settled();
        expect([input().value, field.value, sent()]).to.deep.equal([former.text, former.value, former.value]);
        await enter(typed);
        form.reset();
        await settled();
        expect([input().value, field.value, sent()]).to.deep.equal(['', '', '']);
      });
    });
  });
