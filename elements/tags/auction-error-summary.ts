import { ErrorSummary } from '../../src/controls/error-summary/ErrorSummary.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { fieldHost } from '../core/hostStyles.ts';

export const auctionErrorSummary = defineElement({
  tag: 'auction-error-summary',
  component: ErrorSummary,
  attributes: {
    for: { type: 'string' },
    messages: { type: 'json' },
  },
  events: {},
  hostCss: fieldHost,
  slots: { heading: 'heading', children: '' },
  delegatesFocus: true,
});
