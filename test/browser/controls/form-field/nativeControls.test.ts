import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, type } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { allByRole, expectFocus } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

type FormField = HTMLElementTagNameMap['auction-form-field'];

const radios = ['Van', 'Ship']
  .map((name) => `<label><input type="radio" name="by" value="${name}" required>${name}</label>`)
  .join('');

/** Each native control, and the way in which the user changes its value. */
const cases: readonly { what: string; html: string; edit: (field: HTMLElement) => Promise<void> }[] = [
  {
    what: 'a text input',
    html: '<input name="a" required>',
    edit: async (field) => {
      field.querySelector('input')!.focus();
      await type('x');
    },
  },
  {
    what: 'a select',
    html: '<select name="a" required><option value="">–</option><option>Canada</option></select>',
    edit: async (field) => {
      field.querySelector('select')!.focus();
      await type('C');
      await keys('Tab');
    },
  },
  {
    what: 'a text area in a wrapper',
    html: '<div class="field_with_errors"><textarea name="a" required></textarea></div>',
    edit: async (field) => {
      field.querySelector('textarea')!.focus();
      await type('x');
    },
  },
  {
    what: 'a checkbox',
    html: '<label><input type="checkbox" name="a" required> I agree</label>',
    edit: (field) => press(field.querySelector('input')!),
  },
  {
    what: 'radio buttons',
    html: `<fieldset>${radios}</fieldset>`,
    edit: (field) => press(field.querySelectorAll('input')[1]!),
  },
];

for (const { what, html, edit } of cases)
  describe(`auction-form-field around ${what}`, () => {
    let field: FormField;
    let submissions = 0;
    const render = async (attributes = 'label="Transport" help="We collect"') => {
      field = await mount<FormField>(
        `<form><auction-form-field ${attributes}>${html}</auction-form-field><button>Go</button></form>`,
      );
      submissions = 0;
      form().addEventListener('submit', (event) => {
        event.preventDefault();
        submissions++;
      });
    };
    const form = () => field.closest('form')!;
    const control = () => field.querySelector<HTMLInputElement>('input, select, textarea')!;
    const submit = () => press(form().querySelector('button')!);
    const alerts = () =>
      allByRole(field, 'alert')
        .map((each) => each.textContent)
        .filter(Boolean);
    const help = () => field.shadowRoot!.querySelector('[part~=help]')?.textContent;

    it('shows the browser’s error on submission until it is fixed', async () => {
      await render();
      expect(alerts()).to.deep.equal([]);
      await submit();
      expect(submissions).to.equal(0);
      const message = control().validationMessage;
      expect(alerts()).to.deep.equal([message]);
      expect(control().getAttribute('aria-description')).to.equal(message);
      await edit(field);
      expect(alerts()).to.deep.equal([]);
      expect(help()).to.equal('We collect');
      expect(control().getAttribute('aria-description')).to.equal('We collect');
      await submit();
      expect(submissions).to.equal(1);
    });

    it('shows no error when a script only checks validity', async () => {
      await render();
      expect(form().checkValidity()).to.equal(false);
      await settled();
      expect(alerts()).to.deep.equal([]);
    });

    it('hides the error after a reset', async () => {
      await render();
      await submit();
      expect(alerts()).to.have.length(1);
      form().reset();
      await settled();
      expect(alerts()).to.deep.equal([]);
    });

    it('makes a server-side error its validity until the user changes the value', async () => {
      await render('label="Transport" error error-text="No van on that day"');
      expect(control().validity.customError).to.equal(true);
      expect(control().validationMessage).to.equal('No van on that day');
      expect(alerts()).to.deep.equal(['No van on that day']);
      await submit();
      expect(submissions).to.equal(0);
      let seen: boolean | undefined;
      control().addEventListener('change', () => (seen = control().validity.customError));
      field.addEventListener('input', () => (seen = control().validity.customError));
      await edit(field);
      expect(seen).to.equal(false);
      expect(control().validity.customError).to.equal(false);
      expect(alerts()).to.deep.equal([]);
      await submit();
      expect(submissions).to.equal(1);
    });

    it('keeps a custom validity message set by a script', async () => {
      await render('label="Transport" error error-text="No van on that day"');
      control().setCustomValidity('From the script');
      await edit(field);
      expect(control().validationMessage).to.equal('From the script');
      control().setCustomValidity('');
    });

    it('shows an error that the page sets until the page removes it', async () => {
      await render('label="Transport" help="We collect" error-text="No van"');
      expect(help()).to.equal('We collect');
      field.error = true;
      await settled();
      expect(alerts()).to.deep.equal(['No van']);
      expect(control().validity.customError).to.equal(false);
      await edit(field);
      expect(alerts()).to.deep.equal(['No van']);
      field.error = false;
      await settled();
      expect(help()).to.equal('We collect');
    });

    it('marks that it is required', async () => {
      await render();
      expect(field.shadowRoot!.querySelector('[part=label]')!.textContent).to.match(/\*$|^Transport$/);
      if (!what.includes('checkbox'))
        expect(field.shadowRoot!.querySelector('[part=label]')!.textContent).to.equal('Transport *');
    });
  });

describe('auction-form-field around a group', () => {
  const render = (html: string, attributes = 'label="Transport" help="We collect"') =>
    mount<FormField>(`<auction-form-field ${attributes}>${html}</auction-form-field>`);

  for (const [what, html, role] of [
    ['a fieldset of radio buttons', `<fieldset>${radios}</fieldset>`, 'radiogroup'],
    ['a wrapper of radio buttons', `<div>${radios}</div>`, 'radiogroup'],
    [
      'a wrapper of checkboxes',
      '<div><label><input type="checkbox">A</label><label><input type="checkbox">B</label></div>',
      'group',
    ],
  ] as const)
    it(`names and describes ${what}, and describes each of them`, async () => {
      const field = await render(html);
      const group = field.firstElementChild!;
      expect([
        group.getAttribute('role'),
        group.getAttribute('aria-label'),
        group.getAttribute('aria-description'),
      ]).to.deep.equal([role, 'Transport', 'We collect']);
      for (const choice of field.querySelectorAll('input')) {
        expect(choice.getAttribute('aria-description')).to.equal('We collect');
        expect(choice.labels![0]!.textContent).not.to.equal('');
        expect(choice.hasAttribute('aria-label')).to.equal(false);
      }
    });

  it('keeps the name that a legend gives its group', async () => {
    const field = await render(`<fieldset><legend>How</legend>${radios}</fieldset>`);
    expect(field.firstElementChild!.hasAttribute('aria-label')).to.equal(false);
  });

  it('removes its attributes and errors from a group that is moved out of it', async () => {
    const field = await render(`<div>${radios}</div>`, 'label="Transport" error error-text="No van"');
    const group = field.firstElementChild!;
    const [first] = field.querySelectorAll('input');
    expect(first!.validity.customError).to.equal(true);
    expect(group.getAttribute('aria-invalid')).to.equal('true');
    field.after(group);
    await settled();
    expect(first!.validity.customError).to.equal(false);
    expect(group.getAttributeNames()).to.deep.equal([]);
    expect(first!.hasAttribute('aria-description')).to.equal(false);
    group.remove();
  });

  it('is focused when the form is invalid', async () => {
    const field = await render(`<fieldset>${radios}</fieldset>`);
    const form = document.createElement('form');
    field.before(form);
    form.append(field);
    form.reportValidity();
    expectFocus(field.querySelector('input'));
  });
});
