import { Router } from '@solidjs/router';
import { FileRoutes } from '@solidjs/start/router';
import { onMount, Suspense } from 'solid-js';
import { SiteHeader } from './components/SiteHeader.tsx';
import { Tag } from './components/Tag.tsx';
import './layout.css';

export default function App() {
  onMount(() => (document.documentElement.dataset['hydrated'] = ''));
  return (
    <Router
      root={(props) => (
        <>
          <SiteHeader />
          <main>
            <a href="/form" id="to-form">
              Bid
            </a>
            <Suspense>{props.children}</Suspense>
          </main>
          <Tag tag="auction-footer" prerender={{ year: 2026 }} attr:product-name="Gavel" />
        </>
      )}
    >
      <FileRoutes />
    </Router>
  );
}
