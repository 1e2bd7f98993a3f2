import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.jsx';

/** React 16 and 17. */
export async function render(page, response, [start, end]) {
  response.end(start + renderToString(<App page={page} />) + end);
}
