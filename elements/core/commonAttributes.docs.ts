import type { commonAttributes, commonEvents, ElementDocs } from './definition.ts';

/** Docs of the attributes, events, and slots that all elements share. */
export const commonDocs: Pick<
  ElementDocs<{ attributes: typeof commonAttributes; events: typeof commonEvents }>,
  'attributes' | 'events' | 'slots'
> = {
  attributes: {
    'style-overrides': {
      description:
        'CSS rules for the shadow root of the element. Elements with the same text share one style sheet.',
    },
    'push-events-to': {
      description:
        'Name of the global variable that holds the page’s data layer; an empty value stands for `dataLayer`. The `auction-*` events of the element are pushed to the data layer, and each link that is followed inside the element, as `auction-link`.',
    },
  },
  events: {
    'auction-error': {
      detail: "{ code: 'render-failed' | 'load-failed'; error: unknown }",
      description:
        'Dispatched when something has failed. `detail.code` is `render-failed` when the element could not be rendered, and its `fallback` slot is shown in its place; it is `load-failed` when a file of the library that is needed later could not be loaded, as after a deployment that has removed it. It is requested again at the next use.',
    },
  },
  slots: { fallback: 'Shown when the element could not be rendered.' },
};
