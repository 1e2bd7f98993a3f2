import { createElement, type ReactElement } from 'react';
import { renderShadowRoot } from '../server/server.ts';
import type { Prerendering } from './renderTemplate.ts';

/** The shadow root as a `<template>`, which the browser takes out of the page as it reads it: React finds no node there to hydrate. */
export function renderTemplate({ tag, attributes, hasContent, options }: Prerendering): ReactElement {
  const { html, delegatesFocus } = renderShadowRoot(tag, {
    ...options,
    attributes,
    content: hasContent ? ' ' : '',
  });
  return createElement('template', {
    shadowrootmode: 'open',
    shadowrootdelegatesfocus: delegatesFocus ? '' : undefined,
    // oxlint-disable-next-line react/no-danger -- what the library has rendered
    dangerouslySetInnerHTML: { __html: html },
  });
}
