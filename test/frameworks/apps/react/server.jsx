import * as React from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.jsx';

/** React 16 and 17. */
export async function render(path, response, [start, end]) {
  response.end(start + renderToString(<App path={path} />) + end);
}
