import { a11ySnapshot, findAccessibilityNode } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import type { FormControlElement } from '../../../../elements/forms/formControl.ts';
import { keys, press, type } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { expectFocus } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

/** What every form control of the platform has, and what ours must have. */
interface FormControl extends Omit<FormControlElement, 'labels'> {
  name: string;
  disabled: boolean;
  readonly labels: NodeListOf<HTMLLabelElement>;
  formStateRestoreCallback?: (state: string, mode: string) => void;
}

interface AccessibleNode {
  role: string;
  name: string;
  children: AccessibleNode[];
}

interface Sample {
  /** What a user types. */
  typed: string;
  /** What the form sends then. */
  value: string;
}

interface FormControlCase {
  tag: string;
  /** Attributes that it always has. */
  attributes?: string;
  samples: readonly [Sample, Sample];
  /** When typed text becomes the value: with each key, or when the user leaves the box. */
  commits: 'each key' | 'on leaving';
  /** How the page's CSS sees that the user has been told of a failure. */
  userInvalid: string;
  /** The role of its box. */
  role?: string;
}

/** How a control behaves in a form. The platform's own input goes through it as the yardstick. */
export function behavesAsFormControl({
  tag,
  attributes = '',
  samples: [first, second],
  commits,
  userInvalid,
  role = 'textbox',
}: FormControlCase): void {
  const html = (own = '') => `<${tag} ${attributes} ${own}></${tag}>`;
  let root: HTMLElement;
  const control = (selector = tag) => root.querySelector<FormControl>(selector)!;
  const form = () => root.querySelector('form')!;
  const input = (of = control()) => (of.shadowRoot?.querySelector('input') ?? of) as HTMLInputElement;
  const sent = (of = form()) => [...new FormData(of)].map(([name, value]) => `${name}=${value as string}`);
  /** Puts the markup into the page and waits for all tags to draw. */
  const insert = async (markup: string) => {
    const section = `<section>${markup}</section>`;
    if (markup.includes('<auction-')) root = (await mount(section)).closest('section')!;
    else {
      const container = document.createElement('div');
      container.innerHTML = section;
      document.body.prepend(container);
      root = container.firstElementChild as HTMLElement;
      root.dataset['own'] = '';
    }
    await until(() =>
      [...root.querySelectorAll<FormControl>(tag)].every((each) => input(each).localName === 'input'),
    );
    await settled();
  };
  const enter = async (text: string) => {
    input().focus();
    await type(text);
  };
  /** A control may have buttons of its own on the way out. */
  const leave = async () => {
    do await keys('Tab');
    while (document.activeElement === control());
  };
  const nameInTree = async (name: string) => {
    const tree = (await a11ySnapshot({})) as unknown as AccessibleNode;
    return findAccessibilityNode<AccessibleNode>(tree, (node) => node.name === name && node.role === role);
  };

  afterEach(async () => {
    for (const own of document.querySelectorAll('section[data-own]')) own.parentElement!.remove();
    await unmountAll();
  });

  describe('its value', () => {
    it('is sent under its name', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      expect(sent()).to.deep.equal([`field=${first.value}`]);
    });

    it('is sent as typed by the user', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      await enter(first.typed);
      if (commits === 'on leaving') await leave();
      expect(sent()).to.deep.equal([`field=${first.value}`]);
      expect(control().value).to.equal(first.value);
    });

    it('is sent as set by script', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      control().value = second.value;
      await settled();
      expect(sent()).to.deep.equal([`field=${second.value}`]);
      expect(input().value).to.not.equal('');
    });

    it('is sent as nothing while it is empty', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      expect(sent()).to.deep.equal(['field=']);
    });

    it('is sent under a name that is given later', async () => {
      await insert(`<form>${html(`value="${first.value}"`)}</form>`);
      expect(sent()).to.deep.equal([]);
      control().name = 'late';
      expect(sent()).to.deep.equal([`late=${first.value}`]);
    });

    it('is not sent while it is disabled', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}" disabled`)}</form>`);
      expect(sent()).to.deep.equal([]);
    });

    it('starts as its attribute says, which is its default', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      expect(control().value).to.equal(first.value);
      expect(control().defaultValue).to.equal(first.value);
      control().setAttribute('value', second.value);
      expect(control().value).to.equal(second.value);
    });

    it('is its own once it was changed', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      control().value = first.value;
      control().setAttribute('value', second.value);
      expect(control().value).to.equal(first.value);
    });

    it('never goes back into the attribute', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      await enter(first.typed);
      await leave();
      expect(control().hasAttribute('value')).to.equal(false);
      expect(control().defaultValue).to.equal('');
    });

    it('is text, whatever script sets', async () => {
      await insert(html());
      control().value = first.value;
      control().value = null as unknown as string;
      expect(control().value).to.equal('');
    });

    it('goes back to its default on a reset', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      input().select();
      await type(second.typed);
      await leave();
      expect(control().value).to.equal(second.value);
      form().reset();
      await settled();
      expect(control().value).to.equal(first.value);
      expect(sent()).to.deep.equal([`field=${first.value}`]);
      control().setAttribute('value', second.value);
      expect(control().value).to.equal(second.value);
    });

    it('starts afresh in a clone', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      expect((control().cloneNode(true) as FormControl).value).to.equal(first.value);
    });
  });

  describe('its form', () => {
    it('lists it among its elements', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      expect([...form().elements].includes(control())).to.equal(true);
      expect(form().elements.namedItem('field') === control()).to.equal(true);
      expect(control().form === form()).to.equal(true);
    });

    it('may be elsewhere, by its id', async () => {
      await insert(
        `<form id="elsewhere"></form>${html(`name="field" value="${first.value}" form="elsewhere"`)}`,
      );
      expect(control().form === form()).to.equal(true);
      expect(sent()).to.deep.equal([`field=${first.value}`]);
    });

    it('is submitted by Enter, through its first submit button', async () => {
      await insert(
        `<form>${html('name="field"')}<button type="button">No</button><button name="go" value="1">Go</button></form>`,
      );
      const submits: string[] = [];
      form().addEventListener('submit', (event) => {
        event.preventDefault();
        submits.push((event.submitter as HTMLButtonElement).name, ...sent());
      });
      await enter(first.typed);
      await keys('Enter');
      expect(submits).to.deep.equal(['go', `field=${first.value}`]);
    });

    it('is not submitted by Enter while that button is disabled', async () => {
      await insert(`<form>${html('name="field"')}<button disabled>Go</button></form>`);
      const submits = countEvents(form(), 'submit');
      await enter(first.typed);
      await keys('Enter');
      expect(submits()).to.equal(0);
    });

    it('is submitted by Enter without a button when it has no other field', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      const submits = countEvents(form(), 'submit');
      await enter(first.typed);
      await keys('Enter');
      expect(submits()).to.equal(1);
    });

    it('is not submitted by Enter without a button when it has more fields', async () => {
      await insert(`<form>${html('name="field"')}<input name="other"></form>`);
      const submits = countEvents(form(), 'submit');
      await enter(first.typed);
      await keys('Enter');
      expect(submits()).to.equal(0);
    });

    it('is not submitted by Enter when the page prevents the key', async () => {
      await insert(`<form>${html('name="field"')}<button>Go</button></form>`);
      const submits = countEvents(form(), 'submit');
      form().addEventListener('keydown', (event) => event.preventDefault());
      input().focus();
      await keys('Enter');
      expect(submits()).to.equal(0);
    });
  });

  describe('disabled', () => {
    it('it cannot be used', async () => {
      await insert(`<form>${html('name="field" disabled')}<button>Go</button></form>`);
      expect(control().matches(':disabled')).to.equal(true);
      expect(input().matches(':disabled')).to.equal(true);
      control().focus();
      expect(document.activeElement === control()).to.equal(false);
    });

    it('it is as its fieldset is, its own state kept apart', async () => {
      await insert(
        `<form><fieldset disabled>${html('class="a"')}${html('class="b" disabled')}</fieldset></form>`,
      );
      const [a, b] = [control('.a'), control('.b')];
      expect([a, b].map((each) => input(each).matches(':disabled'))).to.deep.equal([true, true]);
      expect([a.disabled, b.disabled]).to.deep.equal([false, true]);
      root.querySelector('fieldset')!.disabled = false;
      await settled();
      expect([a, b].map((each) => input(each).matches(':disabled'))).to.deep.equal([false, true]);
      b.disabled = false;
      await settled();
      expect(input(b).matches(':disabled')).to.equal(false);
    });

    it('it is not checked', async () => {
      await insert(`<form>${html('name="field" required disabled')}</form>`);
      expect(control().willValidate).to.equal(false);
      expect(form().checkValidity()).to.equal(true);
    });
  });

  describe('read-only', () => {
    it('it is sent, focusable, unchangeable and not checked', async () => {
      await insert(
        `<form>${html(`name="field" value="${first.value}" required readonly`)}<button>Go</button></form>`,
      );
      const before = input().value;
      input().focus();
      await type('9');
      expect(input().value).to.equal(before);
      expect(sent()).to.deep.equal([`field=${first.value}`]);
      expectFocus(input());
      expect(control().readOnly).to.equal(true);
      expect(control().willValidate).to.equal(false);
      control().value = '';
      expect(form().checkValidity()).to.equal(true);
    });
  });

  describe('checked', () => {
    it('it is invalid while it is required and empty', async () => {
      await insert(`<form>${html('name="field" required')}</form>`);
      expect(control().validity.valueMissing).to.equal(true);
      expect(control().validationMessage).to.not.equal('');
      expect(control().matches(':invalid')).to.equal(true);
      expect(form().matches(':invalid')).to.equal(true);
      control().value = first.value;
      expect(control().validity.valid).to.equal(true);
      expect(control().validationMessage).to.equal('');
      expect(control().matches(':valid')).to.equal(true);
    });

    it('it tells of it by an `invalid` event that can be prevented', async () => {
      await insert(`<form>${html('name="field" required')}</form>`);
      let events = 0;
      control().addEventListener('invalid', (event) => {
        events++;
        event.preventDefault();
      });
      expect(control().checkValidity()).to.equal(false);
      expect(form().checkValidity()).to.equal(false);
      expect(events).to.equal(2);
    });

    it('its `required` may come and go', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      expect(control().validity.valid).to.equal(true);
      control().toggleAttribute('required', true);
      expect(control().validity.valueMissing).to.equal(true);
      control().toggleAttribute('required', false);
      expect(control().validity.valid).to.equal(true);
    });

    it('it takes what is wrong from the page', async () => {
      await insert(`<form>${html(`name="field" value="${first.value}"`)}</form>`);
      control().setCustomValidity('Taken already');
      expect(control().validity.customError).to.equal(true);
      expect(control().validationMessage).to.equal('Taken already');
      expect(form().checkValidity()).to.equal(false);
      control().setCustomValidity('');
      expect(form().checkValidity()).to.equal(true);
    });

    it('it gets the focus when it is reported', async () => {
      await insert(`<form><button>Go</button>${html('name="field" required')}</form>`);
      const submits = countEvents(form(), 'submit');
      await press(root.querySelector('button')!);
      expect(submits()).to.equal(0);
      expectFocus(input());
      input().blur();
      expect(control().reportValidity()).to.equal(false);
      expectFocus(input());
    });

    it('it is marked for the user only after the user has had a try', async () => {
      await insert(`<form>${html('name="field" required')}<button>Go</button></form>`);
      const isMarked = () => control().matches(userInvalid);
      expect(isMarked()).to.equal(false);
      await enter(first.typed);
      input().select();
      await keys('Backspace');
      await leave();
      expect(isMarked()).to.equal(true);
      await enter(first.typed);
      await leave();
      expect(isMarked()).to.equal(false);
    });

    it('it is marked when the form was to be submitted, and no longer after a reset', async () => {
      await insert(`<form>${html('name="field" required')}<button>Go</button></form>`);
      form().requestSubmit();
      await settled();
      expect(control().matches(userInvalid)).to.equal(true);
      form().reset();
      await settled();
      expect(control().matches(userInvalid)).to.equal(false);
    });
  });

  describe('its name for assistive technology', () => {
    it('is the label around it', async () => {
      await insert(`<label>Hammer price ${html()}</label>`);
      expect(await nameInTree('Hammer price')).to.not.equal(null);
      expect(control().labels).to.have.length(1);
    });

    it('is the label for it', async () => {
      await insert(`<label for="priced">Hammer price</label>${html('id="priced"')}`);
      expect(await nameInTree('Hammer price')).to.not.equal(null);
    });

    it('is the label that comes later, once it is used', async () => {
      await insert(html('id="priced"'));
      root.insertAdjacentHTML('afterbegin', '<label for="priced">Hammer price</label>');
      input().focus();
      expect(await nameInTree('Hammer price')).to.not.equal(null);
    });

    it('is its aria-label', async () => {
      await insert(html('aria-label="Hammer price"'));
      expect(await nameInTree('Hammer price')).to.not.equal(null);
    });

    it('is what aria-labelledby refers to', async () => {
      await insert(`<span id="words">Hammer price</span>${html('aria-labelledby="words"')}`);
      expect(await nameInTree('Hammer price')).to.not.equal(null);
    });

    it('leads to its box: a press on the label focuses it', async () => {
      await insert(`<label for="priced">Hammer price</label><br>${html('id="priced"')}`);
      await press(root.querySelector('label')!);
      expectFocus(input());
    });
  });

  describe('its events', () => {
    const heading =
      commits === 'each key'
        ? 'tell of each key by `input`, and of the change by `change` on leaving'
        : 'tell of the change by `input` and `change` on leaving, because no key has changed the value';
    it(heading, async () => {
      await insert(`<form>${html('name="field"')}<button>Go</button></form>`);
      const dispatched: string[] = [];
      for (const name of ['input', 'change'])
        document.addEventListener(
          name,
          ({ target, bubbles }) => dispatched.push(`${name} ${(target as Element).localName} ${String(bubbles)}`),
          { signal: stop.signal },
        );
      await enter(first.typed);
      const inputs = commits === 'each key' ? first.typed.length : 1;
      const expected = [...Array.from({ length: inputs }, () => `input ${tag} true`), `change ${tag} true`];
      if (commits === 'each key') expect(dispatched).to.deep.equal(expected.slice(0, -1));
      else expect(dispatched).to.deep.equal([]);
      await leave();
      expect(dispatched).to.deep.equal(expected);
      dispatched.length = 0;
      input().focus();
      await leave();
      expect(dispatched).to.deep.equal([]);
    });

    it('do not tell of what script has set', async () => {
      await insert(`<form>${html('name="field"')}<button>Go</button></form>`);
      const [inputs, changes] = [countEvents(control(), 'input'), countEvents(control(), 'change')];
      control().value = first.value;
      await settled();
      input().focus();
      await leave();
      expect([inputs(), changes()]).to.deep.equal([0, 0]);
    });

    it('tell of a change before Enter submits', async () => {
      await insert(`<form>${html('name="field"')}<button>Go</button></form>`);
      const dispatched: string[] = [];
      root.addEventListener('change', () => dispatched.push(`change ${control().value}`));
      root.addEventListener('submit', (event) => {
        event.preventDefault();
        dispatched.push('submit');
      });
      await enter(first.typed);
      await keys('Enter');
      expect(dispatched).to.deep.equal([`change ${first.value}`, 'submit']);
    });
  });

  let stop: AbortController;
  beforeEach(() => {
    stop = new AbortController();
  });
  afterEach(() => stop.abort());

  if (tag !== 'input')
    for (const [what, mode, state] of [
      ['what the browser has kept of it', 'restore', `${tag} field\n${first.value}`],
      ['what the browser fills in', 'autocomplete', first.value],
    ] as const)
      it(`takes ${what}`, async () => {
        await insert(`<form>${html('name="field"')}</form>`);
        control().formStateRestoreCallback!(state, mode);
        await settled();
        expect(control().value).to.equal(first.value);
        expect(input().value).to.not.equal('');
      });

  if (tag !== 'input')
    it('leaves what the browser has kept of another field, as Firefox hands it over', async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      for (const other of [`${tag} other`, 'auction-grid field'])
        control().formStateRestoreCallback!(`${other}\n${first.value}`, 'restore');
      await settled();
      expect(control().value).to.equal('');
    });
}

/** How often an event has come; what would follow it does not. */
function countEvents(target: EventTarget, name: string): () => number {
  let count = 0;
  target.addEventListener(name, (event) => {
    event.preventDefault();
    count++;
  });
  return () => count;
}
