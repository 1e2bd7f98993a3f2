import type { ReactNode } from 'react';
import { SiteContext } from './siteContext.ts';
import { type SiteProps, useMountedSite } from './useMountedSite.ts';

interface SiteProviderProps {
  site: SiteProps;
  /** Shown while a configuration is on its way; has the height of what comes. */
  pending: ReactNode;
  children: ReactNode;
}

export function SiteProvider({ site, pending, children }: SiteProviderProps) {
  const value = useMountedSite(site);
  return value ? <SiteContext value={value}>{children}</SiteContext> : pending;
}
