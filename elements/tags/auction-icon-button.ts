import { IconLinkButton } from '../../src/controls/icon-button/IconLinkButton.tsx';
import { iconNames } from '../../src/icons/Icon.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { controlLanguage } from '../core/controlLanguage.ts';
import { buttonAttributes, formButton, linkCss } from '../forms/formButton.ts';
import { buttonHost } from '../core/styleSheets.ts';

export const auctionIconButton = defineElement({
  tag: 'auction-icon-button',
  component: IconLinkButton,
  attributes: {
    ...buttonAttributes,
    label: { type: 'string' },
    icon: { type: 'enum', values: iconNames },
    size: { type: 'enum', values: ['20', '34', '42', '54'] },
  },
  events: {},
  ...controlLanguage,
  hostCss: buttonHost + linkCss,
  slots: { children: '' },
  form: formButton,
  delegatesFocus: true,
});
