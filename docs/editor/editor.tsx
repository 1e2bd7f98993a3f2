import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Schema } from './form/schema.ts';
import { Editor } from './view/Editor.tsx';

/** The entry point of the site editor. Uses only relative URLs, so that the docs can be hosted anywhere. */

const container = document.querySelector('#editor')!;
const response = await fetch('../site-config.schema.json');
const schema = (await response.json()) as Schema;
createRoot(container).render(
  <StrictMode>
    <Editor schema={schema} />
  </StrictMode>,
);
