import type {} from 'auction-elements/jsx/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

/** Code that the types must reject. */
export const typeErrors: SvelteHTMLElements['auction-text-input'] = {
  // @ts-expect-error -- no such size
  size: 'huge',
};
