'use client';
import { useRouter } from 'next/navigation';
import { SiteHeader } from '../Site.tsx';

export function RoutedHeader() {
  const router = useRouter();
  return <SiteHeader navigate={(path) => router.push(path)} />;
}
