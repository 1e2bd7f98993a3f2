import { useId } from 'react';
import { Button } from '../controls/button/Button.tsx';
import { useSite } from '../hooks/siteContext.ts';
import type { FooterMessages } from '../site/messages/siteMessages.ts';
import { ControlIcon } from '../icons/ControlIcon.tsx';
import { NewsletterForm } from './newsletterStyles.ts';
import { type NewsletterEvents, useNewsletter } from './useNewsletter.ts';

/** The newsletter's form (spec §4, §5). Without script it is a plain POST form. */
export function Newsletter({ onSubscribe }: NewsletterEvents) {
  const { site, messages } = useSite<FooterMessages>();
  const { state, typed, submit } = useNewsletter({ onSubscribe });
  const id = useId();
  const submitting = state.phase === 'submitting';
  const subscribed = state.phase === 'subscribed';
  const errorMessage =
    state.problem && (state.problem === 'invalid' ? messages.emailInvalid : messages.subscribeFailed);
  return (
    <NewsletterForm
      action={site.endpoints.newsletter}
      method="post"
      noValidate
      aria-labelledby={`${id}heading`}
      onSubmit={submit}
      part="newsletter"
    >
      <h2 id={`${id}heading`}>{messages.newsletter}</h2>
      <label htmlFor={`${id}box`}>{messages.emailLabel}</label>
      <div className="line">
        <div className="box" data-busy={submitting || undefined}>
          <input
            id={`${id}box`}
            type="email"
            name="emailAddress"
            part="newsletter-input"
            placeholder={subscribed ? messages.subscribed : messages.emailPlaceholder}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            // Read-only looks disabled without dropping the focus (contract 5).
            readOnly={submitting}
            aria-disabled={submitting || undefined}
            aria-invalid={state.problem === 'invalid' || undefined}
            aria-describedby={errorMessage ? `${id}problem` : undefined}
            onInput={typed}
          />
          {subscribed ? <ControlIcon name="check" /> : null}
        </div>
        <Button type="submit" loading={submitting} part="newsletter-button">
          {messages.subscribe}
        </Button>
      </div>
      {errorMessage ? (
        <p className="problem" id={`${id}problem`}>
          <ControlIcon name="alert" size={16} />
          <span>{errorMessage}</span>
        </p>
      ) : null}
      <p className="status" role="status">
        {errorMessage ?? (submitting ? messages.subscribing : subscribed ? messages.subscribed : '')}
      </p>
    </NewsletterForm>
  );
}
