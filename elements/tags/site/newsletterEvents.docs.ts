export const newsletterEventDocs = {
  'auction-subscribe': {
    detail: '{ emailAddress: string }',
    description: 'A valid address was submitted; `preventDefault()` stops the call.',
  },
} as const;

export const newsletterPartDocs = {
  newsletter: 'The form.',
  'newsletter-input': 'The box.',
  'newsletter-button': 'The submit button.',
} as const;
