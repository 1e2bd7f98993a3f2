import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, type } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { expectFocus, queryRole } from '../../../support/find.ts';
import { element, render, hour, minute, radio, state, start, paste, setUpPage } from './timePickerFixture.ts';

describe('auction-time-picker', () => {
  setUpPage();

  it('is initially empty, at AM, with inputs at most 75 px wide', async () => {
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
    it('accepts only digits', async () => {
      await start();
      await type('x-1.e');
      expect(hour().value).to.equal('1');
    });

    it('moves on to the minute when the hour is complete', async () => {
      await start();
      await type('1145');
      expect(state()).to.equal('11 45 AM');
      expectFocus(minute());
    });

    it('moves on when no second digit can follow', async () => {
      await start();
      await type('930');
      expect(state()).to.equal('9 30 AM');
    });

    for (const [typed, shown] of [
      ['430', '4 30 AM'],
      ['945', '9 45 AM'],
      ['0430', '04 30 AM'],
      ['1130', '11 30 AM'],
    ] as const)
      it(`replaces an hour by typing ${typed} over it`, async () => {
        await render('value="08:00"');
        hour().focus();
        await type(typed);
        expect(state()).to.equal(shown);
      });

    it('stays in the hour when a digit is deleted', async () => {
      await render('value="04:00" hour-cycle="h23"');
      hour().focus();
      await keys('Home', 'Delete');
      expect(hour().value).to.equal('4');
      expectFocus(hour());
    });

    it('waits for a second digit that can follow', async () => {
      await start();
      await type('1');
      expectFocus(hour());
    });

    it('keeps text that an input method is composing', async () => {
      await start();
      const compose = async (text: string) => {
        Reflect.set(HTMLInputElement.prototype, 'value', text, hour());
        hour().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
        await settled();
        expect(hour().value).to.equal(text);
      };
      hour().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      await compose('０');
      await compose('０９');
      expectFocus(hour());
      hour().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      await settled();
      expect(state()).to.equal('09  AM');
      expectFocus(minute());
    });

    it('moves on at a colon', async () => {
      await start();
      await type('1:05');
      expect(state()).to.equal('1 05 AM');
    });

    it('moves back by Backspace in an empty minute, and by the arrow keys at the edges', async () => {
      await start('value="09:30"');
      minute().focus();
      await keys('Backspace', 'Backspace');
      expectFocus(hour());
      await keys('ArrowRight', 'ArrowRight');
      expectFocus(minute());
    });

    it('accepts digits of any script', async () => {
      await start();
      await paste(hour(), '٩:٣٠');
      expect(state()).to.equal('09 30 AM');
    });

    it('fills both inputs and the day period from pasted text', async () => {
      await start();
      await paste(minute(), ' 9:30 PM ');
      expect(state()).to.equal('09 30 PM');
    });

    it('selects AM and PM with the keys a and p in every control', async () => {
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
      it(`changes ${from} to ${to} on ${key} in ${input}`, async () => {
        await render(`value="${from}"`);
        (input === 'Hour' ? hour() : minute()).focus();
        await keys(key);
        expect(state()).to.equal(to);
      });

    it('starts from an empty input', async () => {
      await start();
      await keys('ArrowUp');
      minute().focus();
      await keys('ArrowDown');
      expect(state()).to.equal('01 59 AM');
    });
  });
});
