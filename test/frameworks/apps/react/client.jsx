import * as React from 'react';
import ReactDOM from 'react-dom';
import { App } from './App.jsx';

/** React 16 and 17. */
ReactDOM.hydrate(<App page={location.pathname} />, document.querySelector('#app'));

document.documentElement.dataset.react = React.version;
