import { fill, type PluralText } from '../../site/core/texts.ts';
import { formatCount, formatPlural } from '../../site/messages/plural.ts';
import { useSite } from '../siteContext.ts';
import { useLateMessages } from '../useLateMessages.ts';
import { CountFrame } from './countStyles.ts';

interface CountProps {
  /** Of the link that it stands in, which is hidden from assistive technology beside it. */
  label: string;
  /** 0 or more; what is behind the point is left out. */
  count: number;
  /** Says both with a noun; by default the label and the number. */
  text?: PluralText | undefined;
}

/** The most that a badge shows. */
const most = 99;

/** A number beside the label of a link, and the name of the link with it, which is spoken when the number changes. */
export function Count({ label, count: given, text }: CountProps) {
  const { locale } = useSite();
  const { linkCount } = useLateMessages();
  const count = Math.floor(given);
  const name = text
    ? formatPlural(text, count, locale)
    : fill(linkCount, { label, count: formatCount(count, locale) });
  return (
    <CountFrame>
      <span className="name" aria-live="polite">
        {name}
      </span>
      {count > 0 ? (
        <span className="badge" part="badge" aria-hidden="true">
          {formatCount(Math.min(count, most), locale) + (count > most ? '+' : '')}
        </span>
      ) : null}
    </CountFrame>
  );
}
