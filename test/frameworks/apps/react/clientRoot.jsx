import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';

/** React 18 and later. */
hydrateRoot(document.querySelector('#app'), <App page={location.pathname} isStreamed />);

document.documentElement.dataset.react = React.version;
