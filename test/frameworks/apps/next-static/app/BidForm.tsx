'use client';
import { AuctionButton, AuctionDateInput, AuctionTextInput, AuctionTimeInput } from 'auction-elements/react';

export const BidForm = () => (
  <form>
    <AuctionTextInput prerender aria-label="Paddle" name="paddle" />
    <AuctionDateInput prerender label="Day" name="day" locale="en-US" defaultValue="2026-12-05" allowPast />
    <AuctionTimeInput prerender label="Time" name="time" locale="en-US" defaultValue="09:30" />
    <AuctionButton prerender type="submit">
      Bid
    </AuctionButton>
  </form>
);
