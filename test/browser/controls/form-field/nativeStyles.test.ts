import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { formatPageCss } from '../../../../elements/codegen/pageCss.ts';
import { settled } from '../../../support/clock.ts';
import { mount } from '../../../support/mount.ts';

/** The border, background, and text of a control, as they are displayed. */
const looksOf = (element: Element) => {
  const { borderTopColor, borderTopWidth, borderTopLeftRadius, backgroundColor, color, fontSize, cursor } =
    getComputedStyle(element);
  return { borderTopColor, borderTopWidth, borderTopLeftRadius, backgroundColor, color, fontSize, cursor };
};

const natives = {
  'a text input': '<input>',
  'a date input': '<input type="date">',
  'a select': '<select><option>Canada</option></select>',
  'a text area': '<textarea></textarea>',
  'a control in a wrapper': '<div class="field_with_errors"><input></div>',
};

describe('native controls styled by auction-elements.css', () => {
  const style = document.createElement('style');
  style.textContent = formatPageCss();
  before(() => document.head.append(style));
  after(() => style.remove());
  afterEach(() => {
    document.documentElement.removeAttribute('dir');
    document.documentElement.removeAttribute('style');
  });

  for (const scheme of ['light', 'dark'])
    for (const [what, html] of Object.entries(natives))
      for (const state of ['', 'disabled', 'error error-text="Wrong"'])
        it(`looks like library controls: ${what}, ${state || 'default state'}, in the ${scheme} scheme`, async () => {
          document.documentElement.style.colorScheme = scheme;
          const [onField, onControl] = state.startsWith('error') ? [state, ''] : ['', state];
          const field = await mount(
            `<auction-form-field label="Native" ${onField}>${html.replace(/<(input|select|textarea)/, `$& ${onControl}`)}</auction-form-field>
             <auction-form-field label="Own" ${onField}><auction-text-input ${onControl}></auction-text-input></auction-form-field>`,
          );
          await settled();
          const own = document
            .querySelector('auction-text-input')!
            .shadowRoot!.querySelector('[part~=frame]')!;
          const native = field.querySelector('input, select, textarea')!;
          const { cursor, ...looks } = looksOf(native);
          const { cursor: ownCursor, ...ownLooks } = looksOf(own);
          expect(looks).to.deep.equal(ownLooks);
          if (state === 'disabled') expect(cursor).to.equal(ownCursor);
          if (!what.includes('area'))
            expect(native.getBoundingClientRect().height).to.equal(own.getBoundingClientRect().height);
          expect(native.getBoundingClientRect().width).to.equal(own.getBoundingClientRect().width);
        });

  it('mirrors the arrow of a select', async () => {
    const field = await mount(
      `<auction-form-field label="Country">${natives['a select']}</auction-form-field>`,
    );
    const select = field.querySelector('select')!;
    expect(getComputedStyle(select).backgroundPosition).to.match(/^(right|calc\(100%)/);
    document.documentElement.dir = 'rtl';
    expect(getComputedStyle(select).backgroundPosition).to.match(/^(left|12px|0%)/);
  });

  it('does not style controls outside a form field or inside a field of the library', async () => {
    await mount(
      `<input id="outside"><auction-form-field label="Own"><auction-text-input><input slot="suffix" id="inside"></auction-text-input></auction-form-field>`,
    );
    for (const id of ['outside', 'inside'])
      expect(getComputedStyle(document.getElementById(id)!).minHeight, id).to.match(/^(0px|auto)$/);
  });

  it('shows the label and error of plain elements only without JavaScript', async () => {
    const field = await mount(
      '<auction-form-field label="Country" error error-text="Choose one"><select></select></auction-form-field>',
    );
    for (const place of ['::before', '::after'])
      expect(getComputedStyle(field, place).content, place).to.match(/^(none|normal)$/);
  });
});
