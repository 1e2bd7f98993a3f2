import { ErrorSummary } from '../../src/controls/error-summary/ErrorSummary.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { controlLanguage } from '../core/controlLanguage.ts';
import { fieldHost } from '../core/styleSheets.ts';

export const auctionErrorSummary = defineElement({
  tag: 'auction-error-summary',
  component: ErrorSummary,
  attributes: {
    for: { type: 'string' },
    locale: { type: 'string' },
    messages: { type: 'json' },
  },
  events: {},
  ...controlLanguage,
  hostCss: fieldHost,
  slots: { heading: 'heading', children: '' },
  delegatesFocus: true,
});
