import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { gpcRecipe, googleRecipe, tcfRecipe } from '../../../docs/pages/consent.ts';
import { press } from '../../support/act.ts';
import { leaveTime, until } from '../../support/clock.ts';
import { byRole } from '../../support/find.ts';
import { mount } from '../../support/mount.ts';
import { nextNavigations } from '../../support/navigations.ts';
import {
  footer,
  inFrame,
  loaded,
  open,
  ready,
  scripts,
  server,
  setUpServerForEach,
  view,
  visibility,
} from './chatFixture.ts';

type Consent = HTMLElement & { consent: string | undefined };

describe('auction-footer: consent', () => {
  setUpServerForEach();

  const inPage = () => view as unknown as Record<string, unknown>;
  const element = () => view.document.querySelector<Consent>('auction-footer')!;
  /** Opens a page whose load event is a minute ago. */
  const openLater = async (attributes = 'consent="required"') => {
    await open(footer(attributes));
    await ready();
    await loaded();
    inFrame().since(60_000);
    await leaveTime();
  };
  const expectNoScript = async () => {
    await leaveTime();
    inFrame().advance(60_000);
    await leaveTime();
    expect(await scripts()).to.have.length(0);
    expect(view.document.querySelectorAll('head script[async]')).to.have.length(0);
  };
  const expectScript = () =>
    until(async () => {
      inFrame().advance(200);
      return (await scripts()).length > 0;
    }, 'the script of chat');
  const expectChat = () => until(() => inFrame().commands && visibility() === 'show', 'chat');
  const run = (recipe: string) => {
    const script = view.document.createElement('script');
    script.textContent = `{${recipe}}`;
    view.document.head.append(script);
  };

  for (const value of ['required', 'denied', '', 'Granted', 'yes'])
    it(`loads no chat with consent="${value}"`, async () => {
      await openLater(`consent="${value}"`);
      await expectNoScript();
    });

  it('loads chat once the user agrees', async () => {
    await openLater();
    await expectNoScript();
    element().consent = 'granted';
    await expectScript();
    await expectChat();
  });

  it('loads chat 3 s after the load event if the user has agreed before', async () => {
    await open(footer('consent="granted"'));
    await ready();
    await loaded();
    inFrame().since(0);
    await expectScript();
  });

  it('loads no chat if the consent tool corrects its answer after 40 ms', async () => {
    await openLater();
    element().consent = 'granted';
    await leaveTime();
    inFrame().advance(40);
    element().consent = 'denied';
    await expectNoScript();
  });

  it('hides chat when the user withdraws consent, and shows it again', async () => {
    await openLater('consent="granted"');
    await expectScript();
    await expectChat();
    element().setAttribute('consent', 'denied');
    await until(() => visibility() === 'hide', 'the hiding');
    element().setAttribute('consent', 'granted');
    await until(() => (inFrame().advance(200), visibility() === 'show'), 'chat again');
    expect(await scripts()).to.have.length(1);
  });

  it('hides chat if the user withdraws consent while its script is loading', async () => {
    await server.answer({
      path: '/vendor.js',
      hang: true,
      headers: { 'Content-Type': 'text/javascript' },
      body: 'window.commands = zE._.map(([scope, command]) => [scope, command])',
    });
    await openLater('consent="granted"');
    await expectScript();
    element().consent = 'denied';
    await leaveTime();
    await server.release();
    await until(() => inFrame().commands, 'the script of chat');
    expect(visibility()).to.equal('hide');
  });

  it('respects the decision when the footer is replaced', async () => {
    await openLater('consent="granted"');
    await expectScript();
    await expectChat();
    const other = element().cloneNode() as Consent;
    other.setAttribute('consent', 'denied');
    element().replaceWith(other);
    await until(() => visibility() === 'hide', 'the hiding');
  });

  describe('accessibility widget', () => {
    const page = window as unknown as Record<string, unknown>;
    const link = (host: Element) => byRole(host, 'link', 'Accessibility');
    const mountFooter = (value: string) =>
      mount<Consent>(
        `<auction-footer accessibility-src="${server.base}/widget.js" consent="${value}"></auction-footer>`,
      );
    beforeEach(() =>
      server.answer({
        path: '/widget.js',
        headers: { 'Content-Type': 'text/javascript' },
        body: 'window.widgets = 1',
      }),
    );
    afterEach(() => delete page['widgets']);

    it('does not load without consent, and follows the link', async () => {
      const host = await mountFooter('required');
      const events: string[] = [];
      host.addEventListener('auction-consent-needed', ({ type }) => events.push(type));
      await press(link(host));
      expect(await nextNavigations()).to.deep.equal(['/accessibility']);
      expect(events).to.deep.equal(['auction-consent-needed']);
      expect(await server.calls('/widget.js')).to.have.length(0);
    });

    it('lets the page ask for consent instead, and loads afterwards', async () => {
      const host = await mountFooter('required');
      host.addEventListener('auction-consent-needed', (event) => event.preventDefault());
      await press(link(host));
      await leaveTime();
      expect(await server.calls('/widget.js')).to.have.length(0);
      host.consent = 'granted';
      await leaveTime();
      await press(link(host));
      await until(() => page['widgets'] === 1, 'the widget');
    });
  });

  describe('recipes of the docs', () => {
    it('follow Google consent mode, before and after the recipe runs', async () => {
      await openLater();
      run(`window.dataLayer = [];
        window.gtag = function () { window.dataLayer.push(arguments) };
        gtag('consent', 'default', { functionality_storage: 'denied', ad_storage: 'granted' });`);
      run(googleRecipe);
      expect(element().consent).to.equal('denied');
      await expectNoScript();
      run("gtag('consent', 'update', { functionality_storage: 'granted' })");
      await expectScript();
      await expectChat();
      run("gtag('consent', 'update', { functionality_storage: 'denied' })");
      await until(() => visibility() === 'hide', 'the hiding');
      expect((inPage()['dataLayer'] as unknown[]).length).to.equal(3);
    });

    it('follow the TCF', async () => {
      await openLater();
      run('window.__tcfapi = (command, version, callback) => { window.answer = callback }');
      run(tcfRecipe);
      const answer = (data: object) =>
        (inPage()['answer'] as (data: object, success: boolean) => void)(
          { gdprApplies: true, ...data },
          true,
        );
      answer({ eventStatus: 'cmpuishown', purpose: { consents: { 1: true } } });
      await expectNoScript();
      answer({ eventStatus: 'useractioncomplete', purpose: { consents: { 1: true } } });
      await expectScript();
      await expectChat();
      answer({ eventStatus: 'useractioncomplete', purpose: { consents: {} } });
      await until(() => visibility() === 'hide', 'the hiding');
    });

    it('follow Global Privacy Control', async () => {
      await openLater();
      Object.defineProperty(view.navigator, 'globalPrivacyControl', { value: true, configurable: true });
      run(gpcRecipe);
      expect(element().consent).to.equal('denied');
      await expectNoScript();
      Object.defineProperty(view.navigator, 'globalPrivacyControl', { value: false });
      run(gpcRecipe);
      await expectScript();
    });
  });
});
