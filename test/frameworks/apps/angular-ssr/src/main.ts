import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './App.ts';
import { config } from './config.ts';

await bootstrapApplication(App, config);
// Loads the tags of the page, and of those that follow; prerendered ones when the browser is idle.
await import('auction-elements/autoload.js');
document.documentElement.dataset['hydrated'] = '';
