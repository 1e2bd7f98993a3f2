import type { ElementType, Key, ReactElement } from 'react';

const inline = Symbol('inline');

/** Returns what a component renders. It may read contexts by `use()`, and has no state or effects. */
type Render<P> = (props: P, key?: Key) => ReactElement;

/**
 * Makes a component that JSX calls at once, while what it is part of is rendered: React keeps neither it nor its props. For what stands in
 * each of hundreds of fields.
 */
export const createInline = <P extends object>(render: Render<P>): ((props: P) => ReactElement) =>
  Object.assign((props: P) => render(props), { [inline]: render });

export const getInline = (type: ElementType): Render<object> | undefined =>
  (type as { [inline]?: Render<object> })[inline];
