/** The views of the mobile menu (spec §4); `list` is Browse By or About Auctions. */
export type View =
  | { name: 'categories' }
  | { name: 'sub-groups'; category: number }
  | { name: 'links'; category: number; subGroup: number | 'popular' }
  | { name: 'list'; list: 'browse' | 'about' }
  | { name: 'profile' };

/** The menu while it is there; closed, it is not (spec §4). */
export interface MobileMenu {
  phase: 'open' | 'closing';
  view: View;
  /** Where the last step led, for the slide and the focus. */
  step: { to: 'start' | 'deeper' } | { to: 'back'; from: View };
}

export type MobileMenuFact = { type: 'entered'; view: View } | { type: 'went-back' } | { type: 'closing' };

const top: View = { name: 'categories' };

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
    case 'categories':
      return undefined;
    case 'links':
      return { name: 'sub-groups', category: view.category };
    case 'sub-groups':
    case 'list':
    case 'profile':
      return top;
  }
}

/** A name for a view, by which the item that leads to it is found again. */
export const viewKey = (view: View): string => Object.values(view).join('/');
