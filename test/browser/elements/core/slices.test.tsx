import { expect } from '@open-wc/testing';
import { defineElement } from '../../../../elements/core/defineElement.ts';
import { settled, until } from '../../../support/clock.ts';
import { insertHtml, unmountAll } from '../../../support/mount.ts';

const count = 30;
const texts = Array.from({ length: 40_000 }, (_, index) => String((index * 7919) % 40_009));

/** Takes some milliseconds, more than a slice has for ten elements. */
const spendTime = (): string => texts.toSorted()[0]!;

function SlowView() {
  return <button type="button">{spendTime()}</button>;
}

describe('elements that the page has before their tag is defined', () => {
  const define = (tag: `auction-${string}`) =>
    defineElement({
      tag,
      component: SlowView,
      attributes: {},
      events: {},
      hostCss: ':host{display:block}',
      form: { ownAttributes: [], rendersInSlices: true, extend: (Base) => Base },
    });
  const insert = (tag: string) => [...insertHtml(`<${tag}></${tag}>`.repeat(count)).querySelectorAll(tag)];
  const isRendered = ({ shadowRoot }: Element) => shadowRoot?.querySelector('button') !== null;
  const rendered = (elements: Element[]) => elements.filter(isRendered).length;

  /** A task that comes as early as that of an input. */
  const handleInput = () =>
    window.scheduler?.postTask(() => {}, { priority: 'user-blocking' }) ??
    new Promise((resolve) => setTimeout(resolve));

  /** What waits for its turn has had one. */
  const endTurn = () => window.scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));

  afterEach(unmountAll);

  it('are rendered a few at a time after the task that defines it, and the user is answered in between', async () => {
    const elements = insert('auction-slow-one');
    define('auction-slow-one');
    await handleInput();
    const seen = new Set([rendered(elements)]);
    while (!seen.has(count)) {
      await endTurn();
      seen.add(rendered(elements));
    }
    expect([...seen]).to.deep.equal([0, 10, 20, 30]);
  });

  it('may leave the page before they are rendered', async () => {
    const elements = insert('auction-slow-two');
    define('auction-slow-two');
    await Promise.resolve();
    for (const element of elements.slice(5)) element.remove();
    await until(() => rendered(elements.slice(0, 5)) === 5);
    await settled();
    for (const element of elements) element.remove();
    const again = elements[count - 1]!;
    document.body.append(again);
    await until(() => isRendered(again));
    again.remove();
  });

  // Elsewhere no task can be aborted.
  if (window.scheduler)
    it('are rendered though the task of the page is aborted in which their tag was defined', async () => {
      const elements = insert('auction-slow-four');
      const aborting = new AbortController();
      const start = () => {
        define('auction-slow-four');
        queueMicrotask(() => aborting.abort());
      };
      await window.scheduler.postTask(start, { signal: aborting.signal }).catch(() => {});
      await until(() => rendered(elements) === count);
    });

  it('leave alone what the page inserts in the task that defines it', async () => {
    const before = insert('auction-slow-five');
    define('auction-slow-five');
    const inserted = insert('auction-slow-five');
    for (let turns = 0; turns < 10; turns++) await Promise.resolve();
    expect(rendered(inserted)).to.equal(count);
    await until(() => rendered(before) === count);
  });

  it('are all rendered in the task that inserts them later', async () => {
    define('auction-slow-three');
    const elements = insert('auction-slow-three');
    for (let turns = 0; turns < 10; turns++) await Promise.resolve();
    expect(rendered(elements)).to.equal(count);
  });
});
