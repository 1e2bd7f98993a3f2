import '../../../../elements/auction-elements.ts';
import { type } from '../../../support/act.ts';
import { restoreClock } from '../../../support/clock.ts';
import { mount } from '../../../support/mount.ts';

export type TextInput = HTMLElementTagNameMap['auction-text-input'];

export let element: TextInput;
/** Inserts markup and resolves once its first text field has rendered. */
export async function insert(html: string): Promise<void> {
  element = await mount<TextInput>(html);
}
export const render = (attributes = '', content = '') =>
  insert(`<auction-text-input aria-label="Note" ${attributes}>${content}</auction-text-input>`);
export const input = () => element.shadowRoot!.querySelector('input')!;
export const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
export const enter = async (text: string) => {
  input().focus();
  await type(text);
};

/** Removes the elements that the tests of a suite have rendered. */
export function cleanUpAfterEach(): void {
  afterEach(() => {
    restoreClock();
  });
}
