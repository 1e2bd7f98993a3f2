import { AuctionDatePicker, AuctionFooter, AuctionHeader } from 'auction-elements/react';
import { connection } from 'next/server';
import { Suspense } from 'react';
import { BidForm } from './BidForm.tsx';

/** Rendered per request, because a calendar shows the current day. */
async function Calendar() {
  await connection();
  return <AuctionDatePicker prerender locale="en-US" />;
}

const Home = () => (
  <>
    <AuctionHeader prerender productName="Gavel" />
    <main>
      <BidForm />
      <Suspense fallback={<p>Loading the calendar…</p>}>
        <Calendar />
      </Suspense>
    </main>
    <AuctionFooter prerender={{ year: 2026 }} productName="Gavel" />
  </>
);
export default Home;
