/** Controls of the library, each with what a page would write with the browser's own elements. */
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
    native: '<button aria-busy="true" aria-disabled="true">Place bid</button>',
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
};

const group = (name, content) => `<div role="group" aria-label="${name}">${content}</div>`;

export const twinsPage = `<!doctype html><html lang="en"><title>Twins</title>
<link rel="stylesheet" href="/auction-elements.css">
<script type="module" src="/auction-elements.js"></script>
${Object.entries(twins)
  .map(([name, { ours, native }]) => group(`library: ${name}`, ours) + group(`native: ${name}`, native))
  .join('\n')}`;
