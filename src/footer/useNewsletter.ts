import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { useSite } from '../hooks/siteContext.ts';
import { isEmailAddress, subscribe } from '../site/newsletter/subscribe.ts';
import { idleNewsletter, type Newsletter, newsletter } from './newsletterReducer.ts';

export interface NewsletterEvents {
  /** An address is about to be subscribed; `false` stops it. */
  onSubscribe?: ((detail: { emailAddress: string }) => boolean | void) | undefined;
}

interface NewsletterControl {
  state: Newsletter;
  typed: () => void;
  submit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Sends an address once, keeps it when that fails, and forgets about it when the form goes away. */
export function useNewsletter({ onSubscribe }: NewsletterEvents): NewsletterControl {
  const { site } = useSite();
  const [state, tell] = useReducer(newsletter, idleNewsletter);
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const form = event.currentTarget;
    const box = form.elements.namedItem('emailAddress') as HTMLInputElement;
    const emailAddress = box.value.trim();
    if (!isEmailAddress(emailAddress)) {
      tell({ type: 'submitted', valid: false });
      return box.focus();
    }
    if (onSubscribe?.({ emailAddress }) === false) return;
    tell({ type: 'submitted', valid: true });
    void send(emailAddress, form);
  };

  const send = async (emailAddress: string, form: HTMLFormElement) => {
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    try {
      await subscribe(emailAddress, { endpoint: site.endpoints.newsletter, signal });
      if (signal.aborted) return;
      form.reset();
      tell({ type: 'accepted' });
    } catch {
      // The form says so; there is nothing for the page's author to mend.
      if (!signal.aborted) tell({ type: 'failed' });
    } finally {
      sending.current = undefined;
    }
  };

  return { state, typed: () => tell({ type: 'typed' }), submit };
}
