import { expect } from '@open-wc/testing';
import { settled, until } from '../../../../support/clock.ts';
import { mount } from '../../../../support/mount.ts';
import { getNodes, render, unmountAll } from './fixture.ts';

const roles = ['textbox', 'searchbox', 'combobox', 'spinbutton', 'Date', 'InputTime'];

/** The attributes that describe a text field. */
const cases = [
  '',
  'aria-label="Bid"',
  'aria-labelledby="one"',
  'aria-labelledby="one two" aria-label="Bid"',
  'aria-labelledby="nobody" aria-label="Bid"',
  'aria-labelledby="nobody"',
  'aria-label=""',
  'title="What it is for"',
  'aria-description="In dollars"',
  'aria-describedby="one two"',
  'aria-describedby="two" aria-description="In dollars"',
  'aria-describedby="nobody two"',
  'aria-details="one"',
  'aria-errormessage="two" aria-invalid="true"',
  'aria-controls="one two"',
  'aria-flowto="two"',
  'aria-activedescendant="one"',
  'aria-autocomplete="list"',
  'aria-expanded="true"',
  'aria-haspopup="listbox"',
  'aria-keyshortcuts="Alt+B"',
  'aria-roledescription="bid"',
  'aria-busy="true"',
  'aria-required="true"',
  'aria-readonly="true"',
  'aria-disabled="true"',
  'aria-placeholder="250"',
  'aria-live="polite" aria-atomic="true" aria-relevant="all"',
  'placeholder="250"',
  'required',
  'readonly',
  'value="Tractor"',
  'list="lots"',
  'list="one"',
  'list="nobody"',
  'type="search"',
  'type="search" list="lots"',
  'type="email" multiple',
  'type="password"',
  'dir="auto"',
  'dirname="field.dir"',
  'spellcheck="false" autocapitalize="words" autocorrect="off" enterkeyhint="go" inputmode="decimal"',
];

describe('accessibility tree of auction-text-input', () => {
  for (const attributes of cases)
    it(`matches a native input with ${attributes || 'nothing'}`, async () => {
      await render('input', attributes);
      const native = await getNodes(roles);
      await unmountAll();
      await render('auction-text-input', attributes);
      const found = await until(async () => {
        const nodes = await getNodes(roles);
        // The script that copies a datalist loads on demand.
        return nodes[0]?.role === native[0]?.role ? nodes : undefined;
      }, `the role ${native[0]?.role}`);
      // The field also adds it as a text element, because its own descriptions would hide the attribute.
      if (attributes === 'aria-description="In dollars"') delete found[0]!.properties['describedby'];
      expect(found).to.deep.equal(native);
      expect(native).to.have.length(1);
    });

  const readDescription = async () => (await getNodes(roles))[0]!.description;

  it('includes the character limit, after the description of the page and before an error', async () => {
    const { control } = await render(
      'auction-text-input',
      'character-limit="1200" aria-description="In dollars"',
    );
    expect(await readDescription()).to.equal('In dollars Maximum number of characters: 1,200');
    control.setAttribute('character-limit', '1');
    control.value = 'ab';
    await settled();
    expect(await readDescription()).to.equal(
      'In dollars Maximum number of characters: 1 Too many characters',
    );
    control.removeAttribute('aria-description');
    control.setAttribute('character-limit', '0');
    await settled();
    expect(await readDescription()).to.equal(undefined);
  });

  it('includes the character limit of an input of the page', async () => {
    await mount(
      '<auction-text-input character-limit="9"><input aria-label="Bid" aria-description="In dollars"></auction-text-input>',
    );
    expect(await readDescription()).to.equal('In dollars Maximum number of characters: 9');
  });
});
