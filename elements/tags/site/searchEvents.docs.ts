export const searchEventDocs = {
  'auction-search': {
    detail: '{ term: string; href: string }',
    description: 'A term was submitted; `preventDefault()` stops the navigation to the results.',
  },
  'auction-suggestion-select': {
    detail: '{ suggestion: { name: string; count: number; href: string }; term: string }',
    description: 'A suggestion was chosen; `preventDefault()` stops the navigation to it.',
  },
} as const;

export const searchPartDocs = {
  search: 'The form.',
  'search-input': 'The box.',
  'search-button': 'The submit button.',
  suggestions: 'The list under the box.',
} as const;
