import { instances } from './instances.mjs';

const inShadow = "instance.querySelector(TAG)?.shadowRoot?.querySelector('input')";
const candidates = [
  { name: 'plain input', markup: '<label>Name <input></label>', drawn: "instance.querySelector('input')" },
  {
    name: 'auction-text-input',
    script: 'elements/auction-text-input.js',
    markup: '<label>Name <auction-text-input></auction-text-input></label>',
    drawn: inShadow.replace('TAG', "'auction-text-input'"),
  },
  {
    name: 'Shoelace',
    peer: 'shoelace-input',
    markup: '<div><sl-input label="Name"></sl-input></div>',
    drawn: inShadow.replace('TAG', "'sl-input'"),
  },
  {
    name: 'Vaadin',
    peer: 'vaadin-text-field',
    markup: '<div><vaadin-text-field label="Name"></vaadin-text-field></div>',
    drawn: "instance.querySelector('vaadin-text-field input')",
  },
  {
    name: 'Web Awesome',
    peer: 'webawesome-input',
    markup: '<div><wa-input label="Name"></wa-input></div>',
    drawn: inShadow.replace('TAG', "'wa-input'"),
  },
];

/** 100 and 1,000 text fields, from put in to drawn, beside what else a page could use. */
export async function textInputs({ browser, root }) {
  const counts = [100, 1000];
  const time = await instances({ browser, root, candidates, counts });
  return counts.flatMap((count) => [
    ...candidates.map(({ name }) => ({
      what: `${count} text fields: ${name}`,
      value: Math.round(time(name, count)),
      unit: ' ms',
    })),
    {
      what: `${count} text fields: ours against Vaadin's`,
      value: Math.round((time('auction-text-input', count) / time('Vaadin', count)) * 100) / 100,
      unit: '×',
      limit: 1,
    },
  ]);
}
