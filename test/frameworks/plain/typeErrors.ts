import type {} from 'auction-elements';
import type {} from 'auction-elements/server';

/** Code that the types must reject. */
const text = document.createElement('auction-text-input');
// @ts-expect-error -- no such size
text.size = 'huge';
// @ts-expect-error -- the limit is a number
text.characterLimit = '5';
// @ts-expect-error -- no such part of a search
document.createElement('auction-search').addEventListener('auction-search', (event) => event.detail.nothing);
