import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { hover, keys, press, parkPointer } from '../../../support/act.ts';
import { advance, stopClock, until } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, focused, queryRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';
import { element, insert, render, input, enter, part, cleanUpAfterEach } from './textInputFixture.ts';

describe('auction-text-input', () => {
  cleanUpAfterEach();

  describe('clear button', () => {
    it('is shown only with the attribute', async () => {
      await render('value="abc"');
      expect(queryRole(element, 'button') === null).to.equal(true);
    });

    it('is hidden while the field is empty', async () => {
      await render('clearable');
      expect(queryRole(element, 'button') === null).to.equal(true);
      await enter('a');
      byRole(element, 'button', 'Clear text');
    });

    it('clears the value, keeps focus in the input, and dispatches the events of typing', async () => {
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

    it('works with the keyboard', async () => {
      await render('clearable value="abc"');
      input().focus();
      await keys('Tab');
      expectFocus(byRole(element, 'button', 'Clear text'));
      await keys('Enter');
      expect(element.value).to.equal('');
    });

    it('keeps its tooltip out of the siblings of the input, because Firefox would report its caret', async () => {
      await render('clearable value="abc"');
      input().focus();
      const siblings = [...input().parentElement!.children];
      await keys('Tab');
      await until(() => part('tooltip'));
      expect([...input().parentElement!.children]).to.deep.equal(siblings);
    });

    it('uses the name that the page sets', async () => {
      await render('clearable value="abc" clear-label="Start again"');
      byRole(element, 'button', 'Start again');
    });

    for (const state of ['disabled', 'readonly'])
      it(`is hidden while the field is ${state}`, async () => {
        await render(`clearable value="abc" ${state}`);
        expect(queryRole(element, 'button') === null).to.equal(true);
      });
  });

  describe('password', () => {
    it('is hidden again when its form is submitted', async () => {
      await insert(
        '<form><auction-text-input type="password" name="pin" aria-label="PIN"></auction-text-input></form>',
      );
      const form = element.closest('form')!;
      const sent: unknown[] = [];
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        sent.push(new FormData(form).get('pin'));
      });
      await enter('hunter2');
      await press(byRole(element, 'button', 'Show password'));
      expect(input().type).to.equal('text');
      input().focus();
      await keys('Enter');
      await until(() => input().type === 'password', 'the password to be hidden');
      await until(() => sent.length > 0, 'the submission');
      expect(sent).to.deep.equal(['hunter2']);
    });

    it('can be shown and hidden', async () => {
      await render('type="password" value="hunter2"');
      expect(input().type).to.equal('password');
      await press(byRole(element, 'button', 'Show password'));
      expect(input().type).to.equal('text');
      expect([input().spellcheck, input().autocapitalize]).to.deep.equal([false, 'none']);
      await press(byRole(element, 'button', 'Hide password'));
      expect(input().type).to.equal('password');
      expect(element.value).to.equal('hunter2');
    });

    it('announces each time whether it is shown', async () => {
      await render('type="password" value="hunter2"');
      expect(queryRole(element, 'status') === null).to.equal(true);
      await press(byRole(element, 'button', 'Show password'));
      await until(() => byRole(element, 'status').textContent === 'Password visible', 'the status');
      await press(byRole(element, 'button', 'Hide password'));
      await until(() => byRole(element, 'status').textContent === 'Password hidden', 'the status');
    });

    it('cannot be shown while the field is disabled', async () => {
      await render('type="password" disabled');
      expect((byRole(element, 'button', 'Show password') as HTMLButtonElement).disabled).to.equal(true);
    });

    it('does not submit the form by its button', async () => {
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

  for (const [size, width, icon] of [
    ['normal', 34, 20],
    ['small', 20, 14],
  ] as const)
    it(`has buttons of ${width} px, like the picker of a date, and shows focus inside the frame when ${size}`, async () => {
      await render(`type="password" clearable value="x" size="${size}"`);
      for (const button of allByRole(element, 'button')) {
        expect(button.getBoundingClientRect().width).to.equal(width);
        expect(button.querySelector('svg')!.getBoundingClientRect().width).to.equal(icon);
      }
      input().focus();
      await keys('Tab');
      expect(getComputedStyle(focused()!).outlineOffset).to.equal('-2px');
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
