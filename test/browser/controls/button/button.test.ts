import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, type } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus } from '../../../support/find.ts';
import { mount, recordWarnings, unmountAll } from '../../../support/mount.ts';

interface Submit {
  submitter: string;
  sent: string[];
}

for (const [tag, label] of [
  ['auction-button', ''],
  ['auction-icon-button', 'label="Save" icon="check"'],
] as const) {
  type Button = HTMLElementTagNameMap[typeof tag];

  describe(tag, () => {
    let element: Button;
    const render = async (attributes = '', around = (html: string) => html) => {
      await mount(around(`<${tag} ${label} ${attributes}>${label ? '' : 'Save'}</${tag}>`));
      element = document.querySelector(tag)!;
    };
    const inForm = (html: string) =>
      `<form><input name="before" value="1">${html}<input name="after" value="2"></form>`;
    const button = () => element.shadowRoot!.querySelector('button')!;
    const recordClicks = () => {
      let count = 0;
      element.addEventListener('click', () => count++);
      return () => count;
    };
    const recordSubmits = () => {
      const submitted: Submit[] = [];
      element.closest('form')!.addEventListener('submit', (event) => {
        event.preventDefault();
        const { submitter, target } = event;
        submitted.push({
          submitter: submitter?.localName ?? '',
          sent: [...new FormData(target as HTMLFormElement)].map(
            ([name, value]) => `${name}=${value as string}`,
          ),
        });
      });
      return submitted;
    };

    afterEach(unmountAll);

    it('is a button with its text as its name', async () => {
      await render();
      if (label) byRole(element, 'button', 'Save');
      else expect(element.textContent).to.equal('Save');
      expect(button().type).to.equal('button');
    });

    for (const [how, act] of [
      ['the pointer', () => press(element)],
      ['Enter', () => keys('Tab', 'Enter')],
      ['Space', () => keys('Tab', 'Space')],
      ['script', () => Promise.resolve(element.click())],
    ] as const)
      it(`is pressed by ${how}`, async () => {
        await render();
        const count = recordClicks();
        await act();
        expect(count()).to.equal(1);
      });

    it('takes the focus', async () => {
      await render();
      element.focus();
      expectFocus(button());
    });

    describe('disabled', () => {
      it('is not pressed, not focused and not part of the way', async () => {
        await render('disabled', inForm);
        const count = recordClicks();
        await press(element);
        element.click();
        element.focus();
        expect(count()).to.equal(0);
        expect(document.activeElement === element).to.equal(false);
        expect(element.matches(':disabled')).to.equal(true);
      });

      it('by its fieldset, apart from its own', async () => {
        await render('', (html) => `<fieldset disabled>${html}</fieldset>`);
        const count = recordClicks();
        await press(element);
        expect(count()).to.equal(0);
        expect(element.disabled).to.equal(false);
        element.closest('fieldset')!.disabled = false;
        await settled();
        await press(element);
        expect(count()).to.equal(1);
      });
    });

    describe('loading', () => {
      it('keeps its name and its focus, and says that it is busy', async () => {
        await render();
        element.focus();
        element.loading = true;
        await settled();
        expectFocus(button());
        expect(button().getAttribute('aria-busy')).to.equal('true');
        expect(button().getAttribute('aria-disabled')).to.equal('true');
        expect(element.matches(':state(loading)')).to.equal(true);
        if (label) byRole(element, 'button', 'Save');
        element.loading = false;
        await settled();
        expect(button().hasAttribute('aria-busy')).to.equal(false);
        expect(element.matches(':state(loading)')).to.equal(false);
      });

      it('shows a spinner over it, at the same size', async () => {
        await render();
        const before = element.getBoundingClientRect();
        element.loading = true;
        await settled();
        expect(element.shadowRoot!.querySelector('.spinner') === null).to.equal(false);
        expect(element.getBoundingClientRect().width).to.equal(before.width);
      });

      it('swallows clicks, Enter, Space and the submission', async () => {
        await render('type="submit" loading', inForm);
        const count = recordClicks();
        const submitted = recordSubmits();
        let outside = 0;
        document.addEventListener('click', () => outside++, { once: true });
        await press(element);
        element.focus();
        await keys('Enter', 'Space');
        element.click();
        element.closest('form')!.querySelector('input')!.focus();
        await keys('Enter');
        expect([count(), submitted.length, outside]).to.deep.equal([0, 0, 0]);
      });
    });

    describe('in a form', () => {
      it('does nothing to it by default', async () => {
        await render('', inForm);
        const submitted = recordSubmits();
        await press(element);
        expect(submitted).to.deep.equal([]);
      });

      it('submits it, as its submitter', async () => {
        await render('type="submit"', inForm);
        const submitted = recordSubmits();
        await press(element);
        expect(submitted).to.deep.equal([{ submitter: tag, sent: ['before=1', 'after=2'] }]);
      });

      it('sends its name and value at its place when it is pressed, and only then', async () => {
        await render('type="submit" name="go" value="now"', inForm);
        const submitted = recordSubmits();
        await press(element);
        expect(submitted[0]!.sent).to.deep.equal(['before=1', 'go=now', 'after=2']);
        element.closest('form')!.requestSubmit();
        expect(submitted[1]!.sent).to.deep.equal(['before=1', 'after=2']);
      });

      it('submits a form elsewhere by its id', async () => {
        await render('type="submit" form="elsewhere"', (html) => `<form id="elsewhere"></form>${html}`);
        let count = 0;
        document.querySelector('form')!.addEventListener('submit', (event) => {
          event.preventDefault();
          count++;
        });
        await press(element);
        expect(count).to.equal(1);
        expect(element.form === document.querySelector('form')).to.equal(true);
      });

      it('does not submit one that is invalid', async () => {
        await render('type="submit"', (html) => `<form><input required>${html}</form>`);
        const submitted = recordSubmits();
        await press(element);
        expect(submitted).to.deep.equal([]);
        expectFocus(element.closest('form')!.querySelector('input'));
      });

      it('does not act when the page prevents the click', async () => {
        await render('type="submit"', inForm);
        const submitted = recordSubmits();
        element.addEventListener('click', (event) => event.preventDefault());
        await press(element);
        expect(submitted).to.deep.equal([]);
      });

      it('acts when the page stops the click on its way', async () => {
        await render('type="submit"', inForm);
        const submitted = recordSubmits();
        element.addEventListener('click', (event) => event.stopPropagation());
        await press(element);
        await until(() => submitted.length > 0, 'the submission');
        expect(submitted).to.have.length(1);
      });

      it('resets it', async () => {
        await render('type="reset"', inForm);
        const input = element.closest('form')!.querySelector('input')!;
        input.focus();
        await type('x');
        await press(element);
        expect(input.value).to.equal('1');
      });

      it('is what Enter presses in a native field, however many there are', async () => {
        await render('type="submit" name="go" value="now"', inForm);
        const submitted = recordSubmits();
        element.closest('form')!.querySelector('input')!.focus();
        await keys('Enter');
        expect(submitted).to.deep.equal([{ submitter: tag, sent: ['before=1', 'go=now', 'after=2'] }]);
      });

      it('is not what Enter presses where another button comes first', async () => {
        await render('type="submit"', (html) => `<form><input name="a"><button>First</button>${html}</form>`);
        const submitted = recordSubmits();
        element.closest('form')!.querySelector('input')!.focus();
        await keys('Enter');
        expect(submitted.map(({ submitter }) => submitter)).to.deep.equal(['button']);
      });

      it('is not pressed by Enter in a field when the page prevents the key', async () => {
        await render('type="submit"', inForm);
        const submitted = recordSubmits();
        element.closest('form')!.addEventListener('keydown', (event) => event.preventDefault());
        element.closest('form')!.querySelector('input')!.focus();
        await keys('Enter');
        expect(submitted).to.deep.equal([]);
      });
    });
  });
}

describe('auction-button', () => {
  afterEach(unmountAll);

  for (const [size, height] of [
    ['normal', 40],
    ['small', 32],
  ] as const)
    it(`is ${height} px high when ${size}, as a text field is`, async () => {
      const element = await mount(`<auction-button size="${size}">Save</auction-button>`);
      expect(element.shadowRoot!.querySelector('button')!.offsetHeight).to.equal(height);
    });

  it('is restyled by the page through its part and tokens', async () => {
    const style = document.createElement('style');
    style.textContent =
      'auction-button { --auction-color-accent: rgb(1, 2, 3) } auction-button::part(button) { border-radius: 9px }';
    document.head.append(style);
    const element = await mount('<auction-button>Save</auction-button>');
    const { backgroundColor, borderRadius } = getComputedStyle(element.shadowRoot!.querySelector('button')!);
    expect([backgroundColor, borderRadius]).to.deep.equal(['rgb(1, 2, 3)', '9px']);
    style.remove();
  });
});

describe('auction-icon-button', () => {
  afterEach(unmountAll);

  for (const [size, icon] of [
    [20, 14],
    [34, 20],
    [42, 30],
    [54, 44],
  ] as const)
    it(`is ${size} px with an icon of ${icon} px`, async () => {
      const element = await mount(
        `<auction-icon-button label="Save" icon="check" size="${size}"></auction-icon-button>`,
      );
      const button = element.shadowRoot!.querySelector('button')!;
      const { width, height } = button.querySelector('svg')!.getBoundingClientRect();
      expect([button.offsetWidth, button.offsetHeight, width, height]).to.deep.equal([
        size,
        size,
        icon,
        icon,
      ]);
    });

  it('has a target of 24 px even at 20', async () => {
    const element = await mount(
      '<div style="padding:20px"><auction-icon-button label="Save" icon="check" size="20"></auction-icon-button></div>',
    );
    let clicks = 0;
    element.addEventListener('click', () => clicks++);
    const { left, top } = element.shadowRoot!.querySelector('button')!.getBoundingClientRect();
    const hit = element.shadowRoot!.elementFromPoint(left - 1.5, top - 1.5);
    expect(hit?.localName).to.equal('button');
  });

  it("takes an icon of the page's own", async () => {
    const element = await mount(
      '<auction-icon-button label="Save" size="54"><svg id="own" width="44" height="44"></svg></auction-icon-button>',
    );
    const { left, width } = element.querySelector('#own')!.getBoundingClientRect();
    const button = element.shadowRoot!.querySelector('button')!.getBoundingClientRect();
    expect(left + width / 2).to.equal(button.left + button.width / 2);
  });

  it('warns when it has no label', async () => {
    const warnings = recordWarnings();
    await mount('<auction-icon-button icon="check"></auction-icon-button>');
    warnings.stop();
    expect(warnings.texts.join()).to.match(/auction-icon-button: has no label/);
  });
});
