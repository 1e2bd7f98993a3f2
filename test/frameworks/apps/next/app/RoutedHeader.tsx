'use client';
import type { PrerenderOptions } from 'auction-elements/react';
import { usePathname, useRouter } from 'next/navigation';
import { SiteHeader } from '../Site.tsx';

export function RoutedHeader({ styles }: Pick<PrerenderOptions, 'styles'>) {
  const router = useRouter();
  return <SiteHeader page={usePathname() ?? '/'} styles={styles} navigate={(path) => router.push(path)} />;
}
