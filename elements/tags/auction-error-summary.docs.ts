import type { auctionErrorSummary } from './auction-error-summary.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionErrorSummaryDocs: ElementDocs<typeof auctionErrorSummary.definition> = {
  description:
    'A list of what is invalid in a form, each with a link that moves the focus to its field. A list that the server has written gets the focus when the page has loaded, unless the user has come back to it; without one the tag lists what servers say by `error-text`, and all that is invalid when the browser holds a submission.',
  attributes: {
    for: {
      description: 'The id of the form. The default is the form around the element.',
    },
    messages: {
      type: 'Partial<ControlMessages>',
      description:
        'Texts that replace the built-in ones, by name: a JSON object, such as `{"errorSummary": "Please check:"}`. Names that are left out keep their text.',
    },
  },
  events: {},
  slots: {
    '': 'The server’s list of errors: a `<ul>` of links to the ids of the fields, or of what contains them.',
    heading: 'A heading in place of the built-in one, which is there without script too.',
  },
  parts: {
    summary: 'The frame.',
    heading: 'The heading.',
    list: 'The list of errors that the browser has found.',
    link: 'A link of that list.',
  },
  keyboard: {
    Enter: 'On a link, moves the focus to the field.',
  },
  usage: {
    when: ['Before the fields of a form, for all that is invalid in it, be it one field only.'],
    whenNot: [
      'It does not replace the messages of the fields: give each of those too, in the same words.',
      'For a notice, as that something has been saved, write an element of your own.',
    ],
  },
  examples: [
    {
      title: 'What a server has found',
      html: `<form>
  <auction-error-summary>
    <ul>
      <li><a href="#paddle">Paddle 117 is taken</a></li>
      <li><a href="#transport">Choose who transports the lot</a></li>
    </ul>
  </auction-error-summary>
  <label for="paddle">Paddle number</label>
  <auction-text-input id="paddle" name="paddle" value="117" error-text="Paddle 117 is taken"></auction-text-input>
  <auction-form-field id="transport" error error-text="Choose who transports the lot">
    <fieldset>
      <legend>Transport</legend>
      <label><input type="radio" name="transport" value="own"> Our own van</label>
      <label><input type="radio" name="transport" value="yours"> You bring it</label>
    </fieldset>
  </auction-form-field>
</form>`,
    },
    {
      title: 'What the browser finds when the form is sent',
      html: `<form>
  <auction-error-summary></auction-error-summary>
  <auction-form-field label="Full name">
    <input name="name" required>
  </auction-form-field>
  <auction-date-input name="day" label="Viewing on" required></auction-date-input>
  <auction-button type="submit">Send</auction-button>
</form>`,
    },
  ],
};
