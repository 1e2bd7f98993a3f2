import { serveCandidates } from './candidates.mjs';
import { firstOpening } from './firstOpening.mjs';
import { median, roundToHundredths, shuffle } from './statistics.mjs';

const rounds = 9;

/** Calendars to compare. `button` and `opened` are expressions over `host` for the pressed button and for an element that must become visible. */
const candidates = [
  {
    name: 'auction-date-input',
    script: 'elements/auction-date-input.js',
    body: '<auction-date-input></auction-date-input>',
    button: "host.querySelector('auction-date-input')?.shadowRoot?.querySelector('[part~=picker-button]')",
    opened: "host.querySelector('auction-date-input').shadowRoot.querySelector('[data-day]')",
  },
  {
    name: 'Cally in a popover',
    peer: 'cally',
    body: '<input aria-label="Date"><button popovertarget="popup">Open</button><div id="popup" popover><calendar-date><calendar-month></calendar-month></calendar-date></div>',
    button: "host.querySelector('button')",
    opened: "host.querySelector('calendar-month')?.shadowRoot?.querySelector('td button')",
  },
  {
    name: 'react-day-picker',
    peer: 'react-day-picker',
    body: '<peer-day-picker></peer-day-picker>',
    button: "host.querySelector('peer-day-picker button')",
    opened: "host.querySelector('[role=gridcell] button')",
  },
];

/** Measures the first opening of a calendar, from the press of the button to the painted frame, at 4× CPU slowdown. */
export async function openCalendar({ browser, root }) {
  const site = await serveCandidates(root, candidates);
  const times = new Map(candidates.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < rounds; round++)
      for (const candidate of shuffle(candidates)) {
        const page = await browser.newPage();
        await page.goto(site.getUrl(candidate.name), { waitUntil: 'networkidle0' });
        times.get(candidate.name).push(await firstOpening(page, candidate));
        await page.close();
      }
  } finally {
    site.close();
  }
  const time = (name) => median(times.get(name));
  return [
    ...candidates.map(({ name }) => ({
      what: `calendar, first opening, 4× CPU slowdown: ${name}`,
      value: Math.round(time(name)),
      unit: ' ms',
    })),
    {
      what: "calendar, first opening: ours against Cally's",
      value: roundToHundredths(time('auction-date-input') / time('Cally in a popover')),
      unit: '×',
      limit: 1,
    },
  ];
}
