import { SiteLink } from '../controls/site-link/SiteLink.tsx';
import { useSite } from './siteContext.ts';
import { SocialIcon } from './SocialIcon.tsx';
import type { FooterContent } from '../site/footer/footerContent.ts';

export function SocialLinks({ links }: { links: FooterContent['social'] }) {
  const { messages } = useSite();
  if (links.length === 0) return null;
  return (
    <nav className="social" aria-label={messages.social} part="social">
      <ul>
        {links.map(({ network, label, href }) => (
          <li key={network}>
            <SiteLink href={href} aria-label={label}>
              <SocialIcon network={network} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
