import { type FormEvent, useEffect, useReducer, useRef } from 'react';
import { useFooterSite } from '../hooks/SiteProvider.tsx';
import { isEmailAddress, subscribe } from '../site/newsletter/subscribe.ts';
import { idleNewsletter, newsletterReducer, type NewsletterState } from './newsletterReducer.ts';

export interface NewsletterEvents {
  /** Called before an email address is sent. Return `false` to cancel. */
  onSubscribe?: ((detail: { emailAddress: string }) => boolean | void) | undefined;
}

interface NewsletterControl {
  state: NewsletterState;
  onInput: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Submits the form, one request at a time. Keeps the email address after a failure, and aborts the request on unmount. */
export function useNewsletter({ onSubscribe }: NewsletterEvents): NewsletterControl {
  const { site } = useFooterSite();
  const [state, dispatch] = useReducer(newsletterReducer, idleNewsletter);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (request.current) return;
    const form = event.currentTarget;
    const input = form.elements.namedItem('emailAddress') as HTMLInputElement;
    const emailAddress = input.value.trim();
    if (!isEmailAddress(emailAddress)) {
      dispatch({ type: 'submitted', isValid: false });
      return input.focus();
    }
    if (onSubscribe?.({ emailAddress }) === false) return;
    dispatch({ type: 'submitted', isValid: true });
    void send(emailAddress, form);
  };

  const send = async (emailAddress: string, form: HTMLFormElement) => {
    const controller = new AbortController();
    const { signal } = controller;
    request.current = controller;
    try {
      await subscribe(emailAddress, { endpoint: site.endpoints.newsletter!, signal });
      if (signal.aborted) return;
      form.reset();
      dispatch({ type: 'accepted' });
    } catch {
      // There is no warning: the form shows the error, and the page author cannot fix it.
      if (!signal.aborted) dispatch({ type: 'failed' });
    } finally {
      request.current = undefined;
    }
  };

  return { state, onInput: () => dispatch({ type: 'input' }), onSubmit };
}
