import { lazyPart } from '../hooks/lazyPart.ts';

/** The insides of all desktop panels, with the built-in categories: loaded when the first one can be wanted. */
export const panels = lazyPart(() => import('./desktop/panels.ts'));

export const mobileMenu = lazyPart(() => import('./mobile/MobileMenu.tsx'));
