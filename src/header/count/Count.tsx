import { formatMessage, formatCount, formatPlural } from '../../site/core/texts.ts';
import type { LinkItem } from '../../site/navigation/navigation.ts';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { CountFrame } from './countStyles.ts';

/** Link with a count. */
type CountedLink = LinkItem & { count: number };

export const getCountedLinks = (links: readonly LinkItem[]): CountedLink[] =>
  links.filter((link): link is CountedLink => link.count !== undefined);

interface CountProps {
  /** Link that contains the badge, or links in the menu of the button that contains the badge. */
  links: readonly CountedLink[];
  /** Label of the button, for the accessible name. The visible label is hidden from assistive technology. */
  label?: string;
}

/** Highest number that a badge shows. Larger counts render as `99+`. */
const maxCount = 99;

/** Renders a badge and a visually hidden name that includes the count. Screen readers announce the name when the count changes. */
export function Count({ links, label }: CountProps) {
  const {
    locale,
    messages: { linkCount },
  } = useHeaderSite();
  const names = links.map(({ label: linkLabel, count, countText }) =>
    countText
      ? formatPlural(countText, count, locale)
      : formatMessage(linkCount, { label: linkLabel, count: formatCount(count, locale) }),
  );
  const name = (label === undefined ? names : [label, ...names]).reduce((list, item) =>
    formatMessage(linkCount, { label: list, count: item }),
  );
  const total = links.reduce((sum, { count }) => sum + count, 0);
  return (
    <CountFrame>
      <span className="name" aria-live="polite">
        {name}
      </span>
      {total > 0 ? (
        <span className="badge" part="badge" aria-hidden="true">
          {formatCount(Math.min(total, maxCount), locale) + (total > maxCount ? '+' : '')}
        </span>
      ) : null}
    </CountFrame>
  );
}
