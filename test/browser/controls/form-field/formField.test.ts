import { a11ySnapshot } from '@web/test-runner-commands';
import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { press } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { expectFocus } from '../../../support/find.ts';
import { mount, recordWarnings } from '../../../support/mount.ts';

interface Node {
  role: string;
  name: string;
  description?: string;
  invalid?: string;
  children?: Node[];
}

/** Returns the accessible properties of the first text box, or of a control with another role. */
async function textbox(role = 'textbox'): Promise<Node | undefined> {
  const find = (node: Node): Node | undefined =>
    node.role === role ? node : (node.children ?? []).map(find).find((each) => each !== undefined);
  return find((await a11ySnapshot({})) as unknown as Node);
}

for (const [kind, control] of [
  ['a control of the library', '<auction-text-input></auction-text-input>'],
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

    it('is named by the label', async () => {
      await render('label="Paddle number"');
      expect((await textbox())?.name).to.equal('Paddle number');
      element.label = 'Bidder number';
      await settled();
      expect((await textbox())?.name).to.equal('Bidder number');
    });

    it('is marked when it is required', async () => {
      await render('label="Paddle number"');
      expect(part('label')!.textContent).to.equal('Paddle number');
      element.firstElementChild!.toggleAttribute('required', true);
      await settled();
      expect(part('label')!.textContent).to.equal('Paddle number *');
      expect(inner().matches(':required')).to.equal(true);
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

    it('shows the error instead of the help only while `error` is set', async () => {
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

    it('shows “Secure” with a lock at its top right when `secure` is set', async () => {
      await render('label="Card" secure');
      expect(part('secure')!.textContent).to.equal('Secure');
      expect(part('secure')!.querySelector('[data-icon=lock]') === null).to.equal(false);
      const [secure, whole] = [part('secure')!, part('field')!].map((each) => each.getBoundingClientRect());
      expect(secure!.right).to.equal(whole!.right);
      expect(secure!.top - whole!.top).to.be.below(8);
    });

    it('keeps a name that the page has set', async () => {
      element = await mount(
        `<auction-form-field label="Paddle">${control.replace('>', ' aria-label="Own name">')}</auction-form-field>`,
      );
      await settled();
      expect((await textbox())?.name).to.equal('Own name');
    });

    it('uses the message of the page for “Secure”', async () => {
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

describe('auction-form-field', () => {
  const render = async (
    content: string,
    attributes = 'label="Terms" help="Please read" error-text="Missing"',
  ) => {
    const field = await mount(`<auction-form-field ${attributes}>${content}</auction-form-field>`);
    await settled();
    return field;
  };

  for (const [what, content, role] of [
    ['a wrapper', '<div class="field_with_errors"><input></div>', 'textbox'],
    ['two wrappers', '<div><div><auction-text-input></auction-text-input></div></div>', 'textbox'],
    ['a prefix', '<span>$</span><input>', 'textbox'],
    [
      'a hidden input of the same name',
      '<input type="hidden" name="a"><input type="checkbox" name="a">',
      'checkbox',
    ],
    ['a button next to it', '<div><button>Show</button><input></div>', 'textbox'],
  ] as const)
    it(`names and describes a control with ${what}`, async () => {
      await render(content);
      expect(await textbox(role)).to.deep.include({ name: 'Terms', description: 'Please read' });
    });

  for (const [what, content, role] of [
    ['a wrapper of several controls', '<div><select></select><input></div>', 'group'],
    ['a control that is a group', '<div role="radiogroup"><input type="radio"></div>', 'radiogroup'],
  ] as const)
    it(`names and describes ${what}`, async () => {
      const field = await render(content);
      const group = field.querySelector(`[role=${role}]`)!;
      expect([group.ariaLabel, group.getAttribute('aria-description')]).to.deep.equal([
        'Terms',
        'Please read',
      ]);
    });

  for (const [what, control, own] of [
    [
      'a text',
      '<auction-text-input character-limit="2" value="abc"></auction-text-input>',
      'Maximum number of characters: 2 Too many characters',
    ],
    ['a date', '<auction-date-input locale="en-US"></auction-date-input>', 'mm/dd/yyyy'],
    ['a time', '<auction-time-input help="Local time"></auction-time-input>', 'Local time'],
  ] as const)
    it(`describes ${what} of the library by its help and error before the control’s own description`, async () => {
      const field = await render(control);
      expect((await textbox())?.description).to.equal(`Please read ${own}`);
      field.toggleAttribute('error', true);
      await settled();
      expect((await textbox())?.description).to.equal(`Missing ${own}`);
      field.firstElementChild!.remove();
      field.removeAttribute('error');
      await settled();
    });

  it('keeps the label that the page has for a control', async () => {
    await render('<label>I agree <input type="checkbox"></label>');
    expect(await textbox('checkbox')).to.deep.include({ name: 'I agree', description: 'Please read' });
  });

  it('detects a control that is added later, and one that replaces it', async () => {
    const warnings = recordWarnings();
    const field = await render('<div></div>');
    warnings.stop();
    expect(warnings.texts.join()).to.match(/auction-form-field.*contains no form control/);
    for (const role of ['textbox', 'checkbox']) {
      field.firstElementChild!.innerHTML = `<input type="${role === 'textbox' ? 'text' : role}">`;
      await settled();
      expect((await textbox(role))?.name).to.equal('Terms');
    }
  });

  it('checks a checkbox by a press on the label, like a native label', async () => {
    const field = await render('<input type="hidden"><input type="checkbox">');
    await press(field.shadowRoot!.querySelector('[part=label]')!);
    const checkbox = field.querySelector<HTMLInputElement>('[type=checkbox]')!;
    expect(checkbox.checked).to.equal(true);
    expectFocus(checkbox);
  });
});
