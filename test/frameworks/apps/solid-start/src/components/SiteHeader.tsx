import { useLocation } from '@solidjs/router';
import { createSignal } from 'solid-js';
import { Tag } from './Tag.tsx';

const config = {
  about: [
    { label: 'Help desk', href: '/help' },
    { label: 'Bids', href: '/form' },
  ],
};

export function SiteHeader() {
  const location = useLocation();
  const [term, setTerm] = createSignal('');
  return (
    <>
      <Tag
        tag="auction-header"
        prerender={{ page: location.pathname + location.search }}
        attr:product-name="Gavel"
        prop:config={config}
        on:auction-search={(event) => {
          event.preventDefault();
          setTerm(event.detail.term);
        }}
      />
      <output id="term">{term()}</output>
    </>
  );
}
