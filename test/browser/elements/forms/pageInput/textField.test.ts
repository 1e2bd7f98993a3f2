import { expect } from '@open-wc/testing';
import '../../../../../elements/auction-elements.ts';
import { keys, press, pressAt, type } from '../../../../support/act.ts';
import { settled, until } from '../../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../../support/find.ts';
import { mount, recordWarnings } from '../../../../support/mount.ts';

type TextInput = HTMLElementTagNameMap['auction-text-input'];

describe('an input of the page in <auction-text-input>', () => {
  let element: TextInput;
  const input = () => element.querySelector<HTMLInputElement>('input, textarea')!;
  const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
  const render = async (attributes: string, content: string, around = (html: string) => html) => {
    await mount(around(`<auction-text-input ${attributes}>${content}</auction-text-input>`));
    element = document.querySelector('auction-text-input')!;
  };

  it('is the only input, is inside the frame, and has no own border', async () => {
    await render('', '<input name="paddle" style="border: 5px solid red">');
    expect(element.shadowRoot!.querySelector('input') === null).to.equal(true);
    const frame = part('frame')!.getBoundingClientRect();
    const own = input().getBoundingClientRect();
    expect([own.top >= frame.top, own.bottom <= frame.bottom, own.width > frame.width / 2]).to.deep.equal([
      true,
      true,
      true,
    ]);
    expect(getComputedStyle(input()).borderTopWidth).to.equal('0px');
  });

  it('is as high as its text requires, and a text area is as high as the user makes it', async () => {
    await render('', '<input name="paddle">');
    const frame = part('frame')!;
    expect([frame.offsetHeight, input().offsetHeight]).to.deep.equal([40, 38]);
    frame.style.fontSize = '32px';
    expect(input().clientHeight).to.be.greaterThan(40);
    await render('', '<textarea name="note"></textarea>');
    // The resize handle in its corner does the same.
    input().style.height = '200px';
    expect(input().offsetHeight).to.equal(200);
  });

  it('is reflected in the properties of the element', async () => {
    await render(
      '',
      '<input name="paddle" value="12" required pattern="[0-9]{4}">',
      (html) => `<form>${html}</form>`,
    );
    const { name, value, defaultValue, form, validity, validationMessage, willValidate } = element;
    expect([name, value, defaultValue, form === input().form]).to.deep.equal(['paddle', '12', '12', true]);
    expect([
      validity.patternMismatch,
      validationMessage,
      willValidate,
      element.checkValidity(),
    ]).to.deep.equal([true, input().validationMessage, true, false]);
    element.value = '1234';
    element.name = 'card';
    element.readOnly = true;
    expect([input().value, input().name, input().readOnly, element.checkValidity()]).to.deep.equal([
      '1234',
      'card',
      true,
      true,
    ]);
    element.focus();
    expectFocus(input());
  });

  it('is submitted only once, by the input', async () => {
    await render('name="other"', '<input name="paddle" value="12">', (html) => `<form>${html}</form>`);
    expect([...new FormData(input().form!)]).to.deep.equal([['paddle', '12']]);
  });

  it('is counted during typing, and read again on focus and by `syncInput()`', async () => {
    await render('character-limit="10"', '<input value="ab">');
    expect(part('counter')!.textContent).to.equal('2/10');
    input().focus();
    await keys('End');
    await type('c');
    expect(part('counter')!.textContent).to.equal('3/10');
    input().blur();
    input().value = 'from a script';
    input().focus();
    await settled();
    expect(part('counter')!.textContent).to.equal('13/10');
    expect([input().validity.customError, element.matches(':state(invalid)')]).to.deep.equal([true, true]);
    input().setRangeText('', 0, 10);
    element.syncInput();
    await settled();
    expect([part('counter')!.textContent, input().validity.valid]).to.deep.equal(['3/10', true]);
  });

  /** Types text that the page capitalizes on `input`, and returns the values at each `change`. */
  const typeCapitals = async (target: HTMLElement, find: () => { value: string }) => {
    const changes: string[] = [];
    target.addEventListener('input', () => {
      find().value = find().value.toUpperCase();
    });
    target.addEventListener('change', () => changes.push(find().value));
    target.focus();
    await keys('End');
    await type('ab');
    await keys('Tab');
    return changes;
  };

  for (const [what, find] of [
    ['it', input],
    ['the element', () => element],
  ] as const)
    it(`fires the same changes as an input outside after the page has set the value of ${what} on \`input\``, async () => {
      await render('', '<input value="x">');
      const twin = document.createElement('input');
      twin.value = 'x';
      element.before(twin);
      const expected = await typeCapitals(twin, () => twin);
      expect(twin.value).to.equal('XAB');
      expect(await typeCapitals(input(), find)).to.deep.equal(expected);
      expect(element.value).to.equal('XAB');
    });

  it('is cleared by the button, with the events of typing', async () => {
    await render('clearable', '<input value="tractor">');
    const dispatched: string[] = [];
    for (const name of ['input', 'change'])
      element.addEventListener(name, ({ target }) =>
        dispatched.push(`${name} ${(target as Element).localName}`),
      );
    await press(byRole(element, 'button', 'Clear text'));
    expect([input().value, dispatched]).to.deep.equal(['', ['input input', 'change input']]);
    expectFocus(input());
    await settled();
    expect(queryRole(element, 'button')).to.equal(null);
  });

  it('shows its password until the form is submitted', async () => {
    await render(
      '',
      '<input type="password" name="secret" value="hunter2">',
      (html) => `<form>${html}<button>Go</button></form>`,
    );
    await press(byRole(element, 'button', 'Show password'));
    expect([input().type, input().spellcheck, input().value]).to.deep.equal(['text', false, 'hunter2']);
    expect(queryRole(element, 'button', 'Hide password')).to.not.equal(null);
    input().form!.addEventListener('submit', (event) => event.preventDefault());
    input().form!.requestSubmit();
    await settled();
    expect([input().type, input().hasAttribute('spellcheck')]).to.deep.equal(['password', false]);
  });

  it('receives focus by a press anywhere in the frame', async () => {
    await render('clearable', '<input value="tractor"><span slot="prefix">$</span>');
    const { left, top, height } = part('frame')!.getBoundingClientRect();
    await pressAt(left + 3, top + height / 2);
    expectFocus(input());
  });

  it('can be disabled and read-only, even by its fieldset', async () => {
    await render('clearable', '<input value="a">', (html) => `<fieldset>${html}</fieldset>`);
    const background = () => getComputedStyle(part('frame')!).backgroundColor;
    const normal = background();
    input().disabled = true;
    await until(() => background() !== normal, 'the disabled look');
    input().disabled = false;
    await until(() => background() === normal, 'the normal look');
    element.closest('fieldset')!.disabled = true;
    await until(() => background() !== normal, 'the disabled look');
    expect(queryRole(element, 'button')).to.equal(null);
  });

  it('keeps the custom validity message of a script in addition to the limit of the element', async () => {
    await render('character-limit="3"', '<input value="ab">');
    input().setCustomValidity('Taken');
    input().value = 'abcd';
    element.syncInput();
    expect(input().validationMessage).to.equal('Taken');
    input().setCustomValidity('');
    element.syncInput();
    expect(input().validationMessage).to.equal('Too many characters');
    element.setCustomValidity('Taken');
    expect(input().validationMessage).to.equal('Taken');
    element.setCustomValidity('');
    expect(input().validationMessage).to.equal('Too many characters');
    input().value = 'abc';
    element.syncInput();
    expect(input().validity.valid).to.equal(true);
  });

  it('does not submit a value that a script has set and that the element rejects', async () => {
    await render(
      'character-limit="3"',
      '<input name="a" value="ab">',
      (html) => `<form>${html}<button>Go</button></form>`,
    );
    let submissions = 0;
    input().form!.addEventListener('submit', (event) => {
      event.preventDefault();
      submissions++;
    });
    const button = input().form!.querySelector('button')!;
    input().value = 'abcd';
    await press(button);
    expect(submissions).to.equal(0);
    await until(() => part('message')?.textContent === 'Too many characters', 'the message');
    input().value = 'abc';
    await press(button);
    expect(submissions).to.equal(1);
  });

  it('has a server-side error until the user changes it', async () => {
    await render(
      'error-text="Taken"',
      '<input value="7" aria-label="Paddle">',
      (html) => `<form>${html}</form>`,
    );
    expect([
      part('message')!.textContent,
      input().validationMessage,
      input().validity.customError,
    ]).to.deep.equal(['Taken', 'Taken', true]);
    expect([input().getAttribute('aria-invalid'), input().getAttribute('aria-description')]).to.deep.equal([
      'true',
      'Taken',
    ]);
    input().focus();
    await type('1');
    await until(() => part('message') === null, 'no message');
    expect([input().checkValidity(), input().hasAttribute('aria-invalid')]).to.deep.equal([true, false]);
  });

  it('warns about attributes on the element that belong on the input', async () => {
    const recorded = recordWarnings();
    await render('name="paddle" required clearable', '<input aria-label="Paddle">');
    recorded.stop();
    expect(recorded.texts).to.deep.equal([
      'auction-text-input: Ignoring `name`, `required` because the element contains an input. Set attributes on the input.',
    ]);
  });

  it('exposes the attributes of the input as properties of the element', async () => {
    await render('', '<input aria-label="Paddle" required placeholder="212" pattern="[0-9]+">');
    expect([element.required, element.placeholder, element.pattern]).to.deep.equal([true, '212', '[0-9]+']);
    element.required = false;
    element.placeholder = 'None';
    expect([input().required, input().placeholder, element.hasAttribute('placeholder')]).to.deep.equal([
      false,
      'None',
      false,
    ]);
  });

  it('is marked as invalid, and no longer once it is valid', async () => {
    await render('', '<input required>', (html) => `<form>${html}<button>Go</button></form>`);
    await press(document.querySelector('form button')!);
    await until(() => input().getAttribute('aria-invalid') === 'true', 'the mark');
    expect(element.matches(':state(user-invalid)')).to.equal(true);
    await type('a');
    await until(() => !input().hasAttribute('aria-invalid'), 'no mark');
  });

  it('has the name and description of its form field', async () => {
    await mount(
      '<auction-form-field label="Paddle number" help="On your card"><auction-text-input character-limit="2"><input required></auction-text-input></auction-form-field>',
    );
    element = document.querySelector('auction-text-input')!;
    await until(() => input().getAttribute('aria-label') === 'Paddle number', 'the name');
    await until(
      () => input().getAttribute('aria-description') === 'On your card Maximum number of characters: 2',
      'the description',
    );
    const field = document.querySelector('auction-form-field')!;
    await until(
      () => field.shadowRoot!.querySelector('[part=label]')!.textContent === 'Paddle number *',
      'the mark',
    );
    await press(field.shadowRoot!.querySelector('[part=label]')!);
    expectFocus(input());
    await type('abc');
    await until(
      () =>
        input().getAttribute('aria-description') ===
        'On your card Maximum number of characters: 2 Too many characters',
      'both descriptions',
    );
  });
});
