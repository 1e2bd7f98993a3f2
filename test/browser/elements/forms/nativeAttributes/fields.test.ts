import { expect } from '@open-wc/testing';
import { keys, type } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { expectFocus } from '../../../../support/find.ts';
import { recordWarnings } from '../../../../support/mount.ts';
import { render, unmountAll } from './fixture.ts';

/** Runs a test with a native input and with a text field, and expects the same results. */
function testBoth(
  name: string,
  attributes: string,
  act: (field: Awaited<ReturnType<typeof render>>) => unknown,
): void {
  it(name, async () => {
    const outcomes: unknown[] = [];
    for (const tag of ['input', 'auction-text-input']) {
      outcomes.push(await act(await render(tag, attributes)));
      await unmountAll();
    }
    expect(outcomes[1]).to.deep.equal(outcomes[0]);
  });
}

const readValidity = ({ validity, validationMessage, value }: HTMLInputElement) => ({
  flags: ['valueMissing', 'typeMismatch', 'patternMismatch', 'tooShort', 'tooLong', 'valid'].map(
    (flag) => validity[flag as 'valid'],
  ),
  validationMessage,
  value,
});

describe('a form control with a boolean attribute that is "false"', () => {
  for (const [tag, attribute] of [
    ['auction-text-input', 'disabled'],
    ['auction-text-input', 'readonly'],
    ['auction-date-input', 'disabled'],
    ['auction-time-input', 'readonly'],
    ['auction-button', 'disabled'],
  ] as const)
    it(`warns and does not set ${attribute} on ${tag}`, async () => {
      const warnings = recordWarnings();
      try {
        const { control, inner } = await render(tag, `${attribute}="false" required aria-label="Bid"`);
        expect(control.matches(':disabled')).to.equal(false);
        expect(inner.matches(':disabled, [readonly]')).to.equal(false);
        if (tag !== 'auction-button') expect(control.validity.valueMissing).to.equal(true);
        expect(warnings.texts.filter((text) => text.includes(`${attribute}="false"`))).to.have.length(1);
        control.setAttribute(attribute, '');
        await settled();
        expect(inner.matches(':disabled, [readonly]')).to.equal(true);
      } finally {
        warnings.stop();
      }
    });

  it('shows no error', async () => {
    const warnings = recordWarnings();
    const { control, inner } = await render('auction-text-input', 'error="false" aria-label="Bid"');
    expect(inner.getAttribute('aria-invalid')).not.to.equal('true');
    expect(control.matches(':invalid')).to.equal(false);
    expect(warnings.texts).to.have.length(1);
    warnings.stop();
  });
});

describe('auction-text-input compared with a native input', () => {
  describe('validity of typed text', () => {
    for (const [attributes, typed] of [
      ['minlength="3"', 'ab'],
      ['minlength="3"', 'abc'],
      ['minlength="3" required', ''],
      ['minlength="3" value="ab"', ''],
      ['maxlength="3"', 'abcdef'],
      ['type="email" multiple', 'a@b.example, c@d.example'],
      ['type="email" multiple', 'a@b.example, c'],
      ['type="email"', 'a@b.example, c@d.example'],
      ['type="email"', ' a@b.example '],
      ['type="url"', 'nowhere'],
      ['type="url"', 'https://a.example/'],
      ['pattern="[0-9]{3}"', '12'],
      ['pattern="[0-9]{3}"', '123'],
    ])
      testBoth(`matches with ${attributes} and “${typed}”`, attributes!, async ({ control }) => {
        control.focus();
        if (typed) await type(typed);
        const before = readValidity(control);
        control.value = 'x';
        return [before, readValidity(control)];
      });

    testBoth(
      'matches when the default is longer than maxlength',
      'maxlength="3" value="abcdef"',
      async ({ control }) => {
        const before = readValidity(control);
        control.focus();
        await keys('End', 'Backspace');
        return [before, readValidity(control)];
      },
    );
  });

  describe('properties and methods', () => {
    for (const [attributes, value] of [
      ['type="email"', '  c@d.example '],
      ['type="email"', '\tc@d.example\n'],
      ['type="email" multiple', ' a@b.example ,  c@d.example '],
      ['type="url"', ' https://a.example/ '],
      ['type="text"', ' a '],
      ['type="search"', ' a\r\nb '],
    ])
      testBoth(
        `matches when a script sets ${JSON.stringify(value)} with ${attributes}`,
        attributes!,
        ({ control }) => {
          control.value = value!;
          return readValidity(control);
        },
      );

    testBoth('matches when a script sets a type afterwards', 'value=" a@b.example "', ({ control }) => {
      const values = [control.value];
      for (const kind of ['email', 'url']) {
        control.type = kind;
        values.push(control.value);
      }
      return values;
    });

    testBoth('matches when a script reads unset properties', '', ({ control }) => [
      control.type,
      control.placeholder,
      control.pattern,
      control.autocomplete,
      control.maxLength,
      control.minLength,
      control.readOnly,
      control.multiple,
      control.name,
      control.defaultValue,
    ]);

    testBoth(
      'matches when a script reads set properties',
      'type="email" placeholder="p" pattern="a+" autocomplete="email" maxlength="9" minlength="2" multiple name="n" value="v"',
      ({ control }) => [
        control.type,
        control.placeholder,
        control.pattern,
        control.autocomplete,
        control.maxLength,
        control.minLength,
        control.multiple,
        control.name,
        control.defaultValue,
      ],
    );

    testBoth(
      'matches when a script moves the caret, as input masks do',
      'value="2026"',
      async ({ control }) => {
        control.focus();
        control.value = '20-26';
        control.setSelectionRange(1, 3, 'backward');
        const before = [control.selectionStart, control.selectionEnd, control.selectionDirection];
        control.selectionStart = 2;
        control.selectionEnd = 2;
        await settled();
        await type('x');
        return [before, control.value, control.selectionStart];
      },
    );

    for (const [what, set] of [
      ['to upper case', (value: string) => value.toUpperCase()],
      ['without a character', (value: string) => value.replace('b', '')],
      ['unchanged', (value: string) => value],
      ['to something else', () => 'other'],
      ['to the former value', () => 'x'],
      ['to an empty string', () => ''],
    ] as const)
      testBoth(`matches when a script sets typed text ${what}`, 'value="x"', async ({ control }) => {
        const dispatched: string[] = [];
        control.addEventListener('input', () => {
          control.value = set(control.value);
        });
        control.addEventListener('change', () => dispatched.push(control.value));
        control.focus();
        await keys('End');
        await type('ab');
        await keys('Tab');
        control.focus();
        await keys('Tab');
        return dispatched;
      });

    testBoth('matches when a script sets the former value during autofill', 'value="x"', async (field) => {
      const { control, inner } = field;
      control.addEventListener('input', () => {
        control.value = 'x';
      });
      inner.value = 'xa';
      inner.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await settled();
      return [control.value, inner.value];
    });

    testBoth('matches when a script sets the value while nothing is typed', '', async ({ control }) => {
      const dispatched: string[] = [];
      control.addEventListener('change', () => dispatched.push(control.value));
      control.focus();
      control.value = 'a';
      await keys('Tab');
      return dispatched;
    });

    testBoth('matches when a script listens before all others', '', async ({ control }) => {
      const values: string[] = [];
      const listen = () => values.push(control.value);
      document.addEventListener('input', listen, true);
      control.focus();
      await type('abc');
      document.removeEventListener('input', listen, true);
      return values;
    });
  });

  describe('later attribute changes', () => {
    for (const [name, value] of [
      ['spellcheck', 'false'],
      ['autocapitalize', 'words'],
      ['autocorrect', 'off'],
      ['enterkeyhint', 'go'],
      ['inputmode', 'decimal'],
      ['placeholder', '250'],
      ['autocomplete', 'email'],
      ['name', 'mail'],
      ['maxlength', '40'],
      ['minlength', '3'],
      ['title', 'What it is for'],
      ['dir', 'auto'],
      ['aria-expanded', 'true'],
      ['aria-keyshortcuts', 'Alt+B'],
    ])
      it(`passes ${name!} on to the input`, async () => {
        const { control, inner } = await render('auction-text-input', '');
        const read = () => inner.getAttribute(name!);
        expect(read()).to.equal(null);
        control.setAttribute(name!, value!);
        await settled();
        expect(read()).to.equal(value);
        control.removeAttribute(name!);
        await settled();
        expect(read()).to.equal(null);
      });

    it('keeps spelling and capitalization off for a password, visible or hidden', async () => {
      const { control, inner } = await render(
        'auction-text-input',
        'type="password" spellcheck="true" autocapitalize="words" autocorrect="on"',
      );
      const read = () =>
        ['spellcheck', 'autocapitalize', 'autocorrect'].map((name) => inner.getAttribute(name));
      expect(read()).to.deep.equal(['false', 'none', 'off']);
      control.shadowRoot!.querySelector<HTMLElement>('[part=password-button]')!.click();
      await settled();
      expect([inner.type, ...read()]).to.deep.equal(['text', 'false', 'none', 'off']);
      control.type = 'text';
      await settled();
      expect(read()).to.deep.equal(['true', 'words', 'on']);
    });
  });

  it('receives focus when its label is pressed', async () => {
    const { container, inner } = await render('auction-text-input', 'enterkeyhint="go"');
    container.querySelector<HTMLElement>('label')!.click();
    expectFocus(inner);
  });
});
