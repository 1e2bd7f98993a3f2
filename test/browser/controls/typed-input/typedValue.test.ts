import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, type } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

type TypedInput = HTMLElementTagNameMap['auction-date-input'] | HTMLElementTagNameMap['auction-time-input'];

const cases = [
  {
    tag: 'auction-date-input',
    former: { value: '2026-11-20', text: '11/20/2026' },
    typed: '3/4/2027',
    value: '2027-03-04',
    text: '03/04/2027',
    invalid: 'Invalid date',
  },
  {
    tag: 'auction-time-input',
    former: { value: '21:30', text: '09:30 PM' },
    typed: '7:05',
    value: '07:05',
    text: '07:05 AM',
    invalid: 'Invalid time',
  },
] as const;

for (const { tag, former, typed, value, text, invalid } of cases)
  describe(`what is typed into ${tag}`, () => {
    let field: TypedInput;
    let form: HTMLFormElement;
    const renderField = async (attributes = '', around = '') => {
      await mount(
        `<form><${tag} name="field" locale="en-US" ${attributes}></${tag}>${around}<button>Go</button></form>`,
      );
      field = document.querySelector(tag)!;
      form = field.closest('form')!;
      form.addEventListener('submit', (event) => event.preventDefault());
    };
    const input = () => byRole(field, 'textbox') as HTMLInputElement;
    const enter = async (what: string) => {
      input().focus();
      input().select();
      await type(what);
    };
    const alert = () => queryRole(field, 'alert')?.textContent ?? '';
    const sent = () => new FormData(form).get('field');
    const recordEvents = (...names: string[]) => {
      const list: string[] = [];
      for (const name of names)
        document.addEventListener(name, () => list.push(`${name} ${field.value}`), stop);
      return list;
    };
    let stop: AbortController;
    beforeEach(() => {
      stop = new AbortController();
    });
    afterEach(async () => {
      stop.abort();
      await unmountAll();
    });

    describe('is dispatched', () => {
      it('by `input` and then `change` once the user leaves, not with each key', async () => {
        await renderField(`value="${former.value}"`);
        const list = recordEvents('input', 'change');
        await enter(typed);
        expect(list).to.deep.equal([]);
        await keys('Tab');
        expect(list).to.deep.equal([`input ${value}`, `change ${value}`]);
        expect(input().value).to.equal(text);
      });

      it('by both before Enter submits', async () => {
        await renderField(`value="${former.value}"`);
        const list = recordEvents('input', 'change', 'submit');
        await enter(typed);
        await keys('Enter');
        expect(list).to.deep.equal([`input ${value}`, `change ${value}`, `submit ${value}`]);
        await keys('Tab');
        expect(list).to.have.length(3);
      });

      it('by both even if the page sets another value at `input`', async () => {
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

      it('by neither when the text stands for the same value as before', async () => {
        await renderField(`value="${value}"`);
        const list = recordEvents('input', 'change');
        await enter(typed);
        await keys('Tab');
        expect([list, input().value]).to.deep.equal([[], text]);
      });

      it('again when the form was reset meanwhile and the same is typed', async () => {
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

    describe('stays when the page writes the value that it knows', () => {
      it('at `input`, and whenever it renders, as Vue’s v-model does', async () => {
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

      it('as it has just read it', async () => {
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

      it('and it stands for none', async () => {
        await renderField();
        await enter('nonsense');
        field.value = '';
        await keys('Tab');
        field.value = '';
        await settled();
        expect([input().value, alert()]).to.deep.equal(['nonsense', invalid]);
      });

      it('but not when it writes another, or resets the form', async () => {
        await renderField();
        await enter(typed);
        field.value = former.value;
        await settled();
        expect([input().value, field.value, sent()]).to.deep.equal([
          former.text,
          former.value,
          former.value,
        ]);
        await enter(typed);
        form.reset();
        await settled();
        expect([input().value, field.value, sent()]).to.deep.equal(['', '', '']);
      });
    });

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
        form.requestSubmit();
        await settled();
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
