export const newsletterEventDocs = {
  'auction-subscribe': {
    detail: '{ emailAddress: string }',
    description:
      'Dispatched when the user submits a valid e-mail address. `preventDefault()` prevents the request to the server.',
  },
} as const;

export const newsletterPartDocs = {
  newsletter: 'The newsletter form.',
  'newsletter-input': 'The text input of the e-mail address.',
  'newsletter-button': 'The button that submits the address.',
} as const;
