import '../../../../elements/auction-elements.ts';
import { mount } from '../../../support/mount.ts';

/** The button elements, each with the attributes that name it if its text does not. */
export const buttonTags = [
  ['auction-button', ''],
  ['auction-icon-button', 'label="Save" icon="check"'],
] as const;

type ButtonTag = (typeof buttonTags)[number][0];

interface Submit {
  /** Name of the element that follows the native button it is compared with. */
  submitter: string;
  sent: string[];
  sentWithoutSubmitter: string;
}

let tag: ButtonTag;
let label: string;

/** The button of the running test. */
export let element: HTMLElementTagNameMap[ButtonTag];

/** Sets the element that the tests of a suite render. */
export function setTagForEach(ownTag: ButtonTag, ownLabel: string): void {
  before(() => {
    tag = ownTag;
    label = ownLabel;
  });
}

export async function render(attributes = '', around = (html: string) => html): Promise<void> {
  await mount(around(`<${tag} ${label} ${attributes}>${label ? '' : 'Save'}</${tag}>`));
  element = document.querySelector(tag)!;
}

export const inForm = (html: string) =>
  `<form><input name="before" value="1">${html}<input name="after" value="2"></form>`;

export const button = () => element.shadowRoot!.querySelector('button')!;

/** Counts the clicks on the button. */
export function recordClicks(): () => number {
  let count = 0;
  element.addEventListener('click', () => count++);
  return () => count;
}

/** Records and prevents submissions of the button’s form. */
export function recordSubmits(): Submit[] {
  const submitted: Submit[] = [];
  element.closest('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    const { submitter, target } = event;
    const form = target as HTMLFormElement;
    submitted.push({
      submitter: submitter?.nextElementSibling?.localName ?? '',
      sent: [...new FormData(form, submitter)].map(([name, value]) => `${name}=${value as string}`),
      sentWithoutSubmitter: [...new FormData(form).keys()].join(),
    });
  });
  return submitted;
}
