import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { allowMotion, emulate, keys, press, type } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, focused } from '../../../support/find.ts';
import { unmountAll } from '../../../support/mount.ts';
import {
  element,
  render,
  input,
  hour,
  minute,
  radio,
  state,
  button,
  paste,
  start,
  setUpPage,
} from './timePickerFixture.ts';

describe('auction-time-picker', () => {
  setUpPage();

  describe('AM and PM', () => {
    it('is a named pair of radio buttons', async () => {
      await render();
      byRole(element, 'radiogroup', 'AM/PM');
      await press(radio('PM').closest('label')!);
      expect(radio('PM').checked).to.equal(true);
    });

    for (const [key, value, from, to] of [
      ['ArrowRight', '09:30', 'AM', 'PM'],
      ['ArrowLeft', '21:30', 'PM', 'AM'],
      ['Space', '09:30', 'AM', 'PM'],
    ] as const)
      it(`changes by ${key}`, async () => {
        await render(`value="${value}"`);
        radio(from).focus();
        await keys(key);
        expect(radio(to).checked).to.equal(true);
        expectFocus(radio(to));
      });

    it('changes by ArrowLeft from the first to the last, if radio buttons wrap around', async () => {
      // WebKitGTK lacks the Navigation API, by which this test detects it. Its radio buttons stop at the
      // first.
      if (!('navigation' in window)) throw new Error('needs Chromium: radio buttons that go round');
      await render('value="09:30"');
      radio('AM').focus();
      await keys('ArrowLeft');
      expect(radio('PM').checked).to.equal(true);
      expectFocus(radio('PM'));
    });

    it('changes the colors of its texts at once, without shades of gray, and prints them', async () => {
      await render();
      await allowMotion();
      const style = getComputedStyle(radio('AM').closest('label')!);
      expect(style.transitionProperty).to.equal('translate, color');
      expect(style.transitionDuration).to.equal('0.4s, 0s');
      expect(style.printColorAdjust).to.equal('exact');
    });

    it('slides within 400 ms, and not at all with reduced motion', async () => {
      await render();
      const duration = () =>
        getComputedStyle(
          element.shadowRoot!.querySelector('[part~=day-period]')!,
          '::before',
        ).transitionDuration.split(',', 1)[0];
      await allowMotion();
      expect(duration()).to.equal('0.4s');
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      expect(duration()).to.equal('0s');
    });

    it('uses the names of the locale', async () => {
      await render();
      element.setAttribute('locale', 'ko-KR');
      await until(() => element.shadowRoot!.textContent.includes('오후'), 'the Korean day period');
      radio('오후');
    });

    for (const { locale, am, pm, order } of [
      { locale: 'ar', am: 'ص', pm: 'م', order: ['pm', 'am', 'hour', 'minute'] },
      { locale: 'en-US', am: 'AM', pm: 'PM', order: ['hour', 'minute', 'am', 'pm'] },
    ])
      it(`is where the time field writes it, in ${locale} on a right-to-left page`, async () => {
        await render('', (html) => `<div dir="rtl">${html}</div>`);
        element.setAttribute('locale', locale);
        await until(() => element.shadowRoot!.textContent.includes(am), 'the day period');
        const [first, second] = element.shadowRoot!.querySelectorAll('[part=segment]');
        const parts = {
          hour: first!,
          minute: second!,
          am: radio(am).parentElement!,
          pm: radio(pm).parentElement!,
        };
        const sorted = Object.entries(parts).sort(
          ([, a], [, b]) => a.getBoundingClientRect().left - b.getBoundingClientRect().left,
        );
        expect(sorted.map(([name]) => name)).to.deep.equal(order);
      });
  });

  describe('Done', () => {
    it('applies the time, announces it, and dispatches `input` and `change`', async () => {
      await render('name="time"', (html) => `<form>${html}</form>`);
      const events: string[] = [];
      for (const name of ['input', 'change'])
        element.addEventListener(name, () => events.push(`${name} ${element.value}`));
      hour().focus();
      await type('0930p');
      expect(events).to.deep.equal([]);
      await press(button('Done'));
      expect(events).to.deep.equal(['input 21:30', 'change 21:30']);
      expect(new FormData(element.closest('form')!).get('time')).to.equal('21:30');
      expect(byRole(element, 'status').textContent).to.equal('09:30 PM');
    });

    for (const [what, typed, invalid] of [
      ['an empty time picker', '', 'Hour'],
      ['a missing minute', '9', 'Minute'],
      ['an invalid hour', '0030', 'Hour'],
      ['a minute that is none', '0975', 'Minute'],
    ] as const)
      it(`focuses the invalid input and shows "Invalid time" with ${what}`, async () => {
        await start();
        if (typed) await type(typed);
        await press(button('Done'));
        expect(element.value).to.equal('');
        expectFocus(input(invalid));
        expect(input(invalid).getAttribute('aria-invalid')).to.equal('true');
        expect(byRole(element, 'alert').textContent).to.equal('Invalid time');
        expect(byRole(element, 'alert').querySelector('svg') === null).to.equal(false);
      });

    it('is pressed by Enter in any control except Reset', async () => {
      for (const where of [hour, minute, () => radio('AM'), () => button('Done')]) {
        await start();
        await type('0930');
        where().focus();
        await keys('Enter');
        expect(element.value).to.equal('09:30');
        await unmountAll();
      }
    });
  });

  describe('Reset', () => {
    it('clears the time and returns to AM', async () => {
      await render('value="21:30"');
      const events: string[] = [];
      element.addEventListener('change', () => events.push(element.value));
      await press(button('Reset'));
      expect(state()).to.equal('  AM');
      expect([element.value, events]).to.deep.equal(['', ['']]);
    });

    it('is pressed by Enter on its button', async () => {
      await render('value="21:30"');
      button('Reset').focus();
      await keys('Enter');
      expect([state(), element.value]).to.deep.equal(['  AM', '']);
    });

    it('also clears uncommitted text', async () => {
      await start();
      await type('0930');
      await press(button('Reset'));
      expect(state()).to.equal('  AM');
    });
  });

  describe('a time that is typed without Done', () => {
    let form: HTMLFormElement;
    let log: string[];
    const sent = () => new FormData(form).get('time');
    const renderForm = async (attributes = '') => {
      await render(`name="time" ${attributes}`, (html) => `<form>${html}<button>Send</button></form>`);
      form = element.closest('form')!;
      log = [];
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        log.push(`submit ${sent() as string}`);
      });
      for (const name of ['input', 'change'])
        element.addEventListener(name, () => log.push(`${name} ${element.value}`));
      hour().focus();
    };

    it('is submitted, after its events', async () => {
      await renderForm('required');
      await type('0930p');
      expect([sent(), element.value, element.validity.valid]).to.deep.equal(['21:30', '21:30', true]);
      expect(log).to.deep.equal([]);
      HTMLFormElement.prototype.requestSubmit.call(form);
      expect(log).to.deep.equal(['input 21:30', 'change 21:30', 'submit 21:30']);
      await settled();
      expect(state()).to.equal('09 30 PM');
    });

    it('dispatches its events when focus leaves', async () => {
      await renderForm('value="08:00"');
      await type('945');
      await keys('Tab', 'Tab', 'Tab');
      expect(log).to.deep.equal([]);
      await press(form.querySelector('button')!);
      expect(log).to.deep.equal(['input 09:45', 'change 09:45', 'submit 09:45']);
      expect(state()).to.equal('09 45 AM');
    });

    for (const [what, act, value] of [
      ['the day period', () => press(radio('PM').closest('label')!), '21:30'],
      ['an arrow key', () => keys('ArrowUp'), '10:30'],
      ['the key p', () => keys('p'), '21:30'],
      ['pasting', () => paste(hour(), '7:15 PM'), '19:15'],
    ] as const)
      it(`can be set by ${what}`, async () => {
        await renderForm('value="09:30"');
        await act();
        expect(sent()).to.equal(value);
      });

    it('is invalid while it is incomplete', async () => {
      await renderForm();
      await type('9');
      expect([sent(), element.validity.badInput, element.validationMessage]).to.deep.equal([
        '',
        true,
        'Invalid time',
      ]);
      await press(form.querySelector('button')!);
      expect(log.at(-1)).not.to.match(/^submit/);
      hour().focus();
      await keys('Backspace');
      expect(element.validity.valid).to.equal(true);
    });

    it('is replaced by a value of the page and by a reset of the form', async () => {
      await renderForm();
      await type('0930');
      element.value = '14:05';
      await settled();
      expect([state(), sent()]).to.deep.equal(['02 05 PM', '14:05']);
      hour().focus();
      await type('0930');
      form.reset();
      await settled();
      expect([state(), sent()]).to.deep.equal(['  AM', '']);
    });
  });

  it('aligns the text of Reset with the inputs, and reserves no space for a message', async () => {
    await render();
    const text = document.createRange();
    text.selectNodeContents(button('Reset'));
    expect(text.getBoundingClientRect().left).to.be.closeTo(hour().getBoundingClientRect().left, 2);
    const { height } = element.getBoundingClientRect();
    await press(button('Done'));
    expect(element.getBoundingClientRect().height - height).to.be.closeTo(20, 1);
  });

  it('cannot be used while disabled', async () => {
    await render('disabled');
    for (const each of element.shadowRoot!.querySelectorAll('input, button'))
      expect((each as HTMLInputElement).disabled).to.equal(true);
  });

  it('orders its tab stops: hour, minute, AM or PM, Reset, Done', async () => {
    await render();
    const stops: string[] = [];
    await keys('Tab');
    while (document.activeElement === element) {
      const at = focused() as HTMLInputElement;
      stops.push(at.labels?.[0]?.textContent ?? at.textContent ?? '');
      await keys('Tab');
    }
    expect(stops).to.deep.equal(['Hour', 'Minute', 'AM', 'Reset', 'Done']);
  });
});
