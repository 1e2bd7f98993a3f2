import { createLazyModule } from '../../hooks/lazyModule.ts';

/** The mobile menu. It loads when the user points at its button. */
export const mobileMenuModule = createLazyModule(() => import('./MobileMenu.tsx'));
