/** Holds the version of the library that has rendered a container. */
export const versionAttribute = 'data-auction-container';

/** In place of a version: a script has inserted the tree, for values that the element no longer has. */
export const outdated = 'outdated';
