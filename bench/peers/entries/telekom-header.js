import '@telekom/scale-components/dist/scale-components/scale-components.css';
import { defineCustomElement as defineHeader } from '@telekom/scale-components/dist/components/scale-telekom-header.js';
import { defineCustomElement as defineMegaMenu } from '@telekom/scale-components/dist/components/scale-telekom-mega-menu.js';
import { defineCustomElement as defineColumn } from '@telekom/scale-components/dist/components/scale-telekom-mega-menu-column.js';
import { defineCustomElement as defineFlyout } from '@telekom/scale-components/dist/components/scale-telekom-nav-flyout.js';
import { defineCustomElement as defineItem } from '@telekom/scale-components/dist/components/scale-telekom-nav-item.js';
import { defineCustomElement as defineList } from '@telekom/scale-components/dist/components/scale-telekom-nav-list.js';

// The flyouts set `parentElement`, which is read-only in the DOM. Without a setter, they throw.
const { get } = Object.getOwnPropertyDescriptor(Node.prototype, 'parentElement');
Object.defineProperty(Node.prototype, 'parentElement', { get, set() {}, configurable: true });

for (const define of [defineHeader, defineList, defineItem, defineFlyout, defineMegaMenu, defineColumn])
  define();
