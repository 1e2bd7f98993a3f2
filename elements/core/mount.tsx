import type { ReactElement, ReactPortal } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { keepUnmarked, listeningMark, listenOnUse } from './reactListening.ts';
import { StylesContext } from '../../src/styles/styledElement.tsx';
import { putStyles } from './styleSheets.ts';

/**
 * Draws a tag's React tree into its box and returns what takes it down again. How tags are mounted is decided here and, for
 * those that a server has drawn, in takeOver.ts.
 */
export const mount = (box: Element, tree: ReactElement): (() => void) => joinGroup(box, tree);

/** So many trees at most share a root, in rows of so many: React looks at all that stand beside the one that changes. */
const groupSize = 100;
const rowSize = 10;

type Row = Map<object, ReactPortal>;

/**
 * Tags that come in one task share a React root, each with a portal into its own box: a root for each costs as much as
 * what it draws. They are drawn before that task's frame, so that no empty tag is ever painted.
 */
class Group {
  readonly #container = document.createDocumentFragment();
  readonly #root: Root = keepUnmarked(document, () => createRoot(this.#container));
  readonly #mark = listeningMark(this.#container);
  readonly #rows: Row[] = [];
  /** Of all that have joined, those that have left too. */
  #joined = 0;
  #left = 0;
  #leaving = false;

  get isFull(): boolean {
    return this.#joined === groupSize;
  }

  add(box: Element, tree: ReactElement): () => void {
    const row = (this.#rows[Math.floor(this.#joined++ / rowSize)] ??= new Map());
    const member = {};
    row.set(member, createPortal(tree, box, String(nextKey++)));
    const stop = this.#mark ? listenOnUse(box, this.#mark, () => this.#listen(box)) : undefined;
    return () => {
      stop?.();
      row.delete(member);
      this.#redraw();
    };
  }

  draw(ears?: ReactPortal): void {
    const trees = [...this.#rows.map((row) => [...row.values()]), ears];
    this.#root.render(<StylesContext value={putStyles}>{trees}</StylesContext>);
  }

  /** React listens on a box when a portal into it is drawn: one with nothing in it will do. */
  #listen(box: Element): void {
    keepUnmarked(box.ownerDocument, () =>
      flushSync(() => this.draw(createPortal(null, box, String(nextKey++)))),
    );
  }

  /** Those that leave in one task leave in one go. */
  #redraw(): void {
    this.#left++;
    if (this.#leaving) return;
    this.#leaving = true;
    queueMicrotask(() => {
      this.#leaving = false;
      if (this.#left === this.#joined) this.#root.unmount();
      else flushSync(() => this.draw());
    });
  }
}

let nextKey = 0;
let open: Group | undefined;

function joinGroup(box: Element, tree: ReactElement): () => void {
  const group = open ?? openGroup();
  const leave = group.add(box, tree);
  if (group.isFull) open = undefined;
  return leave;
}

/** Members join until the task is over. */
function openGroup(): Group {
  const group = new Group();
  open = group;
  queueMicrotask(() => {
    flushSync(() => group.draw());
    if (open === group) open = undefined;
  });
  return group;
}
