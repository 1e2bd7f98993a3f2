import { type ElementType, Fragment, type Key, type ReactElement } from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { ownProps } from './ownProps.ts';

/** React's own, but for props that have nothing from `Object.prototype`. */
export const jsx = (type: ElementType, props: object, key?: Key): ReactElement =>
  reactJsx(type, ownProps(props), key);

export const jsxs = (type: ElementType, props: object, key?: Key): ReactElement =>
  reactJsxs(type, ownProps(props), key);

export { Fragment };
