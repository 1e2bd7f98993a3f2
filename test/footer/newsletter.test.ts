import { expect } from '@open-wc/testing';
import { idleNewsletter, newsletter, type NewsletterFact } from '../../src/footer/newsletterReducer.ts';

describe('the newsletter’s form', () => {
  const after = (...facts: NewsletterFact[]) => facts.reduce(newsletter, idleNewsletter);
  const sent = { type: 'submitted', valid: true } as const;

  it('is sent when its address is valid', () => {
    expect(after(sent)).to.deep.equal({ phase: 'submitting', problem: undefined });
    expect(after({ type: 'submitted', valid: false })).to.deep.equal({ phase: 'idle', problem: 'invalid' });
  });

  it('is sent once, and not disturbed by typing meanwhile', () => {
    const sending = after(sent);
    expect(newsletter(sending, sent)).to.equal(sending);
    expect(newsletter(sending, { type: 'submitted', valid: false })).to.equal(sending);
    expect(newsletter(sending, { type: 'typed' })).to.equal(sending);
  });

  it('ends subscribed or failed, and begins anew by typing', () => {
    const subscribed = after(sent, { type: 'accepted' });
    expect(subscribed).to.deep.equal({ phase: 'subscribed', problem: undefined });
    expect(newsletter(subscribed, { type: 'typed' })).to.equal(idleNewsletter);
    const failed = after(sent, { type: 'failed' });
    expect(failed).to.deep.equal({ phase: 'idle', problem: 'failed' });
    expect(newsletter(failed, { type: 'typed' })).to.equal(idleNewsletter);
    expect(newsletter(failed, sent)).to.deep.equal({ phase: 'submitting', problem: undefined });
    expect(idleNewsletter).to.deep.equal({ phase: 'idle', problem: undefined });
  });
});
