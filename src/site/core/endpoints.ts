/** The calls that header and footer make. Root-relative; the base URL is put in front. */
export const endpoints = {
  /** `POST`, JSON `{buyerGuid}`, headers `Guid` and `User-Id`. Answers `{additionalLogoutUrls: string[]}`. */
  logout: '/proxy/logout/v1',
  /** `GET ?lotSearchTerm=`. Answers `{data: [{name, count, path | href}]}`. */
  suggestions: '/catalog/catalog-browser/api/category/suggestions',
  /** `POST`, JSON `{emailAddress}`. The answer's body is ignored. */
  newsletter: '/catalog/catalog-browser/api/newsletter/subscribe',
} as const;
