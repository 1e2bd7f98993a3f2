import type * as menus from './desktop/menus.ts';
import { lazyPart } from '../hooks/lazyPart.ts';

/** What the desktop menus show, and how they behave: loaded when the first one can be wanted. */
export const desktopMenus = lazyPart(() => import('./desktop/menus.ts'));

export type DesktopMenus = typeof menus;

export const mobileMenu = lazyPart(() => import('./mobile/MobileMenu.tsx'));
