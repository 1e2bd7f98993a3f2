import type * as menus from '../panels/panels.ts';
import { lazyPart } from '../../hooks/lazyModule.ts';

/** What the desktop menus show, and how they behave: loaded when the first one can be wanted. */
export const desktopMenus = lazyPart(() => import('../panels/panels.ts'));

export type DesktopMenus = typeof menus;

export const mobileMenu = lazyPart(() => import('../mobile/MobileMenu.tsx'));
