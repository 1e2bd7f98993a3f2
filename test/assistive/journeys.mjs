const start = '<p><a href="#start" autofocus>Start</a></p>';
const end = '<p><a href="#end" autofocus>End</a></p>';
const header = '<auction-header></auction-header>';

/**
 * User actions, as keys (named as in xdotool) and quoted text, each on its own page. `fromStart`: speech
 * during page load counts. `engines`: the engines where Orca’s speech is stable, if not all. `unordered`: the
 * engines where its order varies, so that the speech of a step is sorted. Chat is not included: its speech
 * comes from the vendor, and the elements do not change when it loads.
 */
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
    body: `${start}<auction-date-input label="Day" value="2030-12-10"></auction-date-input>`,
    keys: ['Tab', 'Tab', 'Return', 'Right', 'Down', 'Next', 'Return'],
  },
  'the calendar, across the end of a month': {
    body: `${start}<auction-date-input label="Day" value="2030-12-30"></auction-date-input>`,
    keys: ['Tab', 'Tab', 'Return', 'Right', 'Right', 'Left', 'Down'],
    // Orca on Firefox handles these arrow keys itself in browse mode.
    engines: ['chromium'],
  },
  'the time panel': {
    body: `${start}<auction-time-input label="Time"></auction-time-input>`,
    keys: ['Tab', 'Tab', 'Return', '"9"', 'Tab', 'Return', '"30"', 'Tab', 'Right', 'Return'],
  },
  'a button with a tooltip, and one that is loading': {
    body: `${start}<auction-icon-button icon="close" label="Remove lot"></auction-icon-button><auction-button loading>Place bid</auction-button>`,
    keys: ['Tab', 'Tab', 'Return'],
  },
  'a button that becomes one that is loading': {
    body: `${start}<auction-button onclick="this.loading = true">Place bid</auction-button>`,
    keys: ['Tab', 'Return', 'Return'],
  },
  'Browse By': {
    body: start + header,
    keys: ['Tab', 'Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Escape'],
  },
  'the menu of a bidder, and signing out': {
    body: `${start}<auction-header session="bidder" config='{"browse":[],"about":[]}'></auction-header>`,
    keys: ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Return', 'Tab', 'Tab', 'Return'],
  },
  'the newsletter, twice empty': {
    body: `${start}<auction-newsletter></auction-newsletter>`,
    keys: ['Tab', 'Return', 'Return'],
  },
  'a search without suggestions, and cleared': {
    body: `${start}<auction-search></auction-search>`,
    keys: ['Tab', '"xyz"', 'Escape'],
  },
  'the footer': {
    body: `${start}<auction-footer></auction-footer>`,
    keys: ['Tab', 'Tab'],
  },
  'a time, wrong and corrected': {
    body: `${start}<auction-time-input label="Time"></auction-time-input>`,
    keys: ['Tab', '"99"', 'Tab', 'shift+Tab', '"9:30 PM"', 'Tab'],
  },
  'an error summary': {
    body: `<form>${start}<auction-error-summary></auction-error-summary><auction-form-field label="Full name"><auction-text-input name="name" required></auction-text-input></auction-form-field><auction-date-input label="Day" name="day" required></auction-date-input><auction-button type="submit">Register</auction-button></form>`,
    keys: ['Tab', 'Tab', 'Tab', 'Tab', 'Return', 'shift+Tab'],
    // Orca on Chromium announces the parts of an alert one by one, in varying order.
    unordered: ['chromium'],
  },
  'an error of a server, and its correction': {
    body: `${start}<auction-form-field label="Paddle" error error-text="This paddle is taken"><auction-text-input value="212"></auction-text-input></auction-form-field><a href="#next">Next</a>`,
    keys: ['Tab', '"7"', 'Tab'],
  },
  'a password, shown and hidden': {
    body: `${start}<auction-form-field label="Password" help="8 characters or more"><auction-text-input type="password"></auction-text-input></auction-form-field>`,
    keys: ['Tab', '"secret"', 'Tab', 'Return', 'Return'],
  },
  'a text that is cleared': {
    body: `${start}<auction-form-field label="Maker"><auction-text-input clearable value="Rostov"></auction-text-input></auction-form-field>`,
    keys: ['Tab', 'Tab', 'Return'],
  },
  'native controls in form fields': {
    body: `${start}<auction-form-field label="State" help="Where it stands"><select><option>Idaho</option><option>Iowa</option></select></auction-form-field><auction-form-field label="Transport"><fieldset><label><input type="radio" name="by"> Van</label><label><input type="radio" name="by"> Truck</label></fieldset></auction-form-field><auction-form-field><label><input type="checkbox" required> I accept</label></auction-form-field>`,
    // In browse mode, Orca handles arrow keys at a radio button itself, and its speech depends on when it
    // switched to that mode.
    keys: ['Tab', 'Down', 'Tab', 'Tab', 'space'],
  },
  'fields that are read-only and disabled': {
    body: `${start}<auction-form-field label="Bidder"><auction-text-input readonly value="Ann"></auction-text-input></auction-form-field><auction-form-field label="House"><auction-text-input disabled value="Barlow"></auction-text-input></auction-form-field><auction-button>Save</auction-button>`,
    keys: ['Tab', 'Tab'],
  },
  'a popover': {
    body: `${start}<auction-popover label="Filter lots"><auction-button slot="trigger">Filter</auction-button><label><input type="checkbox"> Timed</label></auction-popover>`,
    keys: ['Tab', 'Return', 'Tab', 'Escape'],
  },
  'a link with a tooltip': {
    body: `${start}<auction-tooltip text="15 % of the bid"><a href="#premium">Premium</a></auction-tooltip>`,
    keys: ['Tab', 'Escape'],
  },
  'the calendar, by its buttons': {
    body: `${start}<auction-date-picker value="2030-12-24"></auction-date-picker>`,
    keys: ['Tab', 'Tab', 'Return', 'Tab', 'Tab', 'Tab', 'Right', 'Return'],
  },
  'a date around an input of the page': {
    body: `${start}<auction-date-input label="Day"><input name="day"></auction-date-input>`,
    keys: ['Tab', '"99"', 'Tab'],
  },
  'a notice that can be closed': {
    body: `${start}<auction-header><p slot="banner">Bidding ends at six</p></auction-header>`,
    keys: ['Tab', 'Return'],
  },
  'the start of a page, its heading and its landmarks': {
    body: `${header}<main><h1>Lots</h1><p><a href="#start" autofocus>Start</a></p></main><auction-footer></auction-footer>`,
    keys: ['shift+h', 'shift+m'],
    fromStart: true,
    // At a landmark, Orca uses focus mode in one run and browse mode in the next, on Firefox only after the
    // first landmark. It only reads on in browse mode.
    engines: ['firefox'],
  },
  'the mobile menu': {
    body: start + header,
    size: { width: 500, height: 900 },
    keys: ['Tab', 'Return', 'Tab', 'Return', 'Return', 'Escape'],
  },
  'signing in': {
    body: `${start}<auction-header config='{"browse":[],"about":[],"categories":[],"links":{"signIn":"/signIn"}}'></auction-header>`,
    keys: ['Tab', 'Tab', 'Tab', 'Tab', 'Return'],
  },
  'a date among other fields of a form': {
    body: `<form>${start}<label>Lot <input></label><auction-date-input label="Viewing" name="viewing" value="2030-12-24" required></auction-date-input><label>Note <input></label></form>`,
    keys: ['Tab', 'Tab', 'Tab', 'Return', 'Right', 'Return', 'Tab'],
  },
  /**
   * Native controls, for comparison. This control has no help before its error, which is announced once on
   * the way back.
   */
  'a native text box, wrong': {
    body: `${start}<label for="day">Day</label> <input id="day" aria-describedby="note" onblur="note.textContent = 'Invalid date'; this.ariaInvalid = 'true'"><p id="note" role="alert"></p><a href="#next">Next</a>`,
    keys: ['Tab', '"99"', 'Tab', 'shift+Tab'],
  },
  'a native text box, wrong while it has the focus': {
    body: `${start}<label for="day">Day</label> <input id="day" aria-describedby="note" onkeydown="if (event.key === 'Enter') note.textContent = 'Invalid date'"><p id="note" role="alert"></p>`,
    keys: ['Tab', 'Return'],
  },
  'a native dialog': {
    body: `${start}<button onclick="choice.showModal()">Open choice</button><dialog id="choice" aria-label="Choice"><button>Close</button></dialog>`,
    keys: ['Tab', 'Return'],
  },
  'a native notice that can be closed': {
    body: `${start}<header><p id="notice">Bidding ends at six <button onclick="notice.remove(); next.focus()">Dismiss notice</button></p><a id="next" href="#next">Next</a></header>`,
    keys: ['Tab', 'Return'],
  },
  'a native group with a live heading': {
    body: `${start}<button onclick="month.hidden = false; first.focus()">Open month</button><div id="month" role="group" aria-labelledby="heading" hidden><h2 id="heading" aria-live="polite">December 2030</h2><button id="first">1</button></div>`,
    keys: ['Tab', 'Return'],
  },
};

export const getPage = (
  name,
  body,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>
<link rel="stylesheet" href="/auction-elements.css"><script type="module" src="/auction-elements.js"></script>${body}`;
