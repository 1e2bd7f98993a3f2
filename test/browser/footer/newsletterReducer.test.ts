import { expect } from '@open-wc/testing';
import {
  idleNewsletter,
  type NewsletterAction,
  newsletterReducer,
} from '../../../src/footer/newsletterReducer.ts';

describe('newsletter reducer', () => {
  const after = (...actions: NewsletterAction[]) => actions.reduce(newsletterReducer, idleNewsletter);
  const sent = { type: 'submitted', isValid: true } as const;

  it('submits a valid email address', () => {
    expect(after(sent)).to.deep.equal({ phase: 'submitting', error: undefined, refusals: 0 });
    expect(after({ type: 'submitted', isValid: false })).to.deep.equal({
      phase: 'idle',
      error: 'invalid',
      refusals: 1,
    });
  });

  it('counts how often an email address is rejected until it changes', () => {
    const refused = { type: 'submitted', isValid: false } as const;
    expect(after(refused, refused).refusals).to.equal(2);
    expect(after(refused, refused, { type: 'input' })).to.equal(idleNewsletter);
    expect(after(refused, sent).refusals).to.equal(0);
  });

  it('submits once, and ignores typing meanwhile', () => {
    const sending = after(sent);
    expect(newsletterReducer(sending, sent)).to.equal(sending);
    expect(newsletterReducer(sending, { type: 'submitted', isValid: false })).to.equal(sending);
    expect(newsletterReducer(sending, { type: 'input' })).to.equal(sending);
  });

  it('ends as subscribed or failed, and starts again when the user types', () => {
    const subscribed = after(sent, { type: 'accepted' });
    expect(subscribed).to.deep.equal({ phase: 'subscribed', error: undefined, refusals: 0 });
    expect(newsletterReducer(subscribed, { type: 'input' })).to.equal(idleNewsletter);
    const failed = after(sent, { type: 'failed' });
    expect(failed).to.deep.equal({ phase: 'idle', error: 'failed', refusals: 0 });
    expect(newsletterReducer(failed, { type: 'input' })).to.equal(idleNewsletter);
    expect(newsletterReducer(failed, sent)).to.deep.equal({
      phase: 'submitting',
      error: undefined,
      refusals: 0,
    });
    expect(idleNewsletter).to.deep.equal({ phase: 'idle', error: undefined, refusals: 0 });
  });
});
