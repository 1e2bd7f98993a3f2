import type { Events } from './definition.ts';

export const searchEvents = {
  'auction-search': {
    detail: '{ term: string; href: string }',
    cancelable: true,
    description: 'A term was submitted; `preventDefault()` stops the navigation to the results.',
  },
  'auction-suggestion-select': {
    detail: '{ suggestion: { name: string; count: number; href: string }; term: string }',
    cancelable: true,
    description: 'A suggestion was chosen; `preventDefault()` stops the navigation to it.',
  },
} as const satisfies Events;
