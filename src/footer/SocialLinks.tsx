import { SiteLink } from '../controls/site-link/SiteLink.tsx';
import { useSite } from './siteContext.ts';
import { SocialIcon } from './SocialIcon.tsx';
import { socialNetworks } from '../site/config/site.ts';
import { socialNames } from '../site/footer/footerLinks.ts';

export function SocialLinks() {
  const { site, messages } = useSite();
  const networks = socialNetworks.filter((network) => site.social[network]);
  if (networks.length === 0) return null;
  return (
    <nav className="social" aria-label={messages.social} part="social">
      <ul>
        {networks.map((network) => (
          <li key={network}>
            <SiteLink href={site.social[network]!} aria-label={socialNames[network]}>
              <SocialIcon network={network} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
