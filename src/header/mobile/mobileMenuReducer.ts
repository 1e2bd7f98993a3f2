import type { ListMenu } from '../../site/navigation/navigation.ts';

/** View of the mobile menu. */
export type View =
  | { name: 'top' }
  | { name: 'category'; category: number }
  | { name: 'links'; category: number; subGroup: number | 'popular' }
  | { name: 'menu'; menu: ListMenu };

/** State of an open or closing menu. A closed menu is not rendered. */
export interface MobileMenuState {
  phase: 'open' | 'closing';
  view: View;
  /** Last step, which determines the slide animation and the focused element. */
  step: { to: 'start' | 'deeper' } | { to: 'back'; from: View };
}

export type MobileMenuAction =
  | { type: 'viewEntered'; view: View }
  | { type: 'wentBack' }
  | { type: 'closing' };

const top: View = { name: 'top' };

export const getInitialState = (view: View): MobileMenuState => ({
  phase: 'open',
  view,
  step: { to: 'start' },
});

export function mobileMenuReducer(state: MobileMenuState, action: MobileMenuAction): MobileMenuState {
  switch (action.type) {
    case 'viewEntered':
      return { ...state, view: action.view, step: { to: 'deeper' } };
    case 'wentBack': {
      const parent = getParentView(state.view);
      return parent ? { ...state, view: parent, step: { to: 'back', from: state.view } } : state;
    }
    case 'closing':
      return { ...state, phase: 'closing' };
  }
}

/** Returns the view one level up, or `undefined` for the top view. */
export function getParentView(view: View): View | undefined {
  switch (view.name) {
    case 'top':
      return undefined;
    case 'links':
      return { name: 'category', category: view.category };
    case 'category':
    case 'menu':
      return top;
  }
}

/** Returns a key that identifies a view. */
export const getViewKey = (view: View): string => Object.values(view).join('/');
