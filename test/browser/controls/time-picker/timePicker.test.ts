import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { allowMotion, emulate, keys, press, parkPointer, type, viewport } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { byRole, expectFocus, focused, queryRole } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

type TimePicker = HTMLElementTagNameMap['auction-time-picker'];

describe('auction-time-picker', () => {
  let element: TimePicker;
  const render = async (attributes = '', around = (html: string) => html) => {
    await mount(around(`<auction-time-picker locale="en-US" ${attributes}></auction-time-picker>`));
    element = document.querySelector('auction-time-picker')!;
  };
  const input = (name: string) => byRole(element, 'textbox', name) as HTMLInputElement;
  const hour = () => input('Hour');
  const minute = () => input('Minute');
  const radio = (name: string) => byRole(element, 'radio', name) as HTMLInputElement;
  const state = () => [hour().value, minute().value, radio('PM').checked ? 'PM' : 'AM'].join(' ');
  const button = (name: string) => byRole(element, 'button', name);
  const start = async (attributes = '') => {
    await render(attributes);
    hour().focus();
  };
  const paste = (target: Element, text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    // Firefox wants a text by itself.
    const asFirefox = { dataType: 'text/plain', data: text };
    target.dispatchEvent(
      new ClipboardEvent('paste', {
        bubbles: true,
        composed: true,
        cancelable: true,
        clipboardData,
        ...asFirefox,
      }),
    );
    return settled();
  };

  before(() => viewport(1000, 800));
  beforeEach(() => parkPointer());
  afterEach(async () => {
    await emulate();
    await unmountAll();
  });

  it('is empty first, at AM, its boxes 75 px wide at most', async () => {
    await render();
    expect(state()).to.equal('  AM');
    for (const each of [hour(), minute()]) expect(each.offsetWidth).to.be.at.most(75);
  });

  it('shows its value on a 12-hour clock', async () => {
    await render('value="00:05"');
    expect(state()).to.equal('12 05 AM');
    element.value = '12:00';
    await settled();
    expect(state()).to.equal('12 00 PM');
  });

  it('shows its value on a 24-hour clock without AM and PM', async () => {
    await render('value="21:05" hour-cycle="h23"');
    expect([hour().value, minute().value]).to.deep.equal(['21', '05']);
    expect(queryRole(element, 'radiogroup') === null).to.equal(true);
  });

  describe('typing', () => {
    it('takes digits alone', async () => {
      await start();
      await type('x-1.e');
      expect(hour().value).to.equal('1');
    });

    it('goes on to the minute when the hour is full', async () => {
      await start();
      await type('1145');
      expect(state()).to.equal('11 45 AM');
      expectFocus(minute());
    });

    it('goes on when no second digit can follow', async () => {
      await start();
      await type('930');
      expect(state()).to.equal('9 30 AM');
    });

    it('waits for the second digit where one can', async () => {
      await start();
      await type('1');
      expectFocus(hour());
    });

    it('goes on at a colon', async () => {
      await start();
      await type('1:05');
      expect(state()).to.equal('1 05 AM');
    });

    it('goes back by Backspace in an empty minute, and by the arrows at the edges', async () => {
      await start('value="09:30"');
      minute().focus();
      await keys('Backspace', 'Backspace');
      expectFocus(hour());
      await keys('ArrowRight', 'ArrowRight');
      expectFocus(minute());
    });

    it('takes digits of any script', async () => {
      await start();
      await paste(hour(), '٩:٣٠');
      expect(state()).to.equal('09 30 AM');
    });

    it('fills both boxes and the half of the day by a paste', async () => {
      await start();
      await paste(minute(), ' 9:30 PM ');
      expect(state()).to.equal('09 30 PM');
    });

    it('chooses AM and PM by a and p, wherever the focus is', async () => {
      await start();
      await type('p');
      expect(radio('PM').checked).to.equal(true);
      minute().focus();
      await type('A');
      expect(radio('AM').checked).to.equal(true);
    });
  });

  describe('arrow keys', () => {
    for (const [input, key, from, to] of [
      ['Hour', 'ArrowUp', '09:30', '10 30 AM'],
      ['Hour', 'ArrowUp', '11:30', '12 30 PM'],
      ['Hour', 'ArrowUp', '12:30', '01 30 PM'],
      ['Hour', 'ArrowDown', '12:30', '11 30 AM'],
      ['Hour', 'ArrowDown', '13:30', '12 30 PM'],
      ['Minute', 'ArrowUp', '09:59', '09 00 AM'],
      ['Minute', 'ArrowDown', '09:00', '09 59 AM'],
    ] as const)
      it(`${key} in ${input} makes ${to} of ${from}`, async () => {
        await render(`value="${from}"`);
        (input === 'Hour' ? hour() : minute()).focus();
        await keys(key);
        expect(state()).to.equal(to);
      });

    it('start an empty box', async () => {
      await start();
      await keys('ArrowUp');
      minute().focus();
      await keys('ArrowDown');
      expect(state()).to.equal('01 59 AM');
    });
  });

  describe('AM and PM', () => {
    it('are a pair of radio buttons with a name', async () => {
      await render();
      byRole(element, 'radiogroup', 'AM or PM');
      await press(radio('PM').closest('label')!);
      expect(radio('PM').checked).to.equal(true);
    });

    for (const [key, value, from, to] of [
      ['ArrowRight', '09:30', 'AM', 'PM'],
      ['ArrowLeft', '21:30', 'PM', 'AM'],
      ['Space', '09:30', 'AM', 'PM'],
    ] as const)
      it(`change by ${key}`, async () => {
        await render(`value="${value}"`);
        radio(from).focus();
        await keys(key);
        expect(radio(to).checked).to.equal(true);
        expectFocus(radio(to));
      });

    it('change by ArrowLeft from the first to the last, where radio buttons go round', async () => {
      // By the Navigation API, which it lacks, WebKitGTK is known: there they end at the first.
      if (!('navigation' in window)) throw new Error('needs Chromium: radio buttons that go round');
      await render('value="09:30"');
      radio('AM').focus();
      await keys('ArrowLeft');
      expect(radio('PM').checked).to.equal(true);
      expectFocus(radio('PM'));
    });

    it('slide within 400 ms, and not at all with reduced motion', async () => {
      await render();
      const duration = () =>
        getComputedStyle(element.shadowRoot!.querySelector('[part~=day-period]')!, '::before')
          .transitionDuration;
      await allowMotion();
      expect(duration()).to.equal('0.4s');
      await emulate({ 'prefers-reduced-motion': 'reduce' });
      expect(duration()).to.equal('0s');
    });

    it('have the names of the locale', async () => {
      await render();
      element.setAttribute('locale', 'ko-KR');
      await settled();
      radio('오후');
    });
  });

  describe('Done', () => {
    it('applies the time, told by `input` and `change`', async () => {
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
    });

    for (const [what, typed, invalid] of [
      ['an empty panel', '', 'Hour'],
      ['a missing minute', '9', 'Minute'],
      ['an hour that is none', '0030', 'Hour'],
      ['a minute that is none', '0975', 'Minute'],
    ] as const)
      it(`with ${what} puts the focus on the faulty box and says "Invalid time"`, async () => {
        await start();
        if (typed) await type(typed);
        await press(button('Done'));
        expect(element.value).to.equal('');
        expectFocus(input(invalid));
        expect(input(invalid).getAttribute('aria-invalid')).to.equal('true');
        expect(byRole(element, 'alert').textContent).to.equal('Invalid time');
      });

    it('is what Enter does anywhere', async () => {
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

    it('is what Enter does on it', async () => {
      await render('value="21:30"');
      button('Reset').focus();
      await keys('Enter');
      expect([state(), element.value]).to.deep.equal(['  AM', '']);
    });

    it('also clears what was typed and not set', async () => {
      await start();
      await type('0930');
      await press(button('Reset'));
      expect(state()).to.equal('  AM');
    });
  });

  it('is out of use while disabled', async () => {
    await render('disabled');
    for (const each of element.shadowRoot!.querySelectorAll('input, button'))
      expect((each as HTMLInputElement).disabled).to.equal(true);
  });

  it('has its stops in order: hour, minute, AM or PM, Reset, Done', async () => {
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
