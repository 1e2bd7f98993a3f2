import { type ElementType, Fragment, type Key, type ReactElement } from 'react';
import { jsx as reactJsx } from 'react/jsx-runtime';
import { ownProps } from './ownProps.ts';

/** React's own, but for props that have nothing from `Object.prototype`. */
export const jsx = (type: ElementType, props: object, key?: Key): ReactElement =>
  reactJsx(type, ownProps(props), key);

/** The production build makes no difference between the two. */
export { jsx as jsxs };

export { Fragment };
