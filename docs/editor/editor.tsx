import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Schema } from './form/schema.ts';
import { Editor } from './view/Editor.tsx';

/** The site editor of the docs. Everything that it loads lies beside it: the docs can be hosted anywhere. */

const place = document.querySelector('#editor')!;
const response = await fetch('../site-config.schema.json');
const schema = (await response.json()) as Schema;
createRoot(place).render(
  <StrictMode>
    <Editor schema={schema} />
  </StrictMode>,
);
