import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { sendMouse } from '@web/test-runner-commands';
import { hover, keys, press } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';
import {
  buttonTags,
  setTagForEach,
  element,
  render,
  inForm,
  button,
  recordClicks,
  recordSubmits,
} from './buttonFixture.ts';

for (const [tag, label] of buttonTags)
  describe(tag, () => {
    setTagForEach(tag, label);

    it('is a button named by its text', async () => {
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

    it('receives focus', async () => {
      await render();
      element.focus();
      expectFocus(button());
    });

    it('becomes darker while it is pressed', async () => {
      if (tag !== 'auction-button') return;
      await render();
      await hover(button());
      const { filter } = getComputedStyle(button());
      await sendMouse({ type: 'down' });
      await until(() => getComputedStyle(button()).filter !== filter, 'a darker button');
      await sendMouse({ type: 'up' });
      await until(() => getComputedStyle(button()).filter === filter, 'the button at rest');
    });

    describe('when disabled', () => {
      it('cannot be pressed or focused', async () => {
        await render('disabled', inForm);
        const count = recordClicks();
        await press(element);
        element.click();
        element.focus();
        expect(count()).to.equal(0);
        expect(document.activeElement === element).to.equal(false);
        expect(element.matches(':disabled')).to.equal(true);
      });

      it('stays legible', async () => {
        await render('disabled');
        const { color, opacity, backgroundColor } = getComputedStyle(button());
        if (tag === 'auction-button')
          expect([color, opacity, backgroundColor]).to.deep.equal([
            'rgb(81, 96, 109)',
            '1',
            'rgb(240, 241, 242)',
          ]);
      });

      it('is disabled by its fieldset without changing its own state', async () => {
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

    describe('when loading', () => {
      it('keeps its name and focus, and is exposed as busy', async () => {
        await render();
        element.focus();
        element.loading = true;
        await settled();
        expectFocus(button());
        expect(button().getAttribute('aria-busy')).to.equal('true');
        expect(button().getAttribute('aria-disabled')).to.equal('true');
        expect(element.matches(':state(loading)')).to.equal(true);
        expect(button().ariaDescription).to.equal('Loading');
        if (label) byRole(element, 'button', 'Save');
        await until(() => byRole(element, 'status').textContent === 'Loading', 'the status');
        element.loading = false;
        await settled();
        expect(button().hasAttribute('aria-description')).to.equal(false);
        expect(button().hasAttribute('aria-busy')).to.equal(false);
        expect(element.matches(':state(loading)')).to.equal(false);
      });

      it('is described by a message of the page', async () => {
        await render(`loading messages='{"loading": "Se carga"}'`);
        expect(button().ariaDescription).to.equal('Se carga');
      });

      it('shows a spinner on top without changing its size', async () => {
        await render();
        const before = element.getBoundingClientRect();
        element.loading = true;
        await settled();
        expect(element.shadowRoot!.querySelector('.spinner') === null).to.equal(false);
        expect(element.getBoundingClientRect().width).to.equal(before.width);
      });

      it('ignores clicks, Enter, Space, and form submission', async () => {
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
  });

describe('auction-button', () => {
  for (const [size, height] of [
    ['normal', 40],
    ['small', 32],
  ] as const)
    it(`is ${height} px high when ${size}, like a text field`, async () => {
      const element = await mount(`<auction-button size="${size}">Save</auction-button>`);
      expect(element.shadowRoot!.querySelector('button')!.offsetHeight).to.equal(height);
    });

  it('can be styled through its part and tokens', async () => {
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
