import { expect } from '@open-wc/testing';
import type { Content } from '../../../../elements/early/createNodes.ts';
import { insertLater } from '../../../../elements/early/insertLater.ts';
import type { MarkupElement, MarkupNode } from '../../../../elements/early/markup.ts';
import { until } from '../../../support/clock.ts';

const menu = (name: string): MarkupNode => ['div', { id: name, popover: 'auto' }, [`Links of ${name}`]];
/** As the header has them: most in one list of a choice. */
const menus: readonly MarkupNode[] = [
  { condition: 'minimal', nodes: [], others: ['all', 'coins', 'art'].map(menu) },
  menu('account'),
];
const all: MarkupElement = ['div', {}, menus];
const names = ['all', 'coins', 'art', 'account'];

describe('the menus of a header that is inserted before React', () => {
  let host: HTMLElement;
  let root: ShadowRoot;
  /** The menus that have been made, in order. */
  let made: string[];
  let content: Content;
  let finish: () => void;

  const shown = () => [...root.querySelectorAll('[popover]')].map(({ id }) => id);
  const button = (target: string) =>
    root.querySelector<HTMLButtonElement>(`button[popovertarget=${target}]`)!;

  beforeEach(() => {
    host = document.createElement('section');
    document.body.append(host);
    root = host.attachShadow({ mode: 'open' });
    for (const name of names) {
      const opener = document.createElement('button');
      opener.setAttribute('popovertarget', name);
      opener.append(name);
      root.append(opener);
    }
    made = [];
    content = {
      document,
      isTrue: () => false,
      createIcon: () => document.createElement('i'),
      fill: (text, element) => {
        if (element && names.includes(text)) made.push(text);
        return text;
      },
    };
    finish = insertLater(root, () => all, content);
  });
  afterEach(() => host.remove());

  it('are made one at a time, and inserted together', async () => {
    const counts = new Set<number>();
    await until(() => {
      counts.add(made.length);
      return made.length === names.length && shown().length > 0;
    });
    expect(made).to.deep.equal(names);
    expect(shown()).to.deep.equal(names);
  });

  it('are read only after the next frame, or once one is pressed', async () => {
    let isRead = false;
    const read = () => {
      isRead = true;
      return all;
    };
    insertLater(root, read, content);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(isRead).to.equal(false);
    button('coins').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(isRead).to.equal(true);
  });

  it('are not all made in one task', async () => {
    const tasks: number[] = [];
    const realSetTimeout = window.setTimeout;
    // What a timer calls is what one task does.
    window.setTimeout = ((handler: () => void, ...rest: []) =>
      realSetTimeout(
        () => {
          const before = made.length;
          handler();
          tasks.push(made.length - before);
        },
        ...rest,
      )) as typeof window.setTimeout;
    try {
      await until(() => shown().length === names.length);
    } finally {
      window.setTimeout = realSetTimeout;
    }
    expect(Math.max(...tasks)).to.equal(1);
  });

  it('are there once their button is pressed, alone, and open', async () => {
    button('coins').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(made).to.deep.equal(['coins']);
    button('coins').click();
    expect(root.querySelector('#coins')!.matches(':popover-open')).to.equal(true);
    await until(() => made.length === names.length);
    expect(shown()).to.deep.equal(names);
    expect(root.querySelector('#coins')!.matches(':popover-open')).to.equal(true);
  });

  it('are all there once a script asks for them', () => {
    button('art').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    finish();
    finish();
    expect(shown()).to.deep.equal(names);
    expect(made.toSorted()).to.deep.equal(names.toSorted());
  });
});
