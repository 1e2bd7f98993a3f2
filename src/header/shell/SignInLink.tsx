import { useContext } from 'react';
import { useSite } from '../../hooks/siteContext.ts';
import { ServerPageContext, usePage } from '../../hooks/useClientValue.ts';
import { Icon } from '../../icons/Icon.tsx';
import { signInUrl, withParameter } from '../../site/navigation/addresses.ts';

/** Leads back to this page after signing in; the address is worked out at load and again at each use (contract 3). */
export function SignInLink() {
  const { site, messages } = useSite();
  const { signIn } = site.links;
  const { returnAddress } = useContext(ServerPageContext);
  const href = usePage(
    () => signInUrl(signIn, location),
    returnAddress === undefined ? signIn : withParameter(signIn, 'd', returnAddress),
  );
  const refresh = (event: { currentTarget: HTMLAnchorElement }) => {
    event.currentTarget.href = signInUrl(signIn, location);
  };
  return (
    <a
      className="sign-in"
      part="sign-in"
      href={href}
      // The server knows the page better than its partial did.
      suppressHydrationWarning
      onPointerDown={refresh}
      onFocus={refresh}
      onClick={refresh}
      onContextMenu={refresh}
    >
      <Icon name="person" size={20} />
      <span className="label">{messages.signIn}</span>
    </a>
  );
}
