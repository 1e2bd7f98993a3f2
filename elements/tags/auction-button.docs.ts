import type { auctionButton } from './auction-button.ts';
import type { ElementDocs } from '../core/definition.ts';
import { formButtonAttributes, formButtonMembers } from '../forms/members.docs.ts';

export const auctionButtonDocs: ElementDocs<typeof auctionButton.definition> = {
  description:
    'A button that can submit or reset its form. To submit the form with this button from JavaScript, call `click()` on the button. `form.requestSubmit(button)` accepts only native buttons and throws a `TypeError`.',
  attributes: {
    ...formButtonAttributes,
    variant: {
      description:
        'The prominence of the button: `primary`, `secondary`, or `plain`. Defaults to `primary`. Use at most one primary button in a view.',
    },
    size: {
      description: 'The height of the button: `normal` is 40 px, and `small` is 32 px. Defaults to `normal`.',
    },
  },
  members: formButtonMembers,
  states: { loading: 'The `loading` attribute is set.' },
  events: {},
  slots: {
    '': 'The text of the button, which is also its accessible label.',
  },
  parts: {
    button: 'The native button.',
  },
  keyboard: {
    'Enter, Space': 'Activates the button.',
  },
  usage: {
    when: ['For an action, such as submitting a form, placing a bid, or opening a dialog.'],
    whenNot: [
      'For a button with only an icon, use `<auction-icon-button>`.',
      'To open another page, set `href` on the button, or use an `<a>`.',
      'For a setting that is on or off, use a native checkbox in an `<auction-form-field>`.',
    ],
  },
  examples: [
    {
      title: 'Variants',
      html: `<auction-button>Place bid</auction-button>
<auction-button variant="secondary">Watch lot</auction-button>
<auction-button variant="plain">Cancel</auction-button>`,
    },
    {
      title: 'Sizes',
      html: `<auction-button>Place bid</auction-button>
<auction-button size="small">Place bid</auction-button>`,
    },
    {
      title: 'Loading',
      html: `<auction-button loading>Place bid</auction-button>`,
    },
    {
      title: 'Disabled',
      html: `<auction-button disabled>Closed</auction-button>`,
    },
    {
      title: 'Link',
      html: `<auction-button href="#lots" variant="secondary">See all lots</auction-button>`,
    },
    {
      title: 'Submit and reset',
      height: 176,
      html: `<form>
  <label>Maximum bid <auction-text-input name="bid" required></auction-text-input></label>
  <p>
    <auction-button type="submit">Place bid</auction-button>
    <auction-button type="reset" variant="plain">Reset</auction-button>
  </p>
</form>`,
    },
  ],
};
