import 'auction-elements/autoload.js';
import type {} from 'auction-elements';
import { after } from '../shared.ts';

/**
 * A page without a framework: attributes in its HTML, the autoloader, and listeners and properties set by a
 * script.
 */
const $ = <T extends keyof HTMLElementTagNameMap>(tag: T): HTMLElementTagNameMap[T] =>
  document.querySelector(tag)!;
const events: string[] = [];
const record = (text: string) => {
  events.push(text);
  $('output').textContent = events.join(', ');
};

$('auction-header').addEventListener('auction-search', (event) => {
  event.preventDefault();
  record(`search ${event.detail.term}`);
});
$('auction-text-input').addEventListener('auction-clear', () => record('clear'));
$('auction-popover').addEventListener('auction-toggle', (event) => record(`toggle ${event.detail.open}`));

const extra = document.querySelector('#extra')!;
document.querySelector('#change')!.addEventListener('click', () => {
  $('auction-header').productName = after.product;
  $('auction-header').config = after.config;
  $('auction-text-input').characterLimit = after.limit;
  $('auction-text-input').required = after.required;
  $('auction-text-input').size = after.size;
  $('auction-date-input').disabledDates = after.blocked;
  extra.textContent = `${after.product} here`;
});
document.querySelector('#toggle')!.addEventListener('click', () => {
  if (extra.isConnected) extra.remove();
  else document.querySelector('#toggle')!.after(extra);
});
