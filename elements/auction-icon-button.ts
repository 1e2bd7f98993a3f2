import { controlIconNames, IconButton } from '../src/controls/icon-button/IconButton.tsx';
import { defineElement } from './defineElement.tsx';
import { formButton } from './form/formButton.ts';
import { buttonHost } from './hostStyles.ts';

export const auctionIconButton = defineElement({
  tag: 'auction-icon-button',
  component: IconButton,
  attributes: {
    label: { type: 'string' },
    icon: { type: 'enum', values: controlIconNames },
    size: { type: 'enum', values: ['20', '34', '42', '54'] },
    type: { type: 'enum', values: ['button', 'submit', 'reset'] },
    name: { type: 'string' },
    value: { type: 'string' },
    disabled: { type: 'boolean' },
    loading: { type: 'boolean' },
  },
  events: {},
  hostCss: buttonHost,
  slots: { children: '' },
  form: formButton,
  delegatesFocus: true,
});
