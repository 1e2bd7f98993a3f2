import { createLazyModule } from '../../hooks/lazyModule.ts';
import type * as panels from '../panels/panels.ts';

export type Panels = typeof panels;

/** What the menus of wide screens show, and their behavior: loaded before the first one can open. */
export const panelsModule = createLazyModule<Panels>(() => import('../panels/panels.ts'));

/** Loaded after the first header. */
export const idleModule = createLazyModule(() => import('../idle/idle.ts'));

/** Loaded where there is something to count. */
export const countModule = createLazyModule(() => import('../count/Count.tsx'));

export const mobileMenuModule = createLazyModule(() => import('../mobile/MobileMenu.tsx'));
