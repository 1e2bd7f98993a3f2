/** The calls the header makes (spec §7). Root-relative; the base URL is put in front. */
export const endpoints = {
  /** `POST`, JSON `{buyerGuid}`, headers `Guid` and `User-Id`. Answers `{additionalLogoutUrls: string[]}`. */
  logout: '/proxy/logout/v1',
  /** `GET ?lotSearchTerm=`. Answers `{data: [{name, count, path | href}]}`. */
  suggestions: '/catalog/catalog-browser/api/category/suggestions',
} as const;
