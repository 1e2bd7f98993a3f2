import type {} from 'auction-elements/jsx/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

/** What the types must refuse. */
export const typeErrors: SvelteHTMLElements['auction-text-input'] = {
  // @ts-expect-error -- no such size
  size: 'huge',
};
