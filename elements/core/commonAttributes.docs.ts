import type { AttributeDocs, ElementDocs } from './definition.ts';
import type { commonAttributes, commonEvents } from './attributes.ts';

/** Docs of the attributes, events, and slots that all elements share. */
export const commonDocs: Pick<
  ElementDocs<{ attributes: typeof commonAttributes; events: typeof commonEvents }>,
  'attributes' | 'events' | 'slots'
> = {
  attributes: {
    'style-overrides': {
      description:
        'CSS that applies inside the element’s shadow root. Elements with the same CSS share one stylesheet.',
    },
    'push-events-to': {
      description:
        'The name of a global data layer, such as `dataLayer`. The element pushes its `auction-*` events to the data layer. When the user follows a link inside the element, it also pushes `auction-link`. An empty value means `dataLayer`. Search terms, and the queries and fragments of URLs, are removed unless `push-unredacted` is set.',
    },
    'push-unredacted': {
      description:
        'Whether `push-events-to` also pushes search terms, and the queries and fragments of URLs. They can contain personal data.',
    },
  },
  events: {
    'auction-error': {
      detail:
        "{ code: ProblemCode; severity: 'error' | 'warning' | 'info'; tag: string; version: string; message: string; fix: string; error: unknown }",
      description:
        'Fired once for each `detail.code` when the element logs a message to the console. If `detail.code` is `render-failed`, the element shows its `fallback` slot. If `detail.code` is `load-failed`, a file of the library is missing, for example because a deployment has removed it. The element requests the file again when it’s next needed. The global array `auctionErrors` contains the details of earlier events.',
    },
  },
  slots: {
    fallback:
      'The content that is shown if the element can’t be rendered. Screen readers read it instead of the element.',
  },
};

/** The attribute of elements that have words but no numeric formats. */
export const wordLocaleDocs: AttributeDocs = {
  description:
    'The language of the element’s built-in words, as a BCP 47 language tag such as `de` or `fr-CA`. Defaults to the nearest `lang` attribute, on the element or around it, and follows its changes. Without `lang`, defaults to the browser’s language.',
};

/** The attribute of elements that show dates or times. */
export const localeDocs: AttributeDocs = {
  description:
    'The language of words, and the locale of numeric dates and times, as a BCP 47 language tag such as `de` or `en-CA`. By default, words follow the nearest `lang` attribute, and numeric formats follow the browser’s locale. If the value is `page`, both follow the nearest `lang` attribute.',
};
