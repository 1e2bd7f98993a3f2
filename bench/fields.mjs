import { instances } from './instances.mjs';
import { roundToHundredths } from './statistics.mjs';

const inShadow = (tag) => `host.querySelector('${tag}')?.shadowRoot?.querySelector('input')`;
const inLight = (tag) => `host.querySelector('${tag} input')`;
const ours = (tag, markup = `<div><${tag}></${tag}></div>`) => ({
  name: tag,
  script: `elements/${tag}.js`,
  markup,
  rendered: inShadow(tag),
});
const peer = (name, entry, tag, rendered) => ({
  name,
  peer: entry,
  markup: `<div><${tag} label="Name"></${tag}></div>`,
  rendered: rendered(tag),
});

/** Rounds for similarly fast candidates. With 11 rounds of 100 fields, ratios of a build to itself have a standard deviation of 0.1 on a shared machine. */
const closeRounds = 41;

/** Comparisons with alternatives, from insertion to rendering. `limit` is the maximum ratio to `against`. */
const comparisons = [
  {
    what: 'text fields',
    counts: [100, 1000],
    candidates: [
      {
        name: 'plain input',
        markup: '<div><label>Name <input></label></div>',
        rendered: "host.querySelector('input')",
      },
      {
        ...ours(
          'auction-text-input',
          '<div><label>Name <auction-text-input></auction-text-input></label></div>',
        ),
        rounds: closeRounds,
      },
      {
        ...ours(
          'auction-text-input',
          '<div><label>Name <auction-text-input><input></auction-text-input></label></div>',
        ),
        name: 'auction-text-input around an input',
        rendered: "host.querySelector('auction-text-input')?.shadowRoot?.querySelector('[part~=frame] slot')",
        limit: 1.15,
        rounds: closeRounds,
      },
      peer('Shoelace', 'shoelace-input', 'sl-input', inShadow),
      peer('Vaadin', 'vaadin-text-field', 'vaadin-text-field', inLight),
      peer('Web Awesome', 'webawesome-input', 'wa-input', inShadow),
    ],
    against: 'Shoelace',
    limit: 1,
  },
  {
    what: 'date fields',
    counts: [100],
    candidates: [
      ours('auction-date-input'),
      peer('Vaadin', 'vaadin-date-picker', 'vaadin-date-picker', inLight),
    ],
    against: 'Vaadin',
    limit: 0.6,
  },
  {
    what: 'time fields',
    counts: [100],
    candidates: [
      ours('auction-time-input'),
      peer('Vaadin', 'vaadin-time-picker', 'vaadin-time-picker', inLight),
    ],
    against: 'Vaadin',
    limit: 0.6,
  },
];

export async function fields({ browser, root }) {
  const lines = [];
  for (const { what, counts, candidates, against, limit } of comparisons) {
    const { time, ratio } = await instances({ browser, root, candidates, counts });
    const ownName = candidates.find(({ script }) => script).name;
    for (const count of counts) {
      for (const { name } of candidates)
        lines.push({
          what: `${count} ${what}: ${name}`,
          value: Math.round(time(name, count)),
          unit: ' ms',
        });
      // Variants of the same field may take only slightly longer.
      for (const { name, limit: maxRatio } of candidates)
        if (maxRatio)
          lines.push({
            what: `${count} ${what}: ${name} against ${ownName}`,
            value: roundToHundredths(ratio(name, ownName, count)),
            unit: '×',
            limit: maxRatio,
          });
      lines.push({
        what: `${count} ${what}: ours against ${against}'s`,
        value: roundToHundredths(ratio(ownName, against, count)),
        unit: '×',
        limit,
      });
    }
  }
  return lines;
}
