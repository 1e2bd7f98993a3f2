import { type ElementType, type ReactElement, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { viewport } from './act.ts';
import { insertHtml } from './mount.ts';

let root: Root;

/** The element that React renders into. */
export let page: HTMLElement;

/** Renders a tree, and returns once React has inserted it. */
export const show = (tree: ReactElement, Mode: ElementType = StrictMode): void =>
  flushSync(() => root.render(<Mode>{tree}</Mode>));

/** Gives each test of a suite a React root in a page of 1440 px. */
export function setUpReact(): void {
  beforeEach(async () => {
    await viewport(1440, 900);
    page = insertHtml('');
    root = createRoot(page);
  });
  afterEach(() => {
    root.unmount();
  });
}
