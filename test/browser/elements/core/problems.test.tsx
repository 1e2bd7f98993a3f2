import { expect } from '@open-wc/testing';
import { createRoot } from 'react-dom/client';
import '../../../../elements/auction-elements.ts';
import { dataLayerRecipe, sentryRecipe } from '../../../../docs/pages/monitoring.ts';
import { version } from '../../../../package.json';
import { IconButton } from '../../../../src/react/index.ts';
import type { ReportedProblem } from '../../../../src/site/warnings/documentedProblems.ts';
import { until } from '../../../support/clock.ts';
import { mount, recordWarnings, unmountAll } from '../../../support/mount.ts';

type Page = Record<string, unknown>;

describe('auction-error', () => {
  const page = globalThis as unknown as Page;
  let warnings: ReturnType<typeof recordWarnings>;
  let events: CustomEvent<ReportedProblem>[];
  const record = (event: Event) => void events.push(event as CustomEvent<ReportedProblem>);
  const stored = () => page['auctionErrors'] as ReportedProblem[] | undefined;
  let controller: AbortController;
  /** Runs a script of the docs until the test ends. */
  const runRecipe = (recipe: string) =>
    // oxlint-disable-next-line typescript/no-implied-eval -- the docs show the script as text
    new Function('document', recipe)({
      addEventListener: (type: string, listener: EventListener) =>
        document.addEventListener(type, listener, { signal: controller.signal }),
    });
  const codes = () => events.map(({ detail }) => detail.code);

  beforeEach(() => {
    delete page['auctionErrors'];
    controller = new AbortController();
    events = [];
    warnings = recordWarnings();
    document.addEventListener('auction-error', record);
  });
  afterEach(async () => {
    document.removeEventListener('auction-error', record);
    warnings.stop();
    controller.abort();
    await unmountAll();
    for (const name of ['auctionErrors', 'Sentry', 'dataLayer']) delete page[name];
  });

  it('reports a message of the console with its code, severity, version, and fix', async () => {
    const input = await mount('<auction-text-input character-limit="10px"></auction-text-input>');
    const [event] = await until(() => (events.length > 0 ? events : undefined), 'an event');
    expect(event!.target).to.equal(input);
    expect(event!.detail).to.deep.equal({
      code: 'invalid-number',
      severity: 'warning',
      tag: 'auction-text-input',
      version,
      message: '`character-limit="10px"` isn\'t a number. Using the default. Use a plain number.',
      fix: 'Use only the number, such as `character-limit="10"`.',
      error: undefined,
    });
    expect(warnings.texts).to.deep.equal([`auction-text-input: ${event!.detail.message}`]);
  });

  it('reports each code once per element', async () => {
    const input = await mount('<auction-text-input character-limit="1x"></auction-text-input>');
    await until(() => events.length === 1, 'an event');
    input.setAttribute('character-limit', '2x');
    input.setAttribute('size', 'giant');
    await until(() => events.length === 2, 'another event');
    expect(codes()).to.deep.equal(['invalid-number', 'invalid-attribute']);
    expect(warnings.texts).to.have.length(3);
    const other = await mount('<auction-text-input character-limit="1x"></auction-text-input>');
    await until(() => events.length === 3, 'the event of another element');
    expect(events[2]!.target).to.equal(other);
  });

  it('reaches the document from a shadow root', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    host.attachShadow({ mode: 'open' }).innerHTML = '<auction-button size="giant"></auction-button>';
    await until(() => events.length === 1, 'an event');
    expect(events[0]!.target).to.equal(host);
    expect(events[0]!.detail.tag).to.equal('auction-button');
    host.remove();
  });

  it('reports messages of React components without an element to the document', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const root = createRoot(container);
    root.render(<IconButton icon="search" label="" />);
    await until(() => events.length === 1, 'an event');
    expect(events[0]!.target).to.equal(document);
    expect(events[0]!.detail).to.include({ code: 'missing-label', tag: 'auction-elements' });
    root.unmount();
    container.remove();
  });

  it('keeps problems for listeners that are added later', async () => {
    await mount('<auction-text-input character-limit="1x"></auction-text-input>');
    await until(() => stored()?.length === 1, 'a stored problem');
    expect(stored()![0]).to.equal(events[0]!.detail);
  });

  it('works if a global of the page has the name of the array', async () => {
    page['auctionErrors'] = 'mine';
    await mount('<auction-text-input character-limit="1x"></auction-text-input>');
    await until(() => events.length === 1, 'an event');
    expect(page['auctionErrors']).to.equal('mine');
  });

  it('pushes problems to the data layer that occurred before it was observed', async () => {
    const input = await mount('<auction-text-input character-limit="1x"></auction-text-input>');
    await mount('<auction-text-input character-limit="other"></auction-text-input>');
    await until(() => events.length === 2, 'the events');
    input.setAttribute('push-events-to', '');
    const layer = () => (page['dataLayer'] as { auctionDetail: object }[] | undefined) ?? [];
    await until(() => layer().length > 0, 'the pushed problem');
    input.setAttribute('size', 'giant');
    await until(() => layer().length > 1, 'the next problem');
    expect(layer().map(({ auctionDetail }) => (auctionDetail as ReportedProblem).code)).to.deep.equal([
      'invalid-number',
      'invalid-attribute',
    ]);
  });

  it('reaches Sentry with the recipe of the docs, before and after the recipe runs', async () => {
    const captured: unknown[] = [];
    const scope = {
      setLevel: (level: string) => captured.push(level),
      setTags: (tags: object) => captured.push(tags),
      setExtra: () => undefined,
      setFingerprint: (parts: string[]) => captured.push(parts),
    };
    page['Sentry'] = {
      withScope: (callback: (scope: object) => void) => callback(scope),
      captureMessage: (text: string) => captured.push(text),
      captureException: (error: Error) => captured.push(error),
    };
    const input = await mount('<auction-text-input character-limit="1x"></auction-text-input>');
    await until(() => stored()?.length === 1, 'a stored problem');
    runRecipe(sentryRecipe);
    expect(captured).to.deep.equal([
      'warning',
      { 'auction.tag': 'auction-text-input', 'auction.code': 'invalid-number', 'auction.version': version },
      ['auction-elements', 'auction-text-input', 'invalid-number'],
      'auction-text-input: `character-limit="1x"` isn\'t a number. Using the default. Use a plain number.',
    ]);
    input.setAttribute('size', 'giant');
    await until(() => captured.length === 8, 'the next problem');
  });

  it('reaches a data layer with the recipe of the docs', async () => {
    await mount('<auction-text-input character-limit="1x"></auction-text-input>');
    await until(() => stored()?.length === 1, 'a stored problem');
    runRecipe(dataLayerRecipe);
    expect(page['dataLayer']).to.deep.equal([
      {
        event: 'auction-error',
        auctionTag: 'auction-text-input',
        auctionDetail: { code: 'invalid-number', severity: 'warning', version },
      },
    ]);
  });
});
