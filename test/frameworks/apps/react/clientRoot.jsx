import * as React from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.jsx';

/** React 18 and later. */
hydrateRoot(document.querySelector('#app'), <App path={window.path} isStreamed />);

document.documentElement.dataset.react = React.version;
