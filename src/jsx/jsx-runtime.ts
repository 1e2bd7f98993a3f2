import { type ElementType, Fragment, type Key, type ReactElement } from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { ownProps } from './ownProps.ts';

type Jsx = (type: ElementType, props: object, key?: Key) => ReactElement;

/** React's own, but for props that have nothing from `Object.prototype`. JSX makes a new object of them each time. */
const withOwnProps =
  (create: Jsx): Jsx =>
  (type, props, key) =>
    create(type, ownProps(props), key);

export const jsx = withOwnProps(reactJsx);
export const jsxs = withOwnProps(reactJsxs);

export { Fragment };
