import { TimeInput } from '../src/controls/time-input/TimeInput.tsx';
import { defineElement } from './defineElement.tsx';
import { typedAttributes } from './form/typedAttributes.ts';
import { timeControl } from './form/timeControl.ts';
import { blockHost } from './hostStyles.ts';

export const auctionTimeInput = defineElement({
  tag: 'auction-time-input',
  component: TimeInput,
  attributes: {
    ...typedAttributes,
    min: { type: 'string' },
    max: { type: 'string' },
    date: { type: 'string' },
    'hour-cycle': { type: 'enum', values: ['h12', 'h23'] },
  },
  events: {},
  hostCss: blockHost,
  form: timeControl,
  delegatesFocus: true,
});
