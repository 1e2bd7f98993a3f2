import { SiteLink } from '../controls/site-link/SiteLink.tsx';
import { useFooterSite } from '../hooks/SiteProvider.tsx';
import { socialNetworks, type SocialNetwork } from '../site/config/site.ts';
import { socialNames } from '../site/footer/footerLinks.ts';
import { Glyph } from '../icons/Icon.tsx';

/** SVG paths of the network logos, drawn with the same strokes as the other icons. */
const paths = {
  facebook: 'M15.5 3.5h-2A4 4 0 0 0 9.5 7.5v13M6.5 11.5h8',
  twitter:
    'M20.5 6.5c-.7.4-1.3.5-2 .5a3.9 3.9 0 0 0-6.7 3.3C8.5 10.3 6 8.8 4 6.3c-1 3 .1 5.7 2.3 7.2-.8 0-1.5-.2-2.1-.5.3 1.7 1.5 2.9 3.2 3.4-1.1 1-2.3 1.3-3.9 1.3 7 3.7 15.4.3 15.4-8.2 0-.9.9-1.5 1.6-3Z',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.3a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4ZM16.8 7.2h.01',
  linkedin: 'M5.5 10v10M5.5 5.5v.01M10.5 20V10M10.5 14.3a4.2 4.2 0 0 1 8.4 0V20',
  youtube:
    'M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4ZM10.3 9.2v5.6l4.7-2.8Z',
} as const satisfies Record<SocialNetwork, string>;

export function SocialLinks() {
  const { site, messages } = useFooterSite();
  const networks = socialNetworks.filter((network) => site.social[network]);
  if (networks.length === 0) return null;
  return (
    <nav className="social" aria-label={messages.social} part="social">
      <ul>
        {networks.map((network) => (
          <li key={network}>
            <SiteLink href={site.social[network]!} aria-label={socialNames[network]}>
              <Glyph path={paths[network]} name={network} size={20} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
