export interface NewsletterState {
  phase: 'idle' | 'submitting' | 'subscribed';
  /** The error of the last submission; only while idle. */
  error: 'invalid' | 'failed' | undefined;
}

export type NewsletterAction =
  { type: 'input' } | { type: 'submitted'; isValid: boolean } | { type: 'accepted' } | { type: 'failed' };

export const idleNewsletter: NewsletterState = { phase: 'idle', error: undefined };

export function newsletterReducer(state: NewsletterState, action: NewsletterAction): NewsletterState {
  switch (action.type) {
    case 'input':
      return state.phase === 'submitting' ? state : idleNewsletter;
    case 'submitted':
      if (state.phase === 'submitting') return state;
      return action.isValid ? { phase: 'submitting', error: undefined } : { phase: 'idle', error: 'invalid' };
    case 'accepted':
      return { phase: 'subscribed', error: undefined };
    case 'failed':
      return { phase: 'idle', error: 'failed' };
  }
}
