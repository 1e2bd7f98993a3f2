import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, parkPointer, press } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

/** Whether the page or the library prevents the browser’s message, by the name of the control. */
let prevented: Record<string, boolean>;
let events: Event[];
const record = (event: Event) => events.push(event);

const form = (id = 'form') => document.querySelector<HTMLFormElement>(`#${id}`)!;
const find = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
const inner = (name: string) => find(name).shadowRoot?.querySelector('input');
const go = () => document.querySelector<HTMLElement>('.go')!;

const render = async (html: string) => {
  await mount(`<form id="form">${html}<button class="go">Go</button></form>`);
  form().addEventListener('submit', (event) => event.preventDefault());
};
/** Returns the names of the controls that received \`invalid\` events, and whether the browser’s message was prevented. */
const readEvents = () => {
  prevented = {};
  for (const event of events) prevented[(event.target as HTMLInputElement).name] = event.defaultPrevented;
  return prevented;
};

const text = (name: string) =>
  `<auction-text-input name="${name}" aria-label="${name}" required></auction-text-input>`;
const native = (name: string) => `<input name="${name}" aria-label="${name}" required>`;

describe('the browser’s message about an invalid field', () => {
  beforeEach(async () => {
    events = [];
    document.addEventListener('invalid', record, true);
    await parkPointer();
  });
  afterEach(() => {
    document.removeEventListener('invalid', record, true);
  });

  for (const [what, html, container] of [
    ['a text field', text('a'), 'auction-text-input'],
    ['a date field', '<auction-date-input name="a" required></auction-date-input>', 'auction-date-input'],
    ['a time field', '<auction-time-input name="a" required></auction-time-input>', 'auction-time-input'],
    [
      'a text field with an input of the page',
      `<auction-text-input>${native('a')}</auction-text-input>`,
      'auction-text-input',
    ],
    [
      'a date field with an input of the page',
      `<auction-date-input><input type="date" name="a" aria-label="a" required></auction-date-input>`,
      'auction-date-input',
    ],
    [
      'a time field with an input of the page',
      `<auction-time-input>${native('a')}</auction-time-input>`,
      'auction-time-input',
    ],
    [
      'a form field',
      `<auction-form-field label="A">${native('a')}</auction-form-field>`,
      'auction-form-field',
    ],
    [
      'a form field around a text field',
      `<auction-form-field label="A">${text('a')}</auction-form-field>`,
      'auction-text-input',
    ],
    [
      'a form field with a menu',
      '<auction-form-field label="A"><select name="a" required><option value="">None</select></auction-form-field>',
      'auction-form-field',
    ],
  ] as const)
    it(`gives way to the message of ${what}, which receives focus`, async () => {
      await render(html);
      await press(go());
      expect(readEvents()).to.deep.equal({ a: true });
      expectFocus(inner('a') ?? find('a'));
      await until(
        () => document.querySelector(container)!.shadowRoot!.querySelector('[role=alert]')?.textContent,
        'the message of the field',
      );
    });

  for (const [way, act] of [
    ['a press on a button of the library', () => press(document.querySelector('auction-button')!)],
    ['Enter', async () => (inner('a')!.focus(), await keys('Enter'))],
    ['a click by a script', () => go().click()],
  ] as const)
    it(`gives way after ${way}`, async () => {
      await render(`<auction-button type="submit">Send</auction-button>${text('a')}${text('b')}`);
      await act();
      expect(readEvents()).to.deep.equal({ a: true, b: true });
      expectFocus(inner('a'));
    });

  it('gives way after Enter in a form without a button', async () => {
    await mount(`<form id="form">${text('a')}</form>`);
    inner('a')!.focus();
    await keys('Enter');
    expect(readEvents()).to.deep.equal({ a: true });
    expectFocus(inner('a'));
  });

  it('is not shown for later controls of the page either', async () => {
    await render(`${text('a')}${native('b')}${text('c')}`);
    await press(go());
    expect(readEvents()).to.deep.equal({ a: true, b: true, c: true });
    expectFocus(inner('a'));
    events = [];
    find('b').reportValidity();
    expect(readEvents()).to.deep.equal({ b: false });
    expectFocus(find('b'));
  });

  it('is shown for the first invalid control if that is a control of the page', async () => {
    await render(`${native('a')}${text('b')}`);
    await press(go());
    expect(readEvents()).to.deep.equal({ a: false, b: false });
    expectFocus(find('a'));
    await until(() => queryRole(find('b'), 'alert'), 'the message of the field');
  });

  for (const skipped of [
    '<fieldset disabled><input required></fieldset>',
    '<div hidden><input required></div>',
    '<input value="valid" required>',
    '<fieldset><output></output></fieldset>',
  ])
    it(`is not shown for a control that the browser cannot focus or does not validate: ${skipped}`, async () => {
      await render(`${skipped}<fieldset>${text('a')}</fieldset>`);
      await press(go());
      expect(readEvents()['a']).to.equal(true);
      expectFocus(inner('a'));
    });

  it('is not replaced while the page prevents it, which keeps focus', async () => {
    await render(`${text('a')}${text('b')}`);
    form().addEventListener('invalid', (event) => event.preventDefault(), true);
    await press(go());
    expect(readEvents()).to.deep.equal({ a: true, b: true });
    expect(form().querySelector('auction-text-input:focus')).to.equal(null);
  });

  it('is replaced for the first field that the page leaves to the browser, after the page’s listeners', async () => {
    await render(`${text('a')}${text('b')}`);
    const seen: boolean[] = [];
    find('a').addEventListener('invalid', (event) => event.preventDefault());
    find('b').addEventListener('invalid', (event) => seen.push(event.defaultPrevented));
    await press(go());
    expect(seen).to.deep.equal([false]);
    expectFocus(inner('b'));
  });

  it('is not replaced in another form', async () => {
    await render(text('a'));
    await mount(`<form id="other">${native('b')}${text('c')}</form>`);
    await press(go());
    expect(readEvents()).to.deep.equal({ a: true });
    expectFocus(inner('a'));
  });

  it('includes fields that are in the form by its id', async () => {
    await render(text('b'));
    form().insertAdjacentHTML('beforebegin', text('a').replace('required', 'required form="form"'));
    await until(() => inner('a'), 'the field');
    await press(go());
    expect(readEvents()).to.deep.equal({ a: true, b: true });
    expectFocus(inner('a'));
  });

  it('is shown for a hidden field', async () => {
    await render(`<div hidden>${text('a')}</div>`);
    await press(go());
    expect(readEvents()).to.deep.equal({ a: false });
  });

  it('is shown for a picker, which has no message', async () => {
    await render('<auction-date-picker name="a" required></auction-date-picker>');
    await press(go());
    expect(readEvents()).to.deep.equal({ a: false });
  });

  it('gives way when a script reports the validity of a field, even if an earlier control is invalid', async () => {
    await render(`${native('a')}${text('b')}`);
    expect(find('b').reportValidity()).to.equal(false);
    expect(readEvents()).to.deep.equal({ b: true });
    expectFocus(inner('b'));
    await until(() => queryRole(find('b'), 'alert'), 'the message of the field');
  });

  it('does not keep a script from reporting the validity of a form', async () => {
    await render(`${text('a')}${native('b')}`);
    expect(form().reportValidity()).to.equal(false);
    expectFocus(inner('a'));
    await until(() => queryRole(find('a'), 'alert'), 'the message of the field');
  });

  for (const type of ['click', 'submit'] as const)
    it(`does not move focus when a \`${type}\` listener checks the validity of the form`, async () => {
      await render(text('a').replace('required', ''));
      const invalidate = () => {
        find('a').setCustomValidity('Taken');
        form().checkValidity();
        find('a').setCustomValidity('');
      };
      (type === 'click' ? go() : form()).addEventListener(type, invalidate);
      await press(go());
      await settled();
      expect(readEvents()).to.deep.equal({ a: false });
      expect(form().querySelector('auction-text-input:focus')).to.equal(null);
    });

  it('does not move focus in a form with `novalidate`', async () => {
    await render(text('a'));
    form().noValidate = true;
    form().addEventListener('submit', () => form().checkValidity());
    await press(go());
    expect(readEvents()).to.deep.equal({ a: false });
    expect(form().querySelector('auction-text-input:focus')).to.equal(null);
  });

  it('leaves the list of an error summary complete', async () => {
    await render(`<auction-error-summary></auction-error-summary>${text('a')}${native('b')}`);
    await press(go());
    const summary = document.querySelector('auction-error-summary')!;
    await until(() => queryRole(summary, 'list'), 'the list');
    expect(byRole(summary, 'list').querySelectorAll('li')).to.have.length(2);
    expectFocus(inner('a'));
  });
});
