import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { keys, press, type, viewport } from '../../support/act.ts';
import { advance, restoreClock, settled, stopClock, until } from '../../support/clock.ts';
import { byRole, expectFocus } from '../../support/find.ts';
import { mount, recordWarnings } from '../../support/mount.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

const path = '/catalog/catalog-browser/api/newsletter/subscribe';

for (const tag of ['auction-footer', 'auction-newsletter']) {
  describe(`${tag}: newsletter`, () => {
    let server: TestServer;
    let element: HTMLElement;
    let warnings: ReturnType<typeof recordWarnings>;
    const form = () => byRole(element, 'form', 'Connect With Us') as HTMLFormElement;
    const input = () => byRole(element, 'textbox', 'Email address') as HTMLInputElement;
    const button = () => byRole(element, 'button', 'Subscribe');
    const status = () => byRole(form(), 'status').textContent;
    const check = () => form().querySelector('[data-icon=check]');
    const isBusy = () => button().getAttribute('aria-busy') === 'true';
    const errorText = () => {
      const id = input().getAttribute('aria-describedby');
      return id ? form().querySelector(`#${CSS.escape(id)}`)!.textContent : undefined;
    };

    before(() => viewport(1440, 900));

    beforeEach(async () => {
      server = createTestServer();
      element = await mount(`<${tag} base-url="${server.base}"></${tag}>`);
      warnings = recordWarnings();
      stopClock();
      input().focus();
    });

    afterEach(async () => {
      warnings.stop();
      restoreClock();
      await server.release();
    });

    const submit = async (address = 'dana@example.com') => {
      await type(address);
      await keys('Enter');
    };

    it('is initially idle', () => {
      expect(isBusy()).to.equal(false);
      expect(input().readOnly).to.equal(false);
      expect(status()).to.equal('');
      expect(check() === null).to.equal(true);
    });

    if (tag === 'auction-footer')
      for (const width of [1440, 800, 390])
        it(`shows an error without moving the social links at ${width} px`, async () => {
          await viewport(width, 900);
          // On phones, the lists of links close.
          const isOpen = () => element.shadowRoot!.querySelector('details[open]') !== null;
          await until(() => width > 390 || !isOpen(), 'the lists to close');
          await settled();
          const link = byRole(element, 'link', 'Facebook');
          const getTop = () => link.getBoundingClientRect().top - element.getBoundingClientRect().top;
          const top = getTop();
          await submit('dana@');
          const error = byRole(form(), 'textbox').ariaDescribedByElements![0]!.getBoundingClientRect();
          expect(error.height).to.be.greaterThan(0);
          expect(getTop()).to.be.closeTo(top, 0.1);
          if (width !== 800) expect(error.bottom).to.be.at.most(link.getBoundingClientRect().top + 0.1);
          await viewport(1440, 900);
        });

    it('announces an error again when it repeats', async () => {
      await submit('dana@');
      const first = byRole(form(), 'status').firstElementChild!;
      expect(first.textContent).to.equal('Please enter a valid email address');
      await keys('Enter');
      // Screen readers do not announce a status whose text stays the same.
      expect(status()).not.to.equal(first.textContent);
      expect([status().trim(), first.isConnected]).to.deep.equal([first.textContent, false]);
    });

    it('sends the trimmed email address as JSON and shows that it is submitting', async () => {
      await server.answerJson(path, {}, { hang: true });
      await submit('  dana.b+x@example.com  ');
      const [call] = await server.called(path);
      expect(call).to.deep.include({ method: 'POST', body: '{"emailAddress":"dana.b+x@example.com"}' });
      expect(call!.headers['content-type']).to.equal('application/json');
      expect(isBusy()).to.equal(true);
      expect(button().querySelector('.spinner') !== null).to.equal(true);
      expect(input().readOnly).to.equal(true);
      expect(input().getAttribute('aria-disabled')).to.equal('true');
      expect(status()).to.equal('Subscribing…');
      expectFocus(input());
    });

    it('resets on success, shows the placeholder, check mark, and status, and keeps focus', async () => {
      await server.answer({ path, body: 'anything at all' });
      await submit();
      await until(() => check(), 'the check');
      expect(input().value).to.equal('');
      expect(input().placeholder).to.equal('Subscribed, thank you!');
      expect(status()).to.equal('Subscribed, thank you!');
      expect(isBusy()).to.equal(false);
      expect(input().readOnly).to.equal(false);
      expectFocus(input());
    });

    it('is idle again as soon as the user types', async () => {
      await server.answerJson(path, {});
      await submit();
      await until(() => check(), 'the check');
      await type('x');
      expect(check() === null).to.equal(true);
      expect(status()).to.equal('');
      expect(input().placeholder).not.to.contain('Subscribed');
      expect(input().value).to.equal('x');
    });

    for (const invalid of ['', '   ', 'dana', 'dana@', '@example.com', 'dana@example', 'da na@example.com']) {
      it(`rejects ${JSON.stringify(invalid)} with the message of the rule, and sends nothing`, async () => {
        await type(invalid);
        await press(button());
        expect(errorText()).to.equal('Please enter a valid email address');
        expect(status()).to.equal('Please enter a valid email address');
        expect(input().getAttribute('aria-invalid')).to.equal('true');
        expectFocus(input());
        expect(await server.calls(path)).to.have.length(0);
        await type('d');
        expect(errorText()).to.equal(undefined);
        expect(input().getAttribute('aria-invalid')).to.equal('false');
      });
    }

    for (const [what, rule] of [
      ['400', { status: 400 }],
      ['500', { status: 500 }],
      ['a dropped connection', { drop: true }],
    ] as const) {
      it(`shows an error after ${what}, keeps the email address and focus, and can be submitted again`, async () => {
        await server.answer({ path, ...rule });
        await submit();
        await until(errorText, 'the error text');
        expect(errorText()).to.equal('Something went wrong. Please try again.');
        expect(status()).to.equal('Something went wrong. Please try again.');
        expect(input().value).to.equal('dana@example.com');
        expect(input().getAttribute('aria-invalid')).to.equal('false');
        expect(isBusy()).to.equal(false);
        expectFocus(input());
        await server.answerJson(path, {});
        await keys('Enter');
        await until(() => check(), 'the check');
      });
    }

    it('accepts an HTML response and ignores its body', async () => {
      await server.answer({ path, body: '<html>', headers: { 'Content-Type': 'text/html' } });
      await submit();
      await until(() => check(), 'the check');
    });

    it('fails after 10 s without a response', async () => {
      await server.answerJson(path, {}, { hang: true });
      await submit();
      await server.called(path);
      await advance(9999);
      expect(isBusy()).to.equal(true);
      await advance(1);
      await until(errorText, 'the error text');
      expect(errorText()).to.equal('Something went wrong. Please try again.');
      expect(input().value).to.equal('dana@example.com');
      await until(async () => (await server.calls(path))[0]!.aborted, 'the end of the call');
    });

    it('sends one request, however often it is submitted', async () => {
      await server.answerJson(path, {}, { hang: true });
      await submit();
      await keys('Enter');
      await press(button());
      await press(button());
      form().requestSubmit();
      await settled();
      await server.called(path);
      await server.release();
      await until(() => check(), 'the check');
      expect(await server.calls(path)).to.have.length(1);
    });

    it('aborts the request without a warning when the element is removed', async () => {
      await server.answerJson(path, {}, { hang: true });
      await submit();
      await server.called(path);
      element.remove();
      await until(async () => (await server.calls(path))[0]!.aborted, 'the end of the call');
      await server.release();
      await advance(20_000);
      expect(warnings.texts).to.deep.equal([]);
    });

    it('keeps focus on the button when it was pressed', async () => {
      await server.answerJson(path, {});
      await type('dana@example.com');
      await keys('Tab', 'Enter');
      await until(() => check(), 'the check');
      expectFocus(button());
    });

    it('dispatches an event first, which the page can prevent', async () => {
      const seen: unknown[] = [];
      element.addEventListener('auction-subscribe', (event) => {
        seen.push((event as CustomEvent).detail);
        event.preventDefault();
      });
      await submit(' dana@example.com ');
      expect(seen).to.deep.equal([{ emailAddress: 'dana@example.com' }]);
      expect(await server.calls(path)).to.have.length(0);
      expect(isBusy()).to.equal(false);
    });

    it('is a plain POST form without JavaScript', () => {
      expect(form().method).to.equal('post');
      expect(form().action).to.equal(`${location.origin}${server.base}${path}`);
      expect(input().name).to.equal('emailAddress');
      expect(input().type).to.equal('email');
      expect(input().required).to.equal(true);
      expect(input().autocomplete).to.equal('email');
    });

    it('uses messages of the page', async () => {
      element.setAttribute('messages', '{"emailInvalid": "Bitte prüfen", "subscribe": "Los"}');
      await settled();
      await press(byRole(element, 'button', 'Los'));
      expect(errorText()).to.equal('Bitte prüfen');
    });

    it('shows its whole longest placeholder at 320 px', async () => {
      await viewport(320, 700);
      await server.answerJson(path, {});
      await submit();
      await until(() => check(), 'the check');
      const measure = document.createElement('canvas').getContext('2d')!;
      const { font, paddingLeft, paddingRight } = getComputedStyle(input());
      measure.font = font;
      // Firefox excludes the padding from `clientWidth` of an input.
      const room =
        input().getBoundingClientRect().width -
        2 -
        Number.parseFloat(paddingLeft) -
        Number.parseFloat(paddingRight);
      expect(measure.measureText('Subscribed, thank you!').width).to.be.at.most(room);
      await viewport(1440, 900);
    });
  });
}
