/** The name of the query parameter that holds a search term, in the form as in the link. */
export const termParameter = 'searchTerm';

/** The value of the query parameter `category`. */
export const allCategories = 'all categories';
