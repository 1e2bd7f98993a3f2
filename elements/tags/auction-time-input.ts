import { TimeInput } from '../../src/controls/time-input/TimeInput.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { controlLanguage } from '../core/controlLanguage.ts';
import { typedAttributes } from '../forms/typedControl.ts';
import { timeInputControl } from '../forms/timeControl.ts';
import { fieldHost } from '../core/styleSheets.ts';

export const auctionTimeInput = defineElement({
  tag: 'auction-time-input',
  component: TimeInput,
  attributes: {
    ...typedAttributes,
    min: { type: 'string' },
    max: { type: 'string' },
    date: { type: 'string' },
    'hour-cycle': { type: 'enum', values: ['h12', 'h23', 'locale'] },
  },
  events: {},
  ...controlLanguage,
  hostCss: fieldHost,
  form: timeInputControl,
  delegatesFocus: true,
});
