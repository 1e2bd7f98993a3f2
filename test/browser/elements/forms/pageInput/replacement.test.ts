import { expect } from '@open-wc/testing';
import '../../../../../elements/auction-elements.ts';
import { settled, until } from '../../../../support/clock.ts';
import { mount } from '../../../../support/mount.ts';

type TextInput = HTMLElementTagNameMap['auction-text-input'];

describe('an input added to, removed from, or replaced in <auction-text-input>', () => {
  let element: TextInput;
  const input = () => element.querySelector<HTMLInputElement>('input, textarea')!;
  const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
  const render = async (attributes: string, content: string, around = (html: string) => html) => {
    await mount(around(`<auction-text-input ${attributes}>${content}</auction-text-input>`));
    element = document.querySelector('auction-text-input')!;
  };

  it('can be a text area, a number input, or an input that is added later', async () => {
    await render('character-limit="20"', '<textarea>two\nlines</textarea>');
    expect(part('counter')!.textContent).to.equal('9/20');
    element.replaceChildren();
    await until(() => element.shadowRoot!.querySelector('input'), 'an input of its own');
    expect(element.value).to.equal('');
    element.innerHTML = '<div class="field_with_errors"><input type="number" value="7"></div>';
    await until(() => part('counter')!.textContent === '1/20', 'the other input');
    expect([element.value, element.shadowRoot!.querySelector('input')]).to.deep.equal(['7', null]);
  });

  it('is restored when it is removed from the element', async () => {
    await render('character-limit="3"', '<input value="abcdef" aria-label="Own">');
    const own = input();
    expect(own.validity.valid).to.equal(false);
    own.remove();
    await until(() => element.shadowRoot!.querySelector('input'), 'an input of the tag');
    expect([own.validity.valid, Object.keys(own), own.getAttribute('aria-label')]).to.deep.equal([
      true,
      [],
      'Own',
    ]);
  });

  it('is never patched, and keeps the accessors of a framework', async () => {
    const host = document.createElement('auction-text-input');
    host.setAttribute('character-limit', '9');
    const own = document.createElement('input');
    const { set, ...native } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
    const seen: string[] = [];
    // Define the property as React does.
    Object.defineProperty(own, 'value', {
      ...native,
      set(this: HTMLInputElement, value: string) {
        seen.push(value);
        set!.call(this, value);
      },
    });
    const before = Object.getOwnPropertyDescriptors(own);
    host.append(own);
    await mount('<auction-text-input class="first"></auction-text-input>');
    document.querySelector('.first')!.replaceWith(host);
    element = host;
    await until(() => part('counter'), 'the counter');
    own.value = 'abc';
    host.syncInput();
    await until(() => part('counter')!.textContent === '3/9', 'the count');
    expect(seen).to.deep.equal(['abc']);
    expect(Object.getOwnPropertyDescriptors(own)).to.deep.equal(before);
    host.remove();
  });

  it('receives focus from a script in the task that inserts it, and keeps it', async () => {
    element = document.createElement('auction-text-input');
    element.innerHTML = '<input value="abc">';
    document.body.append(element);
    input().focus();
    expect(input().matches(':focus')).to.equal(true);
    await until(() => part('frame'), 'the frame');
    await settled();
    expect(input().matches(':focus')).to.equal(true);
    expect(getComputedStyle(part('frame')!).outlineStyle).to.equal('solid');
    expect(element.shadowRoot!.querySelectorAll('slot:not([name])')).to.have.length(1);
    input().blur();
    expect(getComputedStyle(part('frame')!).outlineStyle).to.equal('none');
    element.remove();
  });

  it('shows sibling content below the field, and reserves no space for it before', async () => {
    await render('', '<input>');
    expect(element.shadowRoot!.querySelector('[name=message]')).to.equal(null);
    const message = Object.assign(document.createElement('span'), { textContent: 'Too late' });
    element.append(message);
    await until(() => message.checkVisibility(), 'the message');
    expect(message.getBoundingClientRect().top).to.be.greaterThan(input().getBoundingClientRect().bottom);
  });

  for (const [tag, attributes] of [
    ['auction-text-input', 'value="abc" type="password" required readonly'],
    ['auction-date-input', 'value="11/20/2026" required min="2026-11-20" max="2027-11-20" step="7" disabled'],
    ['auction-time-input', 'value="9:30 PM" required min="10:00" max="11:00" step="1800"'],
  ] as const)
    it(`leaves nothing behind in <${tag}>`, async () => {
      await mount(`<div><${tag} label="A"><input ${attributes}></${tag}><${tag} label="A"></${tag}></div>`);
      const [field, fresh] = [...document.querySelectorAll<TextInput>(tag)];
      const inner = (host: HTMLElement) => host.shadowRoot!.querySelector('input');
      field!.replaceChildren();
      const own = await until(() => inner(field!), 'an input of the element');
      await settled();
      const describe = (host: TextInput) => ({
        attributes: Object.fromEntries(
          [...inner(host)!.attributes]
            .filter(({ name }) => !/^(id|aria-describedby)$/.test(name))
            .map(({ name, value }) => [name, value]),
        ),
        label: host.shadowRoot!.querySelector('[part~=label]')?.textContent,
        value: host.value,
        type: host.type,
        flags: [host.required, host.disabled, host.readOnly, host.validity.valid, host.willValidate],
      });
      expect(own.value).to.equal('');
      expect(describe(field!)).to.deep.equal(describe(fresh!));
    });
});
