import { expect } from '@open-wc/testing';
import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { PageProvider, useClientValue } from '../../../src/hooks/pageContext.tsx';
import { until } from '../../support/clock.ts';
import { insertHtml, unmountAll } from '../../support/mount.ts';

const count = 20;
const texts = Array.from({ length: 20_000 }, (_, index) => String((index * 7919) % 20_011));

describe('content that only the page provides', () => {
  let root: Root;
  afterEach(() => {
    root.unmount();
    unmountAll();
  });

  it('renders in several tasks after hydration, so that the page responds in between', async () => {
    let tasks = 0;
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', () => {
      tasks++;
      channel.port2.postMessage('');
    });
    channel.port1.start();
    channel.port2.postMessage('');
    const seen = new Set<number>();
    function SlowLine() {
      const owner = useClientValue(() => 'page', 'server');
      if (owner === 'page') seen.add(tasks);
      return <p data-first={texts.toSorted()[0]}>{owner}</p>;
    }
    const container = insertHtml(`<p data-first="0">server</p>`.repeat(count));
    startTransition(() => {
      root = hydrateRoot(
        container,
        <PageProvider>
          {texts.slice(0, count).map((key) => (
            <SlowLine key={key} />
          ))}
        </PageProvider>,
      );
    });
    await until(() => container.textContent === 'page'.repeat(count));
    channel.port1.close();
    expect(seen.size).to.be.greaterThan(1);
  });
});
