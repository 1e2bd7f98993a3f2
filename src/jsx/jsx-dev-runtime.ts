import { type ElementType, Fragment, type Key, type ReactElement } from 'react';
import { jsxDEV as reactJsxDev, type JSXSource } from 'react/jsx-dev-runtime';
import { ownProps } from './ownProps.ts';

/** What jsx-runtime.ts is to the build, for development and tests. */
export const jsxDEV = (
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
): ReactElement => reactJsxDev(type, ownProps(props), key, isStatic, source, self);

export { Fragment };
