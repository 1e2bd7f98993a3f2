import { AuctionFooter } from 'auction-elements/react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { RoutedHeader } from './RoutedHeader.tsx';

export const metadata = { title: 'Lots', icons: 'data:,' };

/** A server component, which may use the components of the tags as they are. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <RoutedHeader />
        <main style={{ minHeight: '100vh' }}>
          <Link href="/form" id="to-form">
            Bid
          </Link>
          {children}
        </main>
        <AuctionFooter prerender={{ year: 2026 }} productName="Gavel" />
      </body>
    </html>
  );
}
