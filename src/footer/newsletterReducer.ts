/** The newsletter's form (spec §4). */
export interface Newsletter {
  phase: 'idle' | 'submitting' | 'subscribed';
  /** What is wrong with the last try; only while idle. */
  problem: 'invalid' | 'failed' | undefined;
}

export type NewsletterFact =
  { type: 'typed' } | { type: 'submitted'; valid: boolean } | { type: 'accepted' } | { type: 'failed' };

export const idleNewsletter: Newsletter = { phase: 'idle', problem: undefined };

export function newsletter(state: Newsletter, fact: NewsletterFact): Newsletter {
  switch (fact.type) {
    case 'typed':
      return state.phase === 'submitting' ? state : idleNewsletter;
    case 'submitted':
      if (state.phase === 'submitting') return state;
      return fact.valid ? { phase: 'submitting', problem: undefined } : { phase: 'idle', problem: 'invalid' };
    case 'accepted':
      return { phase: 'subscribed', problem: undefined };
    case 'failed':
      return { phase: 'idle', problem: 'failed' };
  }
}
