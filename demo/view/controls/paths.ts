/** Addresses of the page with the controls. */
export const paths = {
  controls: '/controls',
  viewings: '/controls/viewings',
  consign: '/controls/consign',
} as const;
