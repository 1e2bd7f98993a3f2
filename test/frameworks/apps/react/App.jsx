import * as React from 'react';
import { BidForm, SiteFooter, SiteHeader } from './Site.tsx';

const Lazy = React.lazy(() => import('./LazyForm.jsx'));

/** Two pages, with a router as small as one can be. */
export function App({ path: initialPath, isStreamed }) {
  const [path, setPath] = React.useState(initialPath);
  const follow = (event) => {
    event.preventDefault();
    const { pathname } = new URL(event.currentTarget.href);
    history.pushState(null, '', pathname);
    setPath(pathname.replace(/^\/\d+/, ''));
  };
  const form = isStreamed ? (
    <React.Suspense fallback={<p>Loading</p>}>
      <Lazy />
    </React.Suspense>
  ) : (
    <BidForm />
  );
  return (
    <React.StrictMode>
      <SiteHeader />
      <main style={{ minHeight: '100vh' }}>
        <a href="form" id="to-form" onClick={follow}>
          Bid
        </a>
        {path === '/form' ? form : <p id="home">Lots</p>}
      </main>
      <SiteFooter />
    </React.StrictMode>
  );
}
