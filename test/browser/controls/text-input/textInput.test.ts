import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, press, parkPointer, type } from '../../../support/act.ts';
import { advance, restoreClock, settled, stopClock } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { behavesAsFormControl } from '../../elements/forms/formControlSuite.ts';
import { mount, recordWarnings, unmountAll } from '../../../support/mount.ts';

type TextInput = HTMLElementTagNameMap['auction-text-input'];

describe('auction-text-input', () => {
  let element: TextInput;
  const render = async (attributes = '', content = '') => {
    element = await mount<TextInput>(
      `<auction-text-input aria-label="Note" ${attributes}>${content}</auction-text-input>`,
    );
  };
  const input = () => element.shadowRoot!.querySelector('input')!;
  const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
  const enter = async (text: string) => {
    input().focus();
    await type(text);
  };

  afterEach(async () => {
    restoreClock();
    await unmountAll();
  });

  describe('in a form', () => {
    behavesAsFormControl({
      tag: 'auction-text-input',
      samples: [
        { typed: 'Ada', value: 'Ada' },
        { typed: 'Grace', value: 'Grace' },
      ],
      commits: 'each key',
      userInvalid: ':state(user-invalid)',
    });

    for (const [type, invalid, valid] of [
      ['email', 'nobody', 'a@b.example'],
      ['url', 'nowhere', 'https://a.example/'],
    ])
      it(`checks ${type} as the browser does`, async () => {
        await render(`type="${type}" value="${invalid}"`);
        expect(element.validity.typeMismatch).to.equal(true);
        expect(element.validationMessage).to.not.equal('');
        element.value = valid!;
        expect(element.validity.valid).to.equal(true);
      });

    it('checks `pattern` as the browser does', async () => {
      await render('pattern="[0-9]{3}" value="12"');
      expect(element.validity.patternMismatch).to.equal(true);
      element.value = '123';
      expect(element.validity.valid).to.equal(true);
    });

    it('is out of validity only for CSS that asks: :state(invalid) at once', async () => {
      await render('required');
      expect(element.matches(':state(invalid)')).to.equal(true);
      element.value = 'x';
      expect(element.matches(':state(invalid)')).to.equal(false);
    });

    it('takes line breaks out, as an input does', async () => {
      await render();
      element.value = 'one\r\ntwo';
      expect(element.value).to.equal('onetwo');
    });

    it('selects its text', async () => {
      await render('value="paddle"');
      element.focus();
      element.select();
      await type('x');
      expect(element.value).to.equal('x');
    });
  });

  describe('for password managers and keyboards on screen', () => {
    it('has a box with their attributes', async () => {
      await render(
        'type="email" name="mail" autocomplete="email" inputmode="email" enterkeyhint="next" maxlength="40" placeholder="you@example.com"',
      );
      const { type: kind, name, autocomplete, inputMode, maxLength, placeholder } = input();
      const enterKeyHint = input().getAttribute('enterkeyhint');
      expect({
        type: kind,
        name,
        autocomplete,
        inputMode,
        enterKeyHint,
        maxLength,
        placeholder,
      }).to.deep.equal({
        type: 'email',
        name: 'mail',
        autocomplete: 'email',
        inputMode: 'email',
        enterKeyHint: 'next',
        maxLength: 40,
        placeholder: 'you@example.com',
      });
    });

    it('takes what they fill in', async () => {
      await render('name="mail"');
      input().value = 'filled@example.com';
      input().dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      expect(element.value).to.equal('filled@example.com');
    });

    it('keeps a password out of the document', async () => {
      await render('type="password" name="secret"');
      await enter('hunter2');
      expect(element.outerHTML).to.not.contain('hunter2');
      expect(element.shadowRoot!.innerHTML).to.not.contain('hunter2');
      expect(element.value).to.equal('hunter2');
    });
  });

  describe('limit', () => {
    it('is none by default', async () => {
      await render('value="a long text"');
      expect(part('counter') === null).to.equal(true);
      expect(element.validity.valid).to.equal(true);
    });

    it('shows "current/limit" at the top right', async () => {
      await render('character-limit="5" value="abc"');
      expect(part('counter')!.textContent).to.equal('3/5');
      const [counter, frame] = [
        part('counter')!.getBoundingClientRect(),
        part('box')!.getBoundingClientRect(),
      ];
      expect(counter.right).to.be.closeTo(frame.right, 0.1);
      expect(counter.bottom).to.be.at.most(frame.top);
    });

    it('counts UTF-16 units, as maxlength and servers do', async () => {
      await render('character-limit="5"');
      element.value = '👍👍';
      await settled();
      expect(part('counter')!.textContent).to.equal('4/5');
    });

    it('never blocks typing; over it the field is in error and says "Too many characters"', async () => {
      await render('character-limit="3"');
      await enter('abcd');
      expect(element.value).to.equal('abcd');
      expect(part('counter')!.textContent).to.equal('4/3');
      expect(part('message')!.textContent).to.equal('Too many characters');
      expect(input().getAttribute('aria-invalid')).to.equal('true');
      expect(input().getAttribute('aria-describedby')).to.equal(part('message')!.id);
      expect(element.validity.tooLong).to.equal(true);
      expect(element.validationMessage).to.equal('Too many characters');
      await keys('Backspace');
      expect(part('message') === null).to.equal(true);
      expect(input().hasAttribute('aria-invalid')).to.equal(false);
      expect(element.validity.valid).to.equal(true);
    });

    it('says it in the words of the page', async () => {
      await render('character-limit="1" value="ab" limit-message="Keep it short"');
      expect(part('message')!.textContent).to.equal('Keep it short');
      expect(element.validationMessage).to.equal('Keep it short');
      element.removeAttribute('limit-message');
      element.setAttribute('messages', '{"tooManyCharacters":"Zu viele Zeichen"}');
      await settled();
      expect(part('message')!.textContent).to.equal('Zu viele Zeichen');
      expect(element.validationMessage).to.equal('Zu viele Zeichen');
    });

    it('is announced politely from 90 % on, when the typing pauses', async () => {
      await render('character-limit="10"');
      stopClock();
      await enter('12345678');
      await advance(1000);
      expect(byRole(element, 'status').textContent).to.equal('');
      await type('9');
      expect(byRole(element, 'status').textContent).to.equal('');
      await advance(500);
      expect(byRole(element, 'status').textContent).to.equal('9 of 10 characters used');
      await keys('Backspace');
      expect(byRole(element, 'status').textContent).to.equal('');
    });

    it('refuses a limit that is no number, with a warning', async () => {
      const warnings = recordWarnings();
      await render('character-limit="many" value="abc"');
      warnings.stop();
      expect(warnings.texts.join()).to.match(/auction-text-input: character-limit/);
      expect(part('counter') === null).to.equal(true);
    });
  });

  describe('clear button', () => {
    it('is there only when wanted', async () => {
      await render('value="abc"');
      expect(queryRole(element, 'button') === null).to.equal(true);
    });

    it('is hidden while the field is empty', async () => {
      await render('clearable');
      expect(queryRole(element, 'button') === null).to.equal(true);
      await enter('a');
      byRole(element, 'button', 'Clear text');
    });

    it('clears, keeps the focus in the box and tells the page as typing does', async () => {
      await render('clearable value="abc"');
      const events: string[] = [];
      for (const name of ['input', 'change', 'auction-clear'])
        element.addEventListener(name, () => events.push(`${name} "${element.value}"`));
      await press(byRole(element, 'button', 'Clear text'));
      expect(element.value).to.equal('');
      expectFocus(input());
      expect(events).to.deep.equal(['input ""', 'change ""', 'auction-clear ""']);
      expect(queryRole(element, 'button') === null).to.equal(true);
    });

    it('works by keyboard', async () => {
      await render('clearable value="abc"');
      input().focus();
      await keys('Tab');
      expectFocus(byRole(element, 'button', 'Clear text'));
      await keys('Enter');
      expect(element.value).to.equal('');
    });

    it('has the name that the page gives it', async () => {
      await render('clearable value="abc" clear-label="Start again"');
      byRole(element, 'button', 'Start again');
    });

    for (const state of ['disabled', 'readonly'])
      it(`is away while the field is ${state}`, async () => {
        await render(`clearable value="abc" ${state}`);
        expect(queryRole(element, 'button') === null).to.equal(true);
      });
  });

  describe('password', () => {
    it('can be shown and hidden', async () => {
      await render('type="password" value="hunter2"');
      expect(input().type).to.equal('password');
      await press(byRole(element, 'button', 'Show password'));
      expect(input().type).to.equal('text');
      await press(byRole(element, 'button', 'Hide password'));
      expect(input().type).to.equal('password');
      expect(element.value).to.equal('hunter2');
    });

    it('cannot while the field is disabled', async () => {
      await render('type="password" disabled');
      expect((byRole(element, 'button', 'Show password') as HTMLButtonElement).disabled).to.equal(true);
    });

    it('does not submit by its button', async () => {
      const form = (
        await mount('<form><auction-text-input type="password"></auction-text-input></form>')
      ).closest('form')!;
      let submits = 0;
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        submits++;
      });
      await press(byRole(form.querySelector('auction-text-input')!, 'button', 'Show password'));
      expect(submits).to.equal(0);
    });
  });

  describe('looks', () => {
    for (const [size, height] of [
      ['normal', 40],
      ['small', 32],
    ] as const)
      it(`is ${height} px high when ${size}, whatever the page's font size`, async () => {
        document.documentElement.style.fontSize = '62.5%';
        await render(`size="${size}"`);
        expect(part('box')!.getBoundingClientRect().height).to.equal(height);
        document.documentElement.style.fontSize = '';
      });

    it('holds a prefix and a suffix, in reading order', async () => {
      await render('value="120"', '<span slot="prefix">$</span><span slot="suffix">USD</span>');
      const [prefix, suffix] = element.querySelectorAll('span');
      const left = (each: Element) => each.getBoundingClientRect().left;
      expect(left(prefix!)).to.be.below(left(input()));
      expect(left(input())).to.be.below(left(suffix!));
      element.dir = 'rtl';
      expect(left(prefix!)).to.be.above(left(suffix!));
      await press(prefix!);
      expectFocus(input());
    });

    it('shows the focus around the whole field, outside of it', async () => {
      await render();
      await enter('a');
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(part('box')!);
      expect([outlineStyle, outlineWidth, outlineOffset]).to.deep.equal(['solid', '2px', '2px']);
    });

    it('is restyled by the page through its parts', async () => {
      const style = document.createElement('style');
      style.textContent = 'auction-text-input::part(box) { border-radius: 9px }';
      document.head.append(style);
      await render();
      expect(getComputedStyle(part('box')!).borderRadius).to.equal('9px');
      style.remove();
    });

    it('has no style tag of its own', async () => {
      await render();
      expect(element.shadowRoot!.querySelectorAll('style').length).to.equal(0);
    });
  });

  it('a key in one field renders no other', async () => {
    element = await mount<TextInput>('<auction-text-input></auction-text-input>'.repeat(3));
    const others = [...element.parentElement!.querySelectorAll('auction-text-input')].slice(1);
    let mutations = 0;
    const observer = new MutationObserver((records) => (mutations += records.length));
    let reads = 0;
    for (const other of others) {
      observer.observe(other.shadowRoot!, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      const { values } = other as unknown as { values: () => unknown };
      Object.defineProperty(other, 'values', {
        value: () => {
          reads++;
          return values();
        },
      });
    }
    await enter('abc');
    observer.disconnect();
    expect(element.value).to.equal('abc');
    expect([mutations, reads]).to.deep.equal([0, 0]);
  });

  it('names its buttons in a tooltip', async () => {
    await render('clearable value="abc"');
    stopClock();
    await hover(byRole(element, 'button', 'Clear text'));
    await advance(200);
    expect(
      allByRole(element, 'tooltip').length + element.shadowRoot!.querySelectorAll('[role=tooltip]').length,
    ).to.be.above(0);
    await parkPointer();
  });
});
