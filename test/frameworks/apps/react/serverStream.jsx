import { Writable } from 'node:stream';
import * as React from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from './App.jsx';

/** React 18 and later. */
export const render = (page, response, [start, end]) =>
  new Promise((resolve, reject) => {
    const body = new Writable({
      write: (chunk, encoding, done) => void response.write(chunk, encoding, done),
      final: (done) => {
        response.end(end);
        done();
        resolve();
      },
    });
    const stream = renderToPipeableStream(<App page={page} isStreamed />, {
      onShellReady() {
        response.write(start);
        stream.pipe(body);
      },
      onError: reject,
    });
  });
