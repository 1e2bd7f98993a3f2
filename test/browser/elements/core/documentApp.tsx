import { createElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '../../../../elements/tags/auction-button.ts';

/** An app that renders the whole document, as React Router's framework mode does, and imports a tag statically. */
export function App() {
  const [clicks, setClicks] = useState(0);
  const add = (count: number) => () => setClicks((before) => before + count);
  return (
    <html lang="en">
      <head>
        <title>An app</title>
        <script type="module" src="/test/browser/elements/core/documentApp.tsx" />
      </head>
      <body>
        <button onClick={add(1)}>App</button>
        {createElement('auction-button', { onClick: add(10) }, 'Tag')}
        <output>{clicks}</output>
      </body>
    </html>
  );
}

/** The test decides when the app is hydrated. */
Object.assign(window, { hydrateApp: () => hydrateRoot(document, <App />) });
