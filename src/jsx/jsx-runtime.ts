import { type ElementType, Fragment, type Key, type ReactElement } from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { renderInline } from './inline.ts';
import { ownProps } from './ownProps.ts';

type Jsx = (type: ElementType, props: object, key?: Key) => ReactElement;

/** React's own, but for props that have nothing from `Object.prototype`, and for inline components. JSX makes a new object of props each time. */
const extend =
  (create: Jsx): Jsx =>
  (type, props, key) => {
    const own = ownProps(props);
    return renderInline(type, own, key) ?? create(type, own, key);
  };

export const jsx = extend(reactJsx);
export const jsxs = extend(reactJsxs);

export { Fragment };
