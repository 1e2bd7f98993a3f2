import 'auction-elements/autoload.js';
import type {} from 'auction-elements';
import { after } from '../shared.ts';

/** A page without a framework: attributes in its HTML, the autoloader, listeners and properties by hand. */
const $ = <T extends keyof HTMLElementTagNameMap>(tag: T): HTMLElementTagNameMap[T] =>
  document.querySelector(tag)!;
const heard: string[] = [];
const hear = (text: string) => {
  heard.push(text);
  $('output').textContent = heard.join(', ');
};

$('auction-header').addEventListener('auction-search', (event) => {
  event.preventDefault();
  hear(`search ${event.detail.term}`);
});
$('auction-text-input').addEventListener('auction-clear', () => hear('clear'));
$('auction-popover').addEventListener('auction-toggle', (event) => hear(`toggle ${event.detail.open}`));

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
