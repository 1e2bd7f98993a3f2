import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './App.ts';
import { config } from './config.ts';

await bootstrapApplication(App, config);
// Loads the elements of this page and of later pages, and server-rendered elements when the browser is idle.
await import('auction-elements/autoload.js');
document.documentElement.dataset['hydrated'] = '';
