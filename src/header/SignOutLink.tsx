import { useSite } from '../hooks/siteContext.ts';
import { useHeader } from './headerContext.ts';

/** A real link to `/sign-out`; a plain click runs the flow instead (contract 3). */
export function SignOutLink() {
  const { site, messages } = useSite();
  const { signOut } = useHeader();
  return (
    <a
      href={site.links.signOut}
      onClick={signOut.onClick}
      aria-busy={signOut.running || undefined}
      aria-disabled={signOut.running || undefined}
    >
      {signOut.running ? messages.signingOut : messages.signOut}
    </a>
  );
}
