import { AuctionDateInput, AuctionTextInput } from 'auction-elements/svelte';
import type { ComponentProps } from 'svelte';

/** Code that the types must accept or reject. */
export const props: ComponentProps<typeof AuctionDateInput> = {
  value: '2026-12-05',
  disabledDates: ['2026-12-25'],
  prerender: { page: '/' },
};
export const typeErrors: ComponentProps<typeof AuctionTextInput> = {
  // @ts-expect-error -- no such size
  size: 'huge',
};
