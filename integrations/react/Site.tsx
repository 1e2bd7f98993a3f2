'use client';
import * as React from 'react';
import {
  AuctionButton,
  AuctionDateInput,
  AuctionFooter,
  AuctionFormField,
  AuctionHeader,
  AuctionTextInput,
  AuctionTimeInput,
  type PrerenderOptions,
} from 'auction-elements/react';

const config = {
  about: [
    { label: 'Help desk', href: '/help' },
    { label: 'Bids', href: '/form' },
  ],
};
const holidays = ['2026-12-25'];

/** Lets the app's router follow a link of the header, if the app has a page with its path. */
function followLink(event: React.MouseEvent, navigate: (path: string) => void) {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const nodes = event.nativeEvent.composedPath();
  const link = nodes.find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
  if (link?.origin !== location.origin || link.pathname !== '/form') return;
  event.preventDefault();
  navigate(link.pathname + link.search + link.hash);
}

/** How the rules of prerendered tags come under a strict policy. */
type Styles = Pick<PrerenderOptions, 'styles'>;

interface SiteHeaderProps extends Styles {
  /** The address of the page: its links are marked, and a sign-in leads back to it. */
  page: string;
  navigate?: (path: string) => void;
}

/** Complete in the HTML of a server; objects and handlers come with hydration. */
export function SiteHeader({ page, styles, navigate }: SiteHeaderProps) {
  const [term, setTerm] = React.useState('');
  return (
    <>
      <AuctionHeader
        prerender={{ page, styles }}
        productName="Gavel"
        config={config}
        onClick={navigate && ((event) => followLink(event, navigate))}
        onSearch={(event) => {
          event.preventDefault();
          setTerm(event.detail.term);
        }}
      />
      <output id="term">{term}</output>
    </>
  );
}

export const SiteFooter = () => <AuctionFooter prerender={{ year: 2026 }} productName="Gavel" />;

/** Fields bound to the state of the app, and one that keeps its value by itself. */
export function BidForm({ styles }: Styles) {
  const [paddle, setPaddle] = React.useState('');
  const [time, setTime] = React.useState('21:30');
  const [cleared, setCleared] = React.useState(0);
  const day = React.useRef<HTMLElementTagNameMap['auction-date-input']>(null);
  return (
    <form id="bid" action="/form">
      <AuctionFormField prerender={{ styles }} label="Paddle">
        <AuctionTextInput
          prerender={{ labelled: true, styles }}
          name="paddle"
          className="paddle"
          required
          clearable
          characterLimit={9}
          value={paddle}
          onChange={(event) => setPaddle(event.target.value.toUpperCase())}
          onClear={() => setCleared(cleared + 1)}
        />
      </AuctionFormField>
      <AuctionDateInput
        prerender={{ styles }}
        ref={day}
        name="day"
        label="Day"
        locale="en-US"
        defaultValue="2026-12-05"
        disabledDates={holidays}
      />
      <AuctionTimeInput
        prerender={{ styles }}
        name="time"
        label="Time"
        locale="en-US"
        value={time}
        onChange={(event) => setTime(event.target.value)}
      />
      <AuctionButton prerender={{ styles }} type="submit">
        Send
      </AuctionButton>
      <AuctionButton prerender={{ styles }} type="reset">
        Reset
      </AuctionButton>
      <button type="button" id="christmas" onClick={() => (day.current!.value = '2026-12-25')}>
        Christmas
      </button>
      <output id="state">{[paddle, time, cleared].join(' ')}</output>
    </form>
  );
}
