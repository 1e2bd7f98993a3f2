/** The elements that are shown before React has loaded. */
export const earlyTags = [
  'auction-header',
  'auction-footer',
  'auction-search',
  'auction-newsletter',
] as const;

export const isSiteTag = (tag: string): boolean => (earlyTags as readonly string[]).includes(tag);
