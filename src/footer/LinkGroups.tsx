import { SiteLink } from '../controls/site-link/SiteLink.tsx';
import { media } from '../design/breakpoints.ts';
import { useMediaQuery } from './useMediaQuery.ts';
import { useSite } from './siteContext.ts';
import { Icon } from '../icons/Icon.tsx';
import type { LinkGroup } from '../site/footer/footerLinks.ts';
import { AccessibilityLink } from './AccessibilityLink.tsx';

interface LinkGroupsProps {
  groups: readonly LinkGroup[];
  accessibilitySrc: string | undefined;
}

/** The groups as open lists; on the narrowest screens each one is an accordion. CSS decides, before any script. */
export function LinkGroups({ groups, accessibilitySrc }: LinkGroupsProps) {
  // Open on wide screens to browsers as well that hide what is in a closed one whatever CSS says.
  const open = !useMediaQuery(media.extraSmall, true);
  return groups.map(({ label, links }, index) => (
    <div key={index} className="group" part="group">
      <h2>{label}</h2>
      <details open={open}>
        <summary>
          <h2>{label}</h2>
          <Icon name="chevronDown" />
        </summary>
        <Links links={links} accessibilitySrc={accessibilitySrc} />
      </details>
    </div>
  ));
}

function Links({
  links,
  accessibilitySrc,
}: Pick<LinkGroup, 'links'> & Pick<LinkGroupsProps, 'accessibilitySrc'>) {
  const { site } = useSite();
  return (
    <ul>
      {links.map(({ label, href }, index) => (
        <li key={index}>
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
