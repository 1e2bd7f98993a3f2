import { useSite } from '../siteContext.ts';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { fill } from '../../site/core/texts.ts';
import type { SubGroup } from '../../site/config/site.ts';

/** The last item of a sub-group's links: leads to all that is in it. */
export function AllLink({ subGroup: { label, all } }: { subGroup: SubGroup }) {
  const { messages } = useSite();
  return (
    <li className="all">
      <SiteLink href={all.href}>{all.label ?? fill(messages.all, { title: label })}</SiteLink>
    </li>
  );
}
