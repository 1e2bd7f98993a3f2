/**
 * Steps of journeys, by number, on one engine or on all, after which Orca is silent or repeats itself, with
 * the reason or the responsible project. An unlisted step is an error, and so is a listed step without a
 * flaw.
 */
export const exceptions = [
  {
    journey: 'a date, wrong and corrected',
    engine: 'firefox',
    step: 4,
    kind: 'twice',
    reason:
      'Firefox reports a changed description when the focus comes back, and Orca says it again; so it is with a native input whose note has got another text.',
  },
  {
    journey: 'the time panel',
    engine: 'firefox',
    step: 4,
    kind: 'twice',
    reason:
      'Orca on Firefox says a native input without a value twice, too, when a script moves the focus to it: by the focus, and by its caret.',
  },
  {
    journey: 'the time panel',
    step: 9,
    kind: 'silent',
    reason: 'In browse mode the arrow is Orca’s own key. It is silent at native radio buttons, too.',
  },
  {
    journey: 'the time panel',
    engine: 'firefox',
    step: 10,
    kind: 'silent',
    reason:
      'In browse mode Return is Orca’s own key, too: it does not reach the page at native radio buttons either.',
  },
  ...['a button with a tooltip, and one that is loading', 'a button that becomes one that is loading'].map(
    (journey) => ({
      journey,
      step: 3,
      kind: 'silent',
      reason:
        'The button is loading already, which Orca has said; a press on a native button with aria-disabled has no answer either.',
    }),
  ),
  {
    journey: 'an error summary',
    engine: 'firefox',
    step: 5,
    kind: 'twice',
    reason:
      'The first is the message of the field; the second is Firefox’s own popup of an invalid field, which a native form has, too.',
  },
  {
    journey: 'a link with a tooltip',
    step: 2,
    kind: 'silent',
    reason:
      'What Orca has said of a tooltip does not change when it closes. The title of a native link is no different.',
  },
  // When the description of the focused element changes, which Chromium reports, Orca announces it and the
  // live region with the same text.
  ...[
    ['the newsletter, wrong and corrected', 3],
    ['the newsletter, twice empty', 2],
    ['a button that becomes one that is loading', 2],
    ['a native text box, wrong while it has the focus', 2],
  ].map(([journey, step]) => ({
    journey,
    engine: 'chromium',
    step,
    kind: 'twice',
    reason:
      'Orca on Chromium says a description that changes under the focus, and then the live region that it is in: of a native input, too.',
  })),
  {
    journey: 'the mobile menu',
    engine: 'chromium',
    step: 2,
    kind: 'silent',
    reason:
      'What is behind a modal dialog is no longer in Chromium’s tree; Orca 43 takes what had the focus for gone, and only takes note of what has it now. It is silent at a native dialog, too.',
  },
  ...[
    { journey: 'a notice that can be closed', engine: 'chromium' },
    { journey: 'a native notice that can be closed' },
  ].map((each) => ({
    ...each,
    step: 2,
    kind: 'silent',
    reason:
      'When what had the focus is removed, Orca 43 itself goes to what comes first beside it, and says nothing; a script that moves the focus to the same element is too late.',
  })),
  ...[
    ['the calendar', 3],
    ['the calendar, across the end of a month', 3],
    ['a date among other fields of a form', 4],
  ].map(([journey, step]) => ({
    journey,
    engine: 'chromium',
    step,
    kind: 'twice',
    reason:
      'Orca on Chromium says a live region that appears, and its text as the name of the table around the focus, too. The heading is as in the APG’s date picker.',
  })),
  {
    journey: 'a native dialog',
    step: 2,
    kind: 'silent',
    reason: 'Orca says nothing of a focus that a native dialog takes when it opens.',
  },
  {
    journey: 'a native text box, wrong while it has the focus',
    engine: 'firefox',
    step: 2,
    kind: 'silent',
    reason: 'Orca on Firefox says nothing of an alert that gets its text later; that of the tags is said.',
  },
];
