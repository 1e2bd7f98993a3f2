import { useId } from 'react';
import { Button } from '../controls/button/Button.tsx';
import { useFooterSite } from '../hooks/SiteProvider.tsx';
import { Icon } from '../icons/Icon.tsx';
import { NewsletterError, NewsletterForm } from './newsletterStyles.ts';
import { type NewsletterEvents, useNewsletter } from './useNewsletter.ts';

/** Renders the newsletter form, unless the site has no newsletter. Without JavaScript, it is a plain POST form. */
export function Newsletter({ onSubscribe }: NewsletterEvents) {
  const { site, messages } = useFooterSite();
  const { state, onInput, onSubmit } = useNewsletter({ onSubscribe });
  const id = useId();
  const isSubmitting = state.phase === 'submitting';
  const isSubscribed = state.phase === 'subscribed';
  const errorMessage =
    state.error && (state.error === 'invalid' ? messages.emailInvalid : messages.subscribeFailed);
  return site.endpoints.newsletter ? (
    <NewsletterForm
      action={site.endpoints.newsletter}
      method="post"
      acceptCharset="utf-8"
      noValidate
      aria-labelledby={`${id}heading`}
      onSubmit={onSubmit}
      part="newsletter"
    >
      <h2 id={`${id}heading`}>{messages.newsletter}</h2>
      <label htmlFor={`${id}input`}>{messages.emailLabel}</label>
      <div className="line">
        <div className="input" data-busy={isSubmitting || undefined}>
          <input
            id={`${id}input`}
            type="email"
            name="emailAddress"
            part="newsletter-input"
            placeholder={isSubscribed ? messages.subscribed : messages.emailPlaceholder}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            // Unlike `disabled`, `readOnly` does not remove focus from the input.
            readOnly={isSubmitting}
            aria-disabled={isSubmitting || undefined}
            aria-invalid={state.error === 'invalid'}
            aria-describedby={errorMessage ? `${id}error` : undefined}
            onInput={onInput}
          />
          {isSubscribed ? <Icon name="check" /> : null}
        </div>
        <Button type="submit" loading={isSubmitting} part="newsletter-button">
          {messages.subscribe}
        </Button>
      </div>
      {errorMessage ? (
        <NewsletterError id={`${id}error`}>
          <Icon name="alert" size={16} />
          <span>{errorMessage}</span>
        </NewsletterError>
      ) : null}
      <p className="status" role="status">
        {/* Screen readers do not announce unchanged text, so each invalid submission renders a new element with different text. */}
        <span key={state.refusals}>
          {(errorMessage ?? (isSubmitting ? messages.subscribing : isSubscribed ? messages.subscribed : '')) +
            '\u00A0'.repeat(state.refusals && state.refusals - 1)}
        </span>
      </p>
    </NewsletterForm>
  ) : null;
}
