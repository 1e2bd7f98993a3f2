import { IconButton } from '../../src/controls/icon-button/IconButton.tsx';
import { controlIconNames } from '../../src/icons/ControlIcon.tsx';
import { defineElement } from '../core/defineElement.ts';
import { formButton } from '../forms/formButton.ts';
import { buttonHost } from '../core/hostStyles.ts';

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
