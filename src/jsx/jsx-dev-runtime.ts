import { type ElementType, Fragment, type Key, type ReactElement } from 'react';
import { jsxDEV as reactJsxDev, type JSXSource } from 'react/jsx-dev-runtime';
import { renderInline } from './inline.ts';
import { ownProps } from './ownProps.ts';

/** What jsx-runtime.ts is to the build, for development and tests. */
export const jsxDEV = (
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement => {
  const own = ownProps(props);
  // Also of an inline component: it marks children that need no keys.
  const element = reactJsxDev(type, own, key, isStatic, source, self);
  return renderInline(type, own, key) ?? element;
};

export { Fragment };
