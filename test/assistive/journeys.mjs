const start = '<p><a href="#start" autofocus>Start</a></p>';
const end = '<p><a href="#end" autofocus>End</a></p>';
const header = '<auction-header></auction-header>';

/** What users do, by keys (as xdotool names them) and text in quotes, on a page of its own each. */
export const journeys = {
  'a mega-menu': {
    body: header + end,
    keys: ['shift+Tab', 'Return', 'Tab', 'Tab', 'Escape'],
  },
  'search with suggestions': {
    body: start + header,
    keys: ['Tab', 'Tab', '"coin"', 'Down', 'Down', 'Escape', 'Escape'],
  },
  'the newsletter, wrong and corrected': {
    body: `${start}<auction-newsletter></auction-newsletter>`,
    keys: ['Tab', '"ann"', 'Return', '"@example.com"', 'Return'],
  },
  'a form with a field left out': {
    body: `<form>${start}<auction-form-field label="Full name" help="As on your card"><auction-text-input name="name" required></auction-text-input></auction-form-field><auction-button type="submit">Register</auction-button></form>`,
    keys: ['Tab', 'Tab', 'Return'],
  },
  'a text over its limit': {
    body: `${start}<auction-form-field label="Note"><auction-text-input character-limit="4"></auction-text-input></auction-form-field>`,
    keys: ['Tab', '"lots"', '"s"', 'BackSpace'],
  },
  'a date, wrong and corrected': {
    body: `${start}<auction-date-input label="Day"></auction-date-input>`,
    keys: ['Tab', '"99"', 'Tab', 'shift+Tab', '"12/24/2030"', 'Tab'],
  },
  'the calendar': {
    body: `${start}<auction-date-input label="Day" value="2030-12-24"></auction-date-input>`,
    keys: ['Tab', 'Tab', 'Return', 'Right', 'Down', 'Next', 'Return'],
  },
  'the time panel': {
    body: `${start}<auction-time-input label="Time"></auction-time-input>`,
    keys: ['Tab', 'Tab', 'Return', '"9"', 'Tab', 'Return', '"30"', 'Tab', 'Right', 'Return'],
  },
  'a button with a tooltip, and one that is loading': {
    body: `${start}<auction-icon-button icon="close" label="Remove lot"></auction-icon-button><auction-button loading>Place bid</auction-button>`,
    keys: ['Tab', 'Tab', 'Return'],
  },
};

export const getPage = (
  name,
  body,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<link rel="stylesheet" href="/auction-elements.css"><script type="module" src="/auction-elements.js"></script>${body}`;
