import { SiteLink } from '../controls/site-link/SiteLink.tsx';
import { media } from '../design/breakpoints.ts';
import { useMedia } from '../hooks/useMedia.ts';
import { useSite } from '../hooks/siteContext.ts';
import { Icon } from '../icons/Icon.tsx';
import type { LinkGroup } from '../site/footerLinks.ts';
import { AccessibilityLink } from './AccessibilityLink.tsx';

interface LinkGroupsProps {
  groups: readonly LinkGroup[];
  accessibilitySrc: string | undefined;
}

/** The groups as open lists; on the narrowest screens each one is an accordion (contract 5). */
export function LinkGroups({ groups, accessibilitySrc }: LinkGroupsProps) {
  const narrow = useMedia(media.extraSmall, false);
  return groups.map(({ label, links }, index) => {
    const list = <Links links={links} accessibilitySrc={accessibilitySrc} />;
    return narrow ? (
      <details key={index} className="group" part="group">
        <summary>
          <h2>{label}</h2>
          <Icon name="chevronDown" />
        </summary>
        {list}
      </details>
    ) : (
      <section key={index} className="group" part="group">
        <h2>{label}</h2>
        {list}
      </section>
    );
  });
}

function Links({
  links,
  accessibilitySrc,
}: Pick<LinkGroup, 'links'> & Pick<LinkGroupsProps, 'accessibilitySrc'>) {
  const { site } = useSite();
  return (
    <ul>
      {links.map(({ label, href }) => (
        <li key={label}>
          {accessibilitySrc !== undefined && href === site.links.accessibility ? (
            <AccessibilityLink href={href} src={accessibilitySrc}>
              {label}
            </AccessibilityLink>
          ) : (
            <SiteLink href={href}>{label}</SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
