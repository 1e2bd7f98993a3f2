import { type SyntheticEvent, useContext } from 'react';
import { useSite } from '../siteContext.ts';
import { PageContext, useClientValue } from '../../hooks/pageContext.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { getSignInUrl } from '../../site/account/signInUrl.ts';
import { addParameter } from '../../site/core/pageUrl.ts';

/** Leads back to this page after signing in. The address is made at load and again at each use, because apps change the page's address. */
export function SignInLink() {
  const { site, messages } = useSite();
  const { signIn } = site.links;
  const { returnAddress } = useContext(PageContext);
  const href = useClientValue(
    () => getSignInUrl(signIn, location),
    returnAddress === undefined ? signIn : addParameter(signIn, 'd', returnAddress),
  );
  const refresh = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) =>
    currentTarget.setAttribute('href', getSignInUrl(signIn, location));
  return (
    <a
      className="sign-in"
      part="sign-in"
      href={href}
      // A partial is rendered for all pages, so its address differs from the page's.
      suppressHydrationWarning
      rel="nofollow"
      onClick={refresh}
      onAuxClick={refresh}
      onContextMenu={refresh}
    >
      <Icon name="person" size={20} />
      <span className="label">{messages.signIn}</span>
    </a>
  );
}
