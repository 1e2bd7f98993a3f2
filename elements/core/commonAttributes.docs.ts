import type { commonAttributes, commonEvents } from './commonAttributes.ts';
import type { ElementDocs } from './definition.ts';

/** Docs of what every tag has. */
export const commonDocs: Pick<
  ElementDocs<{ attributes: typeof commonAttributes; events: typeof commonEvents }>,
  'attributes' | 'events' | 'slots'
> = {
  attributes: {
    'style-overrides': {
      description: 'CSS for this element’s shadow root; made into a style sheet once per text.',
    },
    'push-events-to': {
      description:
        'Name of the page’s data layer, `dataLayer` if empty: its `auction-*` events are pushed there, and the links that are followed inside it, as `auction-link`.',
    },
  },
  events: {
    'auction-error': {
      detail: '{ error: unknown }',
      description: 'Something inside failed; the `fallback` slot is shown.',
    },
  },
  slots: { fallback: 'Shown when something inside the element has failed.' },
};
