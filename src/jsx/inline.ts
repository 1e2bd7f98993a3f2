import type { ElementType, Key, ReactElement } from 'react';

const inline = Symbol('inline');

type Component<P> = (props: P) => ReactElement;

/**
 * Marks a component that JSX without a key calls at once, while what it is part of is rendered: React keeps neither it nor its props. For
 * what stands in each of hundreds of fields. It may read contexts by `use()`, and has no state or effects.
 */
export const createInline = <P extends object>(component: Component<P>): Component<P> =>
  Object.assign(component, { [inline]: true });

/** What an inline component renders; `undefined` for all else. */
export const renderInline = (type: ElementType, props: object, key?: Key): ReactElement | undefined =>
  key === undefined && (type as { [inline]?: true })[inline] ? (type as Component<object>)(props) : undefined;
