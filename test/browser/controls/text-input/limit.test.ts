import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, type } from '../../../support/act.ts';
import { advance, settled, stopClock } from '../../../support/clock.ts';
import { byRole } from '../../../support/find.ts';
import { recordWarnings } from '../../../support/mount.ts';
import { element, render, input, part, enter, cleanUpAfterEach } from './textInputFixture.ts';

describe('auction-text-input', () => {
  cleanUpAfterEach();

  describe('character limit', () => {
    it('does not exist by default', async () => {
      await render('value="a long text"');
      expect(part('counter') === null).to.equal(true);
      expect(element.validity.valid).to.equal(true);
    });

    it('shows “current/limit” at the top right', async () => {
      await render('character-limit="5" value="abc"');
      expect(part('counter')!.textContent).to.equal('3/5');
      const [counter, frame] = [
        part('counter')!.getBoundingClientRect(),
        part('frame')!.getBoundingClientRect(),
      ];
      expect(counter.right).to.be.closeTo(frame.right, 0.1);
      expect(counter.bottom).to.be.at.most(frame.top);
    });

    it('counts UTF-16 code units, like maxlength and servers', async () => {
      await render('character-limit="5"');
      element.value = '👍👍';
      await settled();
      expect(part('counter')!.textContent).to.equal('4/5');
    });

    it('never blocks typing, and shows “Too many characters” when it is exceeded', async () => {
      await render('character-limit="3"');
      await enter('abcd');
      expect(element.value).to.equal('abcd');
      expect(part('counter')!.textContent).to.equal('4/3');
      expect(part('message')!.textContent).to.equal('Too many characters');
      expect(input().getAttribute('aria-invalid')).to.equal('true');
      expect(input().getAttribute('aria-describedby')!.split(' ')).to.include(part('message')!.id);
      expect(element.validity.tooLong).to.equal(true);
      expect(element.validationMessage).to.equal('Too many characters');
      await keys('Backspace');
      expect(part('message') === null).to.equal(true);
      expect(input().getAttribute('aria-invalid')).to.equal('false');
      expect(element.validity.valid).to.equal(true);
    });

    it('shows the message that the page sets', async () => {
      await render('character-limit="1" value="ab" limit-message="Keep it short"');
      expect(part('message')!.textContent).to.equal('Keep it short');
      expect(element.validationMessage).to.equal('Keep it short');
      element.removeAttribute('limit-message');
      element.setAttribute('messages', '{"tooManyCharacters":"Zu viele Zeichen"}');
      await settled();
      expect(part('message')!.textContent).to.equal('Zu viele Zeichen');
      expect(element.validationMessage).to.equal('Zu viele Zeichen');
    });

    it('is announced politely at 90% and more, when the user pauses typing', async () => {
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

    it('is announced with the message once there are too many characters', async () => {
      await render('character-limit="4"');
      stopClock();
      await enter('lots');
      await advance(500);
      expect(byRole(element, 'status').textContent).to.equal('4 of 4 characters used');
      await type('s');
      await advance(500);
      expect(byRole(element, 'status').textContent).to.equal('Too many characters 5 of 4 characters used');
      await keys('Backspace');
      await advance(500);
      expect(byRole(element, 'status').textContent).to.equal('4 of 4 characters used');
    });

    it('rejects a limit that is not a number, with a warning', async () => {
      const warnings = recordWarnings();
      await render('character-limit="many" value="abc"');
      warnings.stop();
      expect(warnings.texts.join()).to.match(/auction-text-input: `character-limit/);
      expect(part('counter') === null).to.equal(true);
    });
  });
});
