import { AuctionFooter } from 'auction-elements/react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { getStyles } from './getStyles.ts';
import { RoutedHeader } from './RoutedHeader.tsx';
import './layout.css';

export const metadata = { title: 'Lots', icons: 'data:,' };

/** A server component, which can use the components of the elements directly. */
export default async function Layout({ children }: { children: ReactNode }) {
  const styles = await getStyles();
  return (
    <html lang="en">
      <body>
        <RoutedHeader styles={styles} />
        <main>
          <Link href="/form" id="to-form">
            Bid
          </Link>
          {children}
        </main>
        <AuctionFooter prerender={{ year: 2026, styles }} productName="Gavel" />
      </body>
    </html>
  );
}
