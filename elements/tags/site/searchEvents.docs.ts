export const searchAttributeDocs = {
  'search-term': {
    description:
      'The term that the search shows at first; the user can change it. When the attribute changes, its term replaces what has been typed. Without it, the search shows on the page of results the value of the query parameter `searchTerm`, and is empty on other pages. No suggestions are shown for it.',
  },
} as const;

export const searchEventDocs = {
  'auction-search': {
    detail: '{ term: string; href: string }',
    description:
      'Dispatched when the user submits a search term. `preventDefault()` prevents the navigation to the results, whose URL is `detail.href`.',
  },
  'auction-suggestion-select': {
    detail: '{ suggestion: { name: string; count: number; href: string }; term: string }',
    description:
      'Dispatched when the user chooses a suggestion. `preventDefault()` prevents the navigation to it.',
  },
} as const;

export const searchPartDocs = {
  search: 'The search form.',
  'search-input': 'The text input of the search.',
  'search-button': 'The button that submits the search.',
  suggestions: 'The list of suggestions below the input.',
} as const;
