/** The elements that are shown before React has loaded. */
export const siteElements = [
  'auction-header',
  'auction-footer',
  'auction-search',
  'auction-newsletter',
] as const;

export const isSiteElement = (tag: string): boolean => (siteElements as readonly string[]).includes(tag);
