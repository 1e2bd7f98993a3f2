import type { ListMenu } from '../../site/navigation/navigation.ts';

/** The views of the mobile menu. */
export type View =
  | { name: 'top' }
  | { name: 'category'; category: number }
  | { name: 'links'; category: number; subGroup: number | 'popular' }
  | { name: 'menu'; menu: ListMenu };

/** The menu while it is there; closed, it is not. */
export interface MobileMenu {
  phase: 'open' | 'closing';
  view: View;
  /** Where the last step led, for the slide and the focus. */
  step: { to: 'start' | 'deeper' } | { to: 'back'; from: View };
}

export type MobileMenuFact = { type: 'entered'; view: View } | { type: 'went-back' } | { type: 'closing' };

const top: View = { name: 'top' };

export const openedAt = (view: View): MobileMenu => ({ phase: 'open', view, step: { to: 'start' } });

export function mobileMenu(state: MobileMenu, fact: MobileMenuFact): MobileMenu {
  switch (fact.type) {
    case 'entered':
      return { ...state, view: fact.view, step: { to: 'deeper' } };
    case 'went-back': {
      const parent = parentOf(state.view);
      return parent ? { ...state, view: parent, step: { to: 'back', from: state.view } } : state;
    }
    case 'closing':
      return { ...state, phase: 'closing' };
  }
}

/** One level up; `undefined` at the top. */
export function parentOf(view: View): View | undefined {
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

/** A name for a view, by which the item that leads to it is found again. */
export const viewKey = (view: View): string => Object.values(view).join('/');
