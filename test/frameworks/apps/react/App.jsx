import * as React from 'react';
import { AccountForm } from './AccountForm.tsx';
import { BidForm, SiteFooter, SiteHeader } from './Site.tsx';

const Lazy = React.lazy(() => import('./LazyForm.jsx'));

/** Of an app without a server of its own. */
async function save(before, form) {
  const name = form.get('name');
  return name.length < 2 ? { name, error: 'Too short' } : { name };
}

/** Pages, with a router as small as one can be. */
export function App({ page: initialPage, isStreamed }) {
  const [page, setPage] = React.useState(initialPage);
  const follow = (event) => {
    event.preventDefault();
    const { pathname } = new URL(event.currentTarget.href);
    history.pushState(null, '', pathname);
    setPage(pathname);
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
      <SiteHeader page={page} />
      <main style={{ minHeight: '100vh' }}>
        <a href="form" id="to-form" onClick={follow}>
          Bid
        </a>
        {page.endsWith('/form') ? (
          form
        ) : page.endsWith('/account') ? (
          <AccountForm save={save} />
        ) : (
          <p id="home">Lots</p>
        )}
      </main>
      <SiteFooter />
    </React.StrictMode>
  );
}
