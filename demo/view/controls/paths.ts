/** Paths of the pages with form controls. */
export const paths = {
  controls: '/controls',
  viewings: '/controls/viewings',
  consign: '/controls/consign',
} as const;
