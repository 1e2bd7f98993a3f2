import '../../../../elements/auction-elements.ts';
import { type } from '../../../support/act.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

type TypedInput = HTMLElementTagNameMap['auction-date-input'] | HTMLElementTagNameMap['auction-time-input'];

/** The fields whose typed text stands for a value. */
export const typedFields = [
  {
    tag: 'auction-date-input',
    former: { value: '2026-11-20', text: '11/20/2026' },
    typed: '3/4/2027',
    value: '2027-03-04',
    text: '03/04/2027',
    invalid: 'Invalid date',
  },
  {
    tag: 'auction-time-input',
    former: { value: '21:30', text: '09:30 PM' },
    typed: '7:05',
    value: '07:05',
    text: '07:05 AM',
    invalid: 'Invalid time',
  },
] as const;

let tag: (typeof typedFields)[number]['tag'];

/** The field of the running test, and its form. */
export let field: TypedInput;
export let form: HTMLFormElement;
export const renderField = async (attributes = '', around = '') => {
  const past = tag === 'auction-date-input' ? 'allow-past' : '';
  await mount(
    `<form><${tag} name="field" locale="en-US" ${past} ${attributes}></${tag}>${around}<button>Go</button></form>`,
  );
  field = document.querySelector(tag)!;
  form = field.closest('form')!;
  form.addEventListener('submit', (event) => event.preventDefault());
};
export const input = () => byRole(field, 'textbox') as HTMLInputElement;
export const enter = async (what: string) => {
  input().focus();
  input().select();
  await type(what);
};
export const alert = () => queryRole(field, 'alert')?.textContent ?? '';
export const sent = () => new FormData(form).get('field');
export const recordEvents = (...names: string[]) => {
  const list: string[] = [];
  for (const name of names)
    document.addEventListener(name, () => list.push(`${name} ${field.value}`), { signal: stop.signal });
  return list;
};
let stop: AbortController;

/** Sets the element that the tests of a suite render. */
export function setTagForEach(ownTag: typeof tag): void {
  before(() => {
    tag = ownTag;
  });
  beforeEach(() => {
    stop = new AbortController();
  });
  afterEach(() => {
    stop.abort();
  });
}
