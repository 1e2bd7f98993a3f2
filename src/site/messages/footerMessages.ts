import type { MessageTable } from '../core/texts.ts';

/** Messages of the footer and its newsletter form, shown or read by screen readers. `{…}` is a placeholder. */
export const footerMessages = {
  newsletter: 'Connect With Us',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  subscribe: 'Subscribe',
  subscribing: 'Subscribing…',
  subscribed: 'Subscribed, thank you!',
  emailInvalid: 'Please enter a valid email address',
  subscribeFailed: 'Something went wrong. Please try again.',
  footerNavigation: 'Footer',
  social: 'Follow us',
  legal: '© {year} {product}. All rights reserved.',
} as const satisfies MessageTable;
