import { wordLocaleDocs } from '../core/commonAttributes.docs.ts';
import type { auctionErrorSummary } from './auction-error-summary.ts';
import type { ElementDocs } from '../core/definition.ts';

export const auctionErrorSummaryDocs: ElementDocs<typeof auctionErrorSummary.definition> = {
  description:
    'A list of a form’s errors. Each error links to its field. If your server renders the list, the summary receives focus when the page loads, unless the user has returned to the page. Without a list, the summary lists the fields with `error-text`. If validation prevents a submission, it also lists all invalid fields.',
  attributes: {
    for: {
      description: 'The ID of the form. Defaults to the form that contains the element.',
    },
    locale: wordLocaleDocs,
    messages: {
      type: 'Partial<ControlMessages>',
      description:
        'Strings that replace the default strings, as a JSON object such as `{"errorSummary": "Check these fields"}`. Strings that you omit keep their defaults.',
    },
  },
  events: {},
  slots: {
    '': 'The server’s list of errors: a `<ul>` with links to the IDs of the fields, or to the IDs of elements that contain the fields.',
    heading: 'A heading that replaces the default heading. It’s also shown without JavaScript.',
  },
  parts: {
    summary: 'The frame.',
    heading: 'The heading.',
    list: 'The list that the element creates, if the server doesn’t render a list.',
    link: 'A link in the element’s list.',
  },
  keyboard: {
    Enter: 'On a link, moves focus to the field.',
  },
  usage: {
    when: ['Before the fields of a form, even if only one field is invalid.'],
    whenNot: [
      'Don’t use it instead of field errors. Show each error next to its field, in the same words.',
      'For other messages, such as “Your changes are saved”, use your own element.',
    ],
  },
  examples: [
    {
      title: 'Server-side errors',
      height: 400,
      html: `<form>
  <auction-error-summary>
    <ul>
      <li><a href="#paddle">Paddle 117 is taken</a></li>
      <li><a href="#transport">Select a transport option</a></li>
    </ul>
  </auction-error-summary>
  <label for="paddle">Paddle number</label>
  <auction-text-input id="paddle" name="paddle" value="117" error-text="Paddle 117 is taken"></auction-text-input>
  <auction-form-field id="transport" error error-text="Select a transport option">
    <fieldset>
      <legend>Transport</legend>
      <label><input type="radio" name="transport" value="own"> I’ll drop it off</label>
      <label><input type="radio" name="transport" value="yours"> Pick it up</label>
    </fieldset>
  </auction-form-field>
</form>`,
    },
    {
      title: 'Browser validation',
      height: 480,
      html: `<form>
  <auction-error-summary></auction-error-summary>
  <auction-form-field label="Full name">
    <input name="name" required>
  </auction-form-field>
  <auction-date-input name="day" label="Viewing date" required></auction-date-input>
  <auction-button type="submit">Submit</auction-button>
</form>`,
    },
  ],
};
