import type {} from 'auction-elements/jsx/preact';

/** Code that the types must reject. */
export const typeErrors = [
  // @ts-expect-error -- no such size
  <auction-text-input size="huge" />,
  // @ts-expect-error -- no such part of a search
  <auction-search onauction-search={(event) => event.detail.nothing} />,
  // @ts-expect-error -- a link is an object
  <auction-header config={{ about: ['Help'] }} />,
];
