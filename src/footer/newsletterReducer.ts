export interface NewsletterState {
  phase: 'idle' | 'submitting' | 'subscribed';
  /** Error of the last submission. Set only in the phase `idle`. */
  error: 'invalid' | 'failed' | undefined;
  /** Number of consecutive submissions with an invalid email address. */
  refusals: number;
}

export type NewsletterAction =
  | { type: 'input' }
  | { type: 'submitted'; isValid: boolean }
  | { type: 'accepted' }
  | { type: 'failed' };

export const idleNewsletter: NewsletterState = { phase: 'idle', error: undefined, refusals: 0 };

export function newsletterReducer(state: NewsletterState, action: NewsletterAction): NewsletterState {
  switch (action.type) {
    case 'input':
      return state.phase === 'submitting' ? state : idleNewsletter;
    case 'submitted':
      if (state.phase === 'submitting') return state;
      return action.isValid
        ? { ...idleNewsletter, phase: 'submitting' }
        : { phase: 'idle', error: 'invalid', refusals: state.refusals + 1 };
    case 'accepted':
      return { ...idleNewsletter, phase: 'subscribed' };
    case 'failed':
      return { ...idleNewsletter, error: 'failed' };
  }
}
