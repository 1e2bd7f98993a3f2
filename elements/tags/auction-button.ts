import { Button } from '../../src/controls/button/Button.tsx';
import { defineElement } from '../core/defineElement.ts';
import { formButton } from '../forms/formButton.ts';
import { buttonHost } from '../core/hostStyles.ts';

export const auctionButton = defineElement({
  tag: 'auction-button',
  component: Button,
  attributes: {
    type: { type: 'enum', values: ['button', 'submit', 'reset'] },
    name: { type: 'string' },
    value: { type: 'string' },
    variant: { type: 'enum', values: ['primary', 'secondary', 'plain'] },
    size: { type: 'enum', values: ['normal', 'small'] },
    disabled: { type: 'boolean' },
    loading: { type: 'boolean' },
  },
  events: {},
  hostCss: buttonHost,
  slots: { children: '' },
  form: formButton,
  delegatesFocus: true,
});
