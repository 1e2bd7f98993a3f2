import { renderShadowRoot, type ShadowRootHtml } from '../server/server.ts';
import type { Prerendering } from './renderTemplate.ts';

/** Renders the content of the shadow root's `<template>` on a server. */
const renderServerTemplate = ({ tag, attributes, hasContent, options }: Prerendering): ShadowRootHtml =>
  renderShadowRoot(tag, { ...options, attributes, content: hasContent ? ' ' : '' });

export { renderServerTemplate as renderTemplate };
