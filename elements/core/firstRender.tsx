import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createElementTree } from './elementTree.tsx';
import { mountTree } from './mount.tsx';

/**
 * Browsers compile a function when it is first called: on a phone, those of React take 60 ms. This module, in a task of its own, renders
 * something that no page has, so that the task which renders the first elements of a page is shorter by them.
 */
function Sample(): ReactNode {
  const [value] = useState('value');
  const ref = useRef<HTMLInputElement>(null);
  const id = useId();
  useLayoutEffect(() => () => {}, []);
  useEffect(() => () => {}, []);
  return (
    <div className="sample" style={{ display: 'none' }}>
      <label htmlFor={id}>{value}</label>
      <input ref={ref} id={id} value={value} onChange={() => {}} />
      <button type="button" onClick={() => {}}>
        {value}
      </button>
    </div>
  );
}

const Tree = createElementTree({
  tag: 'auction-button',
  component: Sample,
  attributes: {},
  events: {},
  hostCss: '',
});

/** Exported, for what nothing is taken from is no part of a build. */
export const leave = mountTree(
  document.createElement('div'),
  <Tree
    host={{
      handlers: {},
      warn: () => {},
      insertStyles: () => undefined,
      setTree: () => {},
      snapshot: () => ({}),
      handleError: () => {},
    }}
  />,
);
// After it is rendered.
queueMicrotask(leave);
