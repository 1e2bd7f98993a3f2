import type { ReactNode } from 'react';
import type { Texts } from '../site/core/texts.ts';
import { SiteContext } from './siteContext.ts';
import { type SiteProps, useMountedSite } from './useMountedSite.ts';

interface SiteProviderProps {
  site: SiteProps;
  /** The built-in texts. */
  texts: Texts;
  /** Shown while a configuration is on its way; has the height of what comes. */
  pending: ReactNode;
  children: ReactNode;
}

export function SiteProvider({ site, texts, pending, children }: SiteProviderProps) {
  const value = useMountedSite(site, texts);
  return value ? <SiteContext value={value}>{children}</SiteContext> : pending;
}
