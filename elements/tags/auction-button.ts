import { LinkButton } from '../../src/controls/button/LinkButton.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { controlLanguage } from '../core/controlLanguage.ts';
import { buttonAttributes, formButton, linkCss } from '../forms/formButton.ts';
import { buttonHost } from '../core/styleSheets.ts';

export const auctionButton = defineElement({
  tag: 'auction-button',
  component: LinkButton,
  attributes: {
    ...buttonAttributes,
    variant: { type: 'enum', values: ['primary', 'secondary', 'plain'] },
    size: { type: 'enum', values: ['normal', 'small'] },
  },
  events: {},
  ...controlLanguage,
  hostCss: buttonHost + linkCss,
  slots: { children: '' },
  form: formButton,
  delegatesFocus: true,
});
