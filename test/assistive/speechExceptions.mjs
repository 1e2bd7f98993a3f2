/**
 * Steps of journeys, by number, after which Orca says nothing, or something twice, and why that is right, or whose defect it is. A step that is
 * not listed is an error, and so is one that is listed and no longer so.
 */
export const exceptions = [
  {
    journey: 'a date, wrong and corrected',
    step: 4,
    kind: 'twice',
    reason:
      'Firefox reports a changed description when the focus comes back, and Orca says it again; so it is with a native input whose note has got another text.',
  },
  {
    journey: 'the time panel',
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
];
