import { a11ySnapshot } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { press } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { expectFocus } from '../../../support/find.ts';
import { mount, unmountAll } from '../../../support/mount.ts';

interface Node {
  role: string;
  name: string;
  description?: string;
  invalid?: string;
  children?: Node[];
}

/** What a screen reader gets of the first text input. */
async function textbox(): Promise<Node | undefined> {
  const find = (node: Node): Node | undefined =>
    node.role === 'textbox' ? node : (node.children ?? []).map(find).find((each) => each !== undefined);
  return find((await a11ySnapshot({})) as unknown as Node);
}

for (const [kind, control] of [
  ['our own control', '<auction-text-input></auction-text-input>'],
  ['a native control', '<input>'],
] as const)
  describe(`auction-form-field around ${kind}`, () => {
    let element: HTMLElementTagNameMap['auction-form-field'];
    const render = async (attributes: string) => {
      element = await mount(`<auction-form-field ${attributes}>${control}</auction-form-field>`);
      await settled();
    };
    const inner = () =>
      (element.firstElementChild!.shadowRoot?.querySelector('input') ??
        element.firstElementChild) as HTMLElement;
    const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);

    afterEach(unmountAll);

    it('is named by the label', async () => {
      await render('label="Paddle number"');
      expect((await textbox())?.name).to.equal('Paddle number');
      element.label = 'Bidder number';
      await settled();
      expect((await textbox())?.name).to.equal('Bidder number');
    });

    it('is focused by a press on the label', async () => {
      await render('label="Paddle number"');
      await press(part('label')!);
      expectFocus(inner());
    });

    it('is described by the help', async () => {
      await render('label="Paddle number" help="On your card" error-text="Unknown"');
      expect(part('help')!.textContent).to.equal('On your card');
      expect((await textbox())?.description).to.equal('On your card');
      expect(part('error') === null).to.equal(true);
    });

    it('shows the error only while its flag is set, in place of the help', async () => {
      await render('label="Paddle number" help="On your card" error-text="Unknown" error');
      expect(part('error')!.textContent).to.equal('Unknown');
      expect(part('error')!.getAttribute('role')).to.equal('alert');
      expect(part('help') === null).to.equal(true);
      expect((await textbox())?.description).to.equal('Unknown');
      expect((await textbox())?.invalid).to.equal('true');
      element.error = false;
      await settled();
      expect(part('help')!.textContent).to.equal('On your card');
      expect((await textbox())?.invalid).to.equal(undefined);
    });

    it('shows "Secure" with a lock at its top right when flagged', async () => {
      await render('label="Card" secure');
      expect(part('secure')!.textContent).to.equal('Secure');
      expect(part('secure')!.querySelector('[data-icon=lock]') === null).to.equal(false);
      const [secure, whole] = [part('secure')!, part('field')!].map((each) => each.getBoundingClientRect());
      expect(secure!.right).to.equal(whole!.right);
      expect(secure!.top - whole!.top).to.be.below(8);
    });

    it('leaves a name of the page alone', async () => {
      element = await mount(
        `<auction-form-field label="Paddle">${control.replace('>', ' aria-label="Own name">')}</auction-form-field>`,
      );
      await settled();
      expect((await textbox())?.name).to.equal('Own name');
    });

    it('says "Secure" in the words of the page', async () => {
      await render(`secure messages='{"secure":"Sicher"}'`);
      expect(part('secure')!.textContent).to.equal('Sicher');
    });

    it('removes its descriptions when the control is removed', async () => {
      await render('label="Paddle number" help="On your card"');
      const own = element.firstElementChild!;
      element.parentElement!.append(own);
      await settled();
      expect(own.hasAttribute('aria-label')).to.equal(false);
      expect(own.hasAttribute('aria-description')).to.equal(false);
    });
  });
