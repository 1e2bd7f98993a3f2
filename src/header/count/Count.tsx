import { fill, formatCount, formatPlural } from '../../site/core/texts.ts';
import type { LinkItem } from '../../site/navigation/navigation.ts';
import { useHeaderSite } from '../siteContext.ts';
import { CountFrame } from './countStyles.ts';

/** A link with a count. */
type CountedLink = LinkItem & { count: number };

export const getCounted = (links: readonly LinkItem[]): CountedLink[] =>
  links.filter((link): link is CountedLink => link.count !== undefined);

interface CountProps {
  /** The link that it stands in, or those that a button leads to. */
  links: readonly CountedLink[];
  /** Of the button; it is hidden from assistive technology beside the count, as the label of a link is. */
  label?: string;
}

/** The most that a badge shows. */
const most = 99;

/** A number beside the label of a link or a button, and its name with the number, which is spoken when the number changes. */
export function Count({ links, label }: CountProps) {
  const {
    locale,
    messages: { linkCount },
  } = useHeaderSite();
  const names = links.map(({ label: linkLabel, count, countText }) =>
    countText
      ? formatPlural(countText, count, locale)
      : fill(linkCount, { label: linkLabel, count: formatCount(count, locale) }),
  );
  const name = (label === undefined ? names : [label, ...names]).reduce((before, next) =>
    fill(linkCount, { label: before, count: next }),
  );
  const total = links.reduce((sum, { count }) => sum + count, 0);
  return (
    <CountFrame>
      <span className="name" aria-live="polite">
        {name}
      </span>
      {total > 0 ? (
        <span className="badge" part="badge" aria-hidden="true">
          {formatCount(Math.min(total, most), locale) + (total > most ? '+' : '')}
        </span>
      ) : null}
    </CountFrame>
  );
}
