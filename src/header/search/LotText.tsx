import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { formatMessage } from '../../site/core/texts.ts';
import { findNearest } from '../../site/languages/locales.ts';
import type { SuggestionMessages } from '../../site/messages/siteMessages.ts';
import type { Suggestion } from '../../site/search/suggestions.ts';
import { LotImage, LotLines } from './lotStyles.ts';
import { SuggestionText } from './SuggestionText.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats the time until an end, rounded down, such as "in 2 hours". Hours are more precise than days for up to two days. */
export function formatTimeLeft(time: number, locale: string): string {
  const [size, unit] =
    time < hour
      ? ([minute, 'minute'] as const)
      : time < 2 * day
        ? ([hour, 'hour'] as const)
        : ([day, 'day'] as const);
  return new Intl.RelativeTimeFormat(locale).format(Math.max(1, Math.floor(time / size)), unit);
}

const formatPrice = ({ price, currency }: Suggestion, locale: string | undefined): string =>
  typeof price === 'number'
    ? new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: currency!,
        trailingZeroDisplay: 'stripIfInteger',
      }).format(price)
    : price!;

interface LotTextProps {
  suggestion: Suggestion;
  term: string;
  messages: SuggestionMessages;
  /** Whether to reserve space for an image, because the list contains images. */
  hasImage: boolean;
  /** Time that the end is relative to, in milliseconds since 1970. */
  now: number;
}

/** Renders a suggestion with its image, price, and end. */
export function LotText({ suggestion, term, messages, hasImage, now }: LotTextProps) {
  const { locale, language } = useHeaderSite();
  const { image, price, endTime } = suggestion;
  const formatEnd = () => {
    const time = Date.parse(endTime!) - now;
    // The language of the messages, which may differ from the language of the page's numbers.
    const tag = locale && findNearest(locale, [language.code]) === 0 ? locale : language.code;
    return time > 0
      ? formatMessage(messages.lotEnds, { time: formatTimeLeft(time, tag) })
      : messages.lotEnded;
  };
  return (
    <>
      {hasImage ? (
        <LotImage>
          {image ? (
            <img
              key={image}
              src={image}
              alt=""
              width={40}
              height={40}
              loading="lazy"
              decoding="async"
              onError={(event) => (event.currentTarget.style.visibility = 'hidden')}
            />
          ) : null}
        </LotImage>
      ) : null}
      <LotLines>
        <span>
          <bdi>
            <SuggestionText suggestion={suggestion} term={term} messages={messages} />
          </bdi>
        </span>
        {/* The spaces separate the texts in the name of the option. */}
        <span>
          {price === undefined ? null : <bdi>{` ${formatPrice(suggestion, locale)}`}</bdi>}
          {endTime === undefined ? null : <span>{`${price === undefined ? ' ' : ' · '}${formatEnd()}`}</span>}
        </span>
      </LotLines>
    </>
  );
}
