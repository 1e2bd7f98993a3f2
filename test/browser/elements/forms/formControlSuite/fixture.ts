import { a11ySnapshot, findAccessibilityNode } from '@web/test-runner-commands';
import type { FormControlElement } from '../../../../../elements/forms/formControlLayer.ts';
import { keys, type } from '../../../../support/act.ts';
import { insertHtml, waitForRender } from '../../../../support/mount.ts';

export interface FormControl extends Omit<FormControlElement, 'labels'> {
  name: string;
  disabled: boolean;
  readonly labels: NodeListOf<HTMLLabelElement>;
  formStateRestoreCallback?: (state: string, mode: string) => void;
}

interface AccessibleNode {
  role: string;
  name: string;
  children: AccessibleNode[];
}

interface Sample {
  /** Text that a user types. */
  typed: string;
  /** Value that the form then submits. */
  value: string;
}

export interface FormControlCase {
  tag: string;
  /** Attributes that are always set. */
  attributes?: string;
  samples: readonly [Sample, Sample];
  /** Time at which typed text becomes the value: with each key, or when the user leaves the input. */
  commits: 'each key' | 'on leaving';
  /** Selector by which the page’s CSS matches the control once the user has seen an error. */
  userInvalid: string;
  /** Role of its input. */
  role?: string;
  /** Element, with its attributes, that contains the control. */
  wrapper?: string;
}

export type FormControlFixture = ReturnType<typeof createFixture>;

/**
 * Creates helpers that insert the control of a case, use it as a user does, and remove it after each test.
 */
export function createFixture({
  tag,
  attributes = '',
  samples: [first, second],
  commits,
  userInvalid,
  role = 'textbox',
  wrapper,
}: FormControlCase) {
  const html = (own = '') => {
    const markup = `<${tag} ${attributes} ${own}>${tag === 'input' ? '' : `</${tag}>`}`;
    return wrapper ? `<${wrapper}>${markup}</${wrapper.split(' ')[0]!}>` : markup;
  };
  let section: HTMLElement;
  const control = (selector = tag) => section.querySelector<FormControl>(selector)!;
  /** Returns the element that the page’s labels refer to. */
  const labelled = () => (wrapper ? (control().parentElement as FormControl) : control());
  const form = () => section.querySelector('form')!;
  const input = (of = control()) => (of.shadowRoot?.querySelector('input') ?? of) as HTMLInputElement;
  const sent = (of = form()) => [...new FormData(of)].map(([name, value]) => `${name}=${value as string}`);
  /** Inserts markup into the page and waits until all controls have rendered. */
  const insert = async (markup: string) => {
    section = insertHtml(`<section>${markup}</section>`).querySelector('section')!;
    const tags = [...section.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('auction-'),
    );
    await Promise.all(tags.map(waitForRender));
  };
  const enter = async (text: string) => {
    input().focus();
    await type(text);
  };
  /** Leaves the control, past its buttons. */
  const leave = async () => {
    do await keys('Tab');
    while ([control(), control().parentElement].includes(document.activeElement as FormControl));
  };
  const nameInTree = async (name: string) => {
    const tree = (await a11ySnapshot({})) as unknown as AccessibleNode;
    return findAccessibilityNode<AccessibleNode>(tree, (node) => node.name === name && node.role === role);
  };

  return {
    tag,
    first,
    second,
    commits,
    userInvalid,
    html,
    control,
    labelled,
    form,
    input,
    sent,
    insert,
    enter,
    leave,
    nameInTree,
    container: () => section,
  };
}

/** Counts the events with a name, and prevents their default action. */
export function countEvents(target: EventTarget, name: string): () => number {
  let count = 0;
  target.addEventListener(name, (event) => {
    event.preventDefault();
    count++;
  });
  return () => count;
}
