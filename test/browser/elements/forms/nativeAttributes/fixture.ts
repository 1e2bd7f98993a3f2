import { executeServerCommand } from '@web/test-runner-commands';
import '../../../../../elements/auction-elements.ts';
import { settled, until } from '../../../../support/clock.ts';
import { insertHtml, unmountAll } from '../../../../support/mount.ts';

/** Elements that the attributes of the tests refer to. */
const around = (html: string) => `
  <label for="control">Highest bid</label>
  <p id="one">First words</p>
  <p id="two">Second words</p>
  <datalist id="lots"><option value="Tractor"></option><option value="Trailer" label="With axle"></option></datalist>
  <div id="panel" popover>Panel</div>
  ${html}
  <button class="after">After</button>`;

export interface Rendered {
  container: HTMLElement;
  /** The component, or its native equivalent. */
  control: Omit<HTMLInputElement, 'type'> & HTMLElement & { type: string };
  /** The element that has focus when the control is focused. */
  inner: HTMLInputElement & HTMLButtonElement;
}

/**
 * Inserts a component or its native equivalent with some attributes into a page, and waits until it has
 * rendered.
 */
export async function render(tag: string, attributes: string, text = '', wrap = around): Promise<Rendered> {
  const end = tag.startsWith('input') ? '' : `${text}</${tag}>`;
  const container = insertHtml(wrap(`<${tag} id="control" ${attributes}>${end}`));
  const control = container.querySelector<Rendered['control']>('#control')!;
  const find = () =>
    tag.startsWith('auction-')
      ? control.shadowRoot!.querySelector<Rendered['inner']>('[part=input], [part=button]')
      : (control as unknown as Rendered['inner']);
  const inner = await until(find, `${tag} to render`);
  await settled();
  return { container, control, inner };
}

export interface AccessibleNode {
  role: string;
  ignored: boolean;
  name?: string;
  description?: string;
  value?: string;
  properties: Record<string, unknown>;
}

/** Returns the accessibility nodes with some roles, without the nodes of the rest of the page. */
export async function getNodes(roles: readonly string[]): Promise<AccessibleNode[]> {
  const nodes = await executeServerCommand<AccessibleNode[], readonly string[]>('accessibility-tree', [
    ...roles,
  ]);
  return nodes.filter(({ ignored, name }) => !ignored && name !== 'After');
}

export { unmountAll };

/** The buttons, each with its text or the attributes that name it. */
export const buttonTags = [
  ['auction-button', '', 'Bid'],
  ['auction-icon-button', 'label="Bid" icon="check"', ''],
] as const;
