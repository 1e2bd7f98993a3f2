import { IconLinkButton } from '../../src/controls/icon-button/IconLinkButton.tsx';
import { controlIconNames } from '../../src/icons/ControlIcon.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { buttonAttributes, linkCss } from './fields/buttonAttributes.ts';
import { formButton } from '../forms/formButton.ts';
import { buttonHost } from '../forms/controlHost.ts';

export const auctionIconButton = defineElement({
  tag: 'auction-icon-button',
  component: IconLinkButton,
  attributes: {
    ...buttonAttributes,
    label: { type: 'string' },
    icon: { type: 'enum', values: controlIconNames },
    size: { type: 'enum', values: ['20', '34', '42', '54'] },
  },
  events: {},
  hostCss: buttonHost + linkCss,
  slots: { children: '' },
  form: formButton,
  delegatesFocus: true,
});
