import { documented } from '../elements/codegen/tags.ts';

/** A control in one state. */
export interface StateCell {
  /** Tag name. */
  element: string;
  /** Variant and size, such as `primary small`. Empty for elements that have neither. */
  look: string;
  /** HTML can't set `hover` and `focus`, and not every element can be opened with an attribute. */
  state: string;
  html: string;
}

/** Attributes and content of an element. */
interface Sample {
  /** Attributes of every cell, such as the accessible name. */
  attributes?: string;
  content?: string;
  /** Attributes of a control with a value. */
  value?: string;
  /** States that the definition doesn't show. */
  more?: Readonly<Record<string, Pick<Sample, 'attributes' | 'content'>>>;
}

const radios = ['I’ll drop it off', 'Pick it up']
  .map((text) => `<label><input type="radio" name="by" value="${text}"> ${text}</label>`)
  .join('');

/** Elements of the states page. Their sizes, variants, and other states come from their definitions. */
const samples: Readonly<Record<string, Sample>> = {
  'auction-button': { content: 'Place bid' },
  'auction-icon-button': { attributes: ' label="Watch" icon="shown"' },
  'auction-text-input': {
    attributes: ' aria-label="Name" placeholder="As on your card"',
    value: ' value="Ann Lee"',
    more: {
      clearable: { attributes: ' clearable value="Ann Lee"' },
      password: { attributes: ' type="password" value="gavel" autocomplete="new-password"' },
      'over the limit': { attributes: ' character-limit="5" value="Ann Lee"' },
      'prefix and suffix': {
        attributes: ' value="250"',
        content: '<span slot="prefix">$</span><span slot="suffix">USD</span>',
      },
    },
  },
  'auction-form-field': {
    attributes: ' label="Paddle" help="On your card"',
    content: '<auction-text-input></auction-text-input>',
    more: {
      secure: { attributes: ' secure' },
      select: { content: '<select><option>Canada</option><option>United States</option></select>' },
      textarea: { content: '<textarea></textarea>' },
      'radio buttons': { content: `<fieldset>${radios}</fieldset>` },
    },
  },
  'auction-date-input': {
    attributes: ' label="Day"',
    value: ' value="2026-12-24" allow-past',
    more: { open: {} },
  },
  'auction-time-input': { attributes: ' label="Time"', value: ' value="09:30"', more: { open: {} } },
  'auction-date-picker': { attributes: ' aria-label="Day"', value: ' value="2026-12-24" allow-past' },
  'auction-time-picker': { attributes: ' aria-label="Time"', value: ' value="09:30"' },
  'auction-tooltip': {
    attributes: ' text="The house adds 10%"',
    content: '<button type="button">Premium</button>',
    more: { open: {} },
  },
  'auction-popover': {
    content: '<auction-button slot="trigger" variant="secondary">Fees</auction-button><p>Premium: 12%</p>',
    more: { open: {} },
  },
};

/** States that an attribute sets, by the attribute. */
const attributeStates: Readonly<Record<string, string>> = {
  'error-text': ' error-text="This is taken" error',
  disabled: ' disabled',
  readonly: ' readonly',
  loading: ' loading',
};

/** All controls in all their variants, sizes, and states. */
export const stateCells: readonly StateCell[] = documented.flatMap(({ definition }) => {
  const { tag: element, attributes, form } = definition;
  const sample = samples[element];
  if (!sample) return [];
  const { value = '', more = {} } = sample;
  const states: Sample['more'] = {
    rest: {},
    ...(form && { hover: {}, focus: {} }),
    ...(value && { filled: { attributes: value } }),
    ...Object.fromEntries(
      Object.entries(attributeStates)
        .filter(([name]) => name in attributes)
        .map(([name, text]) => [name.replace('-text', ''), { attributes: value + text }]),
    ),
    ...more,
  };
  const valuesOf = (name: string) => {
    const attribute = attributes[name];
    return attribute?.type === 'enum' ? attribute.values : [undefined];
  };
  const looks = valuesOf('variant').flatMap((variant) => valuesOf('size').map((size) => ({ variant, size })));
  return looks.flatMap((look) =>
    Object.entries(states).map(([state, { attributes: own = '', content = sample.content ?? '' }]) => {
      const set = Object.entries(look).filter(([, each]) => each !== undefined);
      const all = set.map(([name, each]) => ` ${name}="${each}"`).join('') + (sample.attributes ?? '') + own;
      return {
        element,
        look: set.map(([, each]) => each).join(' '),
        state,
        // An `error` attribute that the element doesn't define is removed.
        html: `<${element}${'error' in attributes ? all : all.replace(/ error$/, '')}>${content}</${element}>`,
      };
    }),
  );
});
