import { TextInput } from '../../src/controls/text-input/TextInput.tsx';
import { defineElement } from '../core/AuctionElement.tsx';
import { controlLanguage } from '../core/controlLanguage.ts';
import { fieldHost } from '../core/styleSheets.ts';
import { textControl } from '../forms/textControl.ts';

export const auctionTextInput = defineElement({
  tag: 'auction-text-input',
  component: TextInput,
  attributes: {
    type: { type: 'enum', values: ['text', 'password', 'email', 'search', 'tel', 'url'] },
    name: { type: 'string' },
    value: { type: 'string' },
    placeholder: { type: 'string' },
    size: { type: 'enum', values: ['normal', 'small'] },
    disabled: { type: 'boolean' },
    readonly: { type: 'boolean' },
    required: { type: 'boolean' },
    error: { type: 'boolean' },
    'error-text': { type: 'string' },
    'character-limit': { type: 'number' },
    'limit-message': { type: 'string' },
    clearable: { type: 'boolean' },
    'clear-label': { type: 'string' },
    autocomplete: { type: 'string' },
    inputmode: { type: 'string' },
    enterkeyhint: { type: 'string' },
    minlength: { type: 'number' },
    maxlength: { type: 'number' },
    multiple: { type: 'boolean' },
    list: { type: 'string' },
    dirname: { type: 'string' },
    pattern: { type: 'string' },
    locale: { type: 'string' },
    messages: { type: 'json' },
  },
  events: { 'auction-clear': {} },
  ...controlLanguage,
  hostCss: fieldHost,
  slots: { prefix: 'prefix', suffix: 'suffix' },
  form: textControl,
  delegatesFocus: true,
});
