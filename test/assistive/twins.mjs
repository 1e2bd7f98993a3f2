const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month that begins on a Sunday, so that days are in the columns of their numbers. */
const getWeek = (first) =>
  days
    .map((name, column) => {
      const day = first + column;
      if (day > 31) return '<td></td>';
      const selected = day === 24;
      return `<td aria-selected="${selected}"><button type="button" tabindex="${selected ? 0 : -1}" aria-label="${name}, December ${day}, 2030${selected ? ', selected' : ''}">${day}</button></td>`;
    })
    .join('');

const calendar = `${['Previous year', 'Previous month', 'Next month', 'Next year']
  .map((name) => `<button type="button" aria-label="${name}"></button>`)
  .join('')}<h2 id="h20">December 2030</h2><table role="grid" aria-labelledby="h20"><thead><tr>${days
  .map((name) => `<th scope="col" abbr="${name}" aria-label="${name}">${name.slice(0, 3)}</th>`)
  .join('')}</tr></thead><tbody>${[1, 8, 15, 22, 29]
  .map((first) => `<tr>${getWeek(first)}</tr>`)
  .join('')}</tbody></table>`;

/** Controls of the library, each with the native elements that a page would use instead. */
export const twins = {
  'a button': {
    ours: '<auction-button>Place bid</auction-button>',
    native: '<button>Place bid</button>',
  },
  'a disabled button': {
    ours: '<auction-button disabled>Place bid</auction-button>',
    native: '<button disabled>Place bid</button>',
  },
  'a loading button': {
    ours: '<auction-button loading>Place bid</auction-button>',
    native: '<button aria-busy="true" aria-disabled="true" aria-description="Loading">Place bid</button>',
  },
  'a link that looks like a button': {
    ours: '<auction-button href="/lots">All lots</auction-button>',
    native: '<a href="/lots">All lots</a>',
  },
  'an icon button': {
    ours: '<auction-icon-button icon="close" label="Close"></auction-icon-button>',
    native: '<button aria-label="Close"></button>',
  },
  'a text field': {
    ours: '<auction-form-field label="Full name" help="As on your card"><auction-text-input></auction-text-input></auction-form-field>',
    native:
      '<label for="n1">Full name</label><input id="n1" aria-describedby="h1"><p id="h1">As on your card</p>',
  },
  'a required text field': {
    ours: '<auction-form-field label="Full name"><auction-text-input required></auction-text-input></auction-form-field>',
    native: '<label for="n2">Full name</label><input id="n2" required>',
  },
  'an invalid text field': {
    ours: '<auction-form-field label="Paddle" error error-text="This paddle is taken"><auction-text-input value="212"></auction-text-input></auction-form-field>',
    native:
      '<label for="n3">Paddle</label><input id="n3" value="212" aria-invalid="true" aria-describedby="e3"><p id="e3" role="alert">This paddle is taken</p>',
  },
  'a disabled text field': {
    ours: '<auction-form-field label="Full name"><auction-text-input disabled></auction-text-input></auction-form-field>',
    native: '<label for="n4">Full name</label><input id="n4" disabled>',
  },
  'a read-only text field': {
    ours: '<auction-form-field label="Full name"><auction-text-input readonly value="Ann"></auction-text-input></auction-form-field>',
    native: '<label for="n5">Full name</label><input id="n5" readonly value="Ann">',
  },
  'a password': {
    ours: '<auction-form-field label="Password"><auction-text-input type="password"></auction-text-input></auction-form-field>',
    native:
      '<label for="n6">Password</label><input id="n6" type="password"><button type="button" aria-label="Show password"></button>',
  },
  'a text field with a label of the page': {
    ours: '<label for="o7">Note</label><auction-text-input id="o7"></auction-text-input>',
    native: '<label for="n7">Note</label><input id="n7">',
  },
  'a date': {
    ours: '<auction-date-input label="Day"></auction-date-input>',
    native:
      '<label for="n8">Day</label><input id="n8" aria-describedby="h8"><button type="button" aria-label="Open Calendar" title="Day" aria-haspopup="dialog" aria-expanded="false"></button><p id="h8">mm/dd/yyyy</p>',
  },
  'a time': {
    ours: '<auction-time-input label="Time"></auction-time-input>',
    native:
      '<label for="n9">Time</label><input id="n9" placeholder="00 : 00 AM"><button type="button" aria-label="Open Time Picker" title="Time" aria-haspopup="dialog" aria-expanded="false"></button>',
  },
  'a field around an input of the page': {
    ours: '<auction-form-field label="Lot"><auction-text-input><input></auction-text-input></auction-form-field>',
    native: '<label for="n10">Lot</label><input id="n10">',
  },
  'a native checkbox in a field': {
    ours: '<auction-form-field><label><input type="checkbox" required> I accept</label></auction-form-field>',
    native: '<label><input type="checkbox" required> I accept</label>',
  },
  'a combobox': {
    ours: '<auction-search></auction-search>',
    native:
      '<form role="search" aria-label="Search"><input role="combobox" aria-autocomplete="list" aria-expanded="false" aria-label="Search lots, makers, places" placeholder="Search lots, makers, places" autocomplete="off"><button>Search</button></form>',
  },
  'a popover': {
    ours: '<auction-popover label="Filter lots"><auction-button slot="trigger">Filter</auction-button>Timed lots</auction-popover>',
    native: '<button aria-haspopup="dialog" aria-expanded="false">Filter</button>',
  },
  'a tooltip': {
    ours: '<auction-tooltip text="15 % of the bid"><a href="#premium">Premium</a></auction-tooltip>',
    native: '<a href="#premium" title="15 % of the bid">Premium</a>',
  },
  'a calendar': {
    ours: '<auction-date-picker value="2030-12-24" aria-label="Viewing"></auction-date-picker>',
    native: calendar,
  },
  'a time panel': {
    ours: '<auction-time-picker value="09:30" aria-label="Pick-up"></auction-time-picker>',
    native:
      '<input id="n21" value="09" placeholder="00" autocomplete="off"><label for="n21">Hour</label><input id="m21" value="30" placeholder="00" autocomplete="off"><label for="m21">Minute</label><div role="radiogroup" aria-label="AM/PM"><label><input type="radio" name="n21" checked><span>AM</span></label><label><input type="radio" name="n21"><span>PM</span></label></div><button type="button">Reset</button><button type="button">Done</button>',
  },
  'a newsletter': {
    ours: '<auction-newsletter></auction-newsletter>',
    native:
      '<form aria-labelledby="h22" novalidate><h2 id="h22">Connect With Us</h2><label for="n22">Email address</label><input id="n22" type="email" placeholder="you@example.com" autocomplete="email" required><button>Subscribe</button></form>',
  },
  'an error summary': {
    ours: '<auction-error-summary><ul><li><a href="#lot">Enter a lot</a></li></ul></auction-error-summary>',
    native:
      '<div role="group" aria-labelledby="h23" tabindex="-1"><h2 id="h23">There is a problem</h2><ul><li><a href="#lot">Enter a lot</a></li></ul></div>',
  },
};

const group = (name, content) => `<div role="group" aria-label="${name}">${content}</div>`;

export const twinsPage = `<!doctype html><html lang="en"><title>Twins</title>
<link rel="stylesheet" href="/auction-elements.css">
<script type="module" src="/auction-elements.js"></script>
${Object.entries(twins)
  .map(([name, { ours, native }]) => group(`library: ${name}`, ours) + group(`native: ${name}`, native))
  .join('\n')}`;
