import type { ReactNode } from 'react';
import type { Texts } from '../site/core/texts.ts';
import type { SiteContext } from './siteContext.ts';
import { Hydrated } from './Hydrated.tsx';
import { type SiteProps, useMountedSite } from './useMountedSite.ts';

interface SiteProviderProps<T extends Texts> {
  context: SiteContext<T>;
  site: SiteProps;
  /** The built-in texts. */
  texts: T;
  /** Shown while a configuration is loaded; has the height of what follows. */
  pending: ReactNode;
  children: ReactNode;
}

export function SiteProvider<T extends Texts>(props: SiteProviderProps<T>) {
  return (
    <Hydrated>
      <MountedSite {...props} />
    </Hydrated>
  );
}

function MountedSite<T extends Texts>({
  context: Context,
  site,
  texts,
  pending,
  children,
}: SiteProviderProps<T>) {
  const value = useMountedSite(site, texts);
  return value ? <Context value={value}>{children}</Context> : pending;
}
