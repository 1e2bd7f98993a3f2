import type { AppProps } from 'next/app';
import Link from 'next/link';
import { SiteFooter, SiteHeader } from '../Site.tsx';

/** The pages router. */
const App = ({ Component, pageProps, router }: AppProps) => (
  <>
    <SiteHeader page={router.asPath} />
    <main style={{ minHeight: '100vh' }}>
      <Link href="/pages/form" id="to-form">
        Bid
      </Link>
      <Component {...pageProps} />
    </main>
    <SiteFooter />
  </>
);
export default App;
