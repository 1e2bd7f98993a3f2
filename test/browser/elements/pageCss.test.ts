import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { viewport } from '../../support/act.ts';
import { settled } from '../../support/clock.ts';
import { mount } from '../../support/mount.ts';

/** Markup of each element. */
const elements: Readonly<Record<string, string>> = {
  'auction-button': '<auction-button>Place bid</auction-button>',
  'auction-date-input': '<auction-date-input label="Day" value="2026-12-24"></auction-date-input>',
  'auction-date-picker': '<auction-date-picker value="2026-12-24"></auction-date-picker>',
  'auction-error-summary': '<auction-error-summary><ul><li>No bid</li></ul></auction-error-summary>',
  'auction-footer': '<auction-footer year="2026"></auction-footer>',
  'auction-form-field': '<auction-form-field label="Lot" help="On the tag"><input></auction-form-field>',
  'auction-grid': '<auction-grid><p>A lot</p></auction-grid>',
  'auction-header': '<auction-header></auction-header>',
  'auction-icon-button': '<auction-icon-button label="Close" icon="close"></auction-icon-button>',
  'auction-newsletter': '<auction-newsletter></auction-newsletter>',
  'auction-popover':
    '<auction-popover><button slot="trigger">Filter</button>Only timed auctions</auction-popover>',
  'auction-search': '<auction-search></auction-search>',
  'auction-text-input': '<auction-text-input aria-label="Lot" value="7"></auction-text-input>',
  'auction-time-input': '<auction-time-input label="Time" value="09:30"></auction-time-input>',
  'auction-time-picker': '<auction-time-picker value="09:30"></auction-time-picker>',
  'auction-tooltip': '<auction-tooltip text="Added to the price"><button>Premium</button></auction-tooltip>',
};

/** Properties that lay out or paint the box of an element, with a value that differs from all defaults. */
const boxProperties = {
  'margin-bottom': '40px',
  'margin-left': '12px',
  position: 'sticky',
  top: '5px',
  'z-index': '7',
  'max-width': '900px',
  width: '480px',
  order: '3',
  'grid-row-start': '2',
  'align-self': 'end',
  opacity: '0.5',
  translate: '3px',
  'color-scheme': 'dark',
  'view-transition-name': 'site-part',
};

describe('CSS of the page', () => {
  let sheet: CSSStyleSheet;
  before(() => viewport(1440, 900));
  beforeEach(() => {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  afterEach(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  });

  for (const [tag, markup] of Object.entries(elements))
    describe(tag, () => {
      it('sets the layout of the element', async () => {
        const properties = Object.entries(boxProperties).filter(([name, value]) => CSS.supports(name, value));
        const element = await mount(`<div style="display: grid">${markup}</div>`);
        sheet.replaceSync(`${tag} { ${properties.map((each) => each.join(':')).join(';')} }`);
        const style = getComputedStyle(element);
        expect(
          Object.fromEntries(properties.map(([name]) => [name, style.getPropertyValue(name)])),
        ).to.deep.equal(Object.fromEntries(properties));
        expect(element.getBoundingClientRect().width).to.equal(480);
        expect(element.parentElement!.getBoundingClientRect().bottom).to.equal(
          element.getBoundingClientRect().bottom + 40,
        );
      });

      it('hides the element', async () => {
        const element = await mount(markup);
        sheet.replaceSync(`${tag} { display: none }`);
        expect(element.getClientRects().length).to.equal(0);
      });

      it('does not show a hidden element', async () => {
        const element = await mount(markup);
        element.hidden = true;
        sheet.replaceSync(`*, ${tag} { display: block !important }`);
        expect(element.getClientRects().length).to.equal(0);
      });
    });

  // Controls set the properties that change their look. Their visibility and their slots follow the page.
  for (const tag of ['auction-header', 'auction-footer', 'auction-search', 'auction-newsletter'])
    it(`does not reach inside ${tag}`, async () => {
      const element = await mount(elements[tag]!);
      const parts = [
        ...element.shadowRoot!.querySelectorAll('[data-auction-container], [data-auction-container] *'),
      ];
      const read = () => parts.map((part) => readInherited(part));
      const before = read();
      sheet.replaceSync(`*, body, ${tag} { ${hostileCss} }`);
      await settled();
      expect(getComputedStyle(element).color).to.equal('rgb(1, 2, 3)');
      for (const [index, after] of read().entries()) {
        const { localName, className } = parts[index]!;
        expect(after, `${localName}.${className}`).to.deep.equal(before[index]);
      }
    });

  // Old pages center everything in `<center>`, and templates in `text-align: center`. Native inputs stay at the start.
  for (const [tag, dir] of [
    ['auction-text-input', 'ltr'],
    ['auction-date-input', 'ltr'],
    ['auction-time-input', 'ltr'],
    ['auction-date-input', 'rtl'],
  ] as const)
    it(`aligns the text of ${tag} to the start of a centered ${dir} page`, async () => {
      const field = await mount(`<center dir="${dir}">${elements[tag]}</center>`);
      const { textAlign, direction } = getComputedStyle(field.shadowRoot!.querySelector('input')!);
      const sides = {
        ltr: ['left', dir === direction && 'start'],
        rtl: ['right', dir === direction && 'start'],
      };
      expect(textAlign).to.be.oneOf(sides[dir]);
    });

  it('separates the fields of a form by one rule', async () => {
    sheet.replaceSync('form > * + * { margin-block-start: 24px }');
    const first = await mount(
      `<form>${['auction-form-field', 'auction-date-input', 'auction-time-input', 'auction-button'].map((tag) => elements[tag]).join('')}</form>`,
    );
    const boxes = [...first.parentElement!.children].map((child) => child.getBoundingClientRect());
    const gaps = boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index]!.bottom));
    expect(gaps).to.deep.equal([24, 24, 24]);
  });
});

/** Inherited properties, with values that differ from all defaults. */
const inherited: Readonly<Record<string, string>> = {
  color: 'rgb(1, 2, 3)',
  cursor: 'wait',
  font: 'italic 700 40px/3 serif',
  'letter-spacing': '9px',
  'list-style': 'square inside',
  'overflow-wrap': 'anywhere',
  'pointer-events': 'none',
  quotes: "'x' 'y'",
  'tab-size': '2',
  'text-align': 'right',
  'text-indent': '20px',
  'text-shadow': 'rgb(1, 2, 3) 1px 1px 1px',
  'text-transform': 'uppercase',
  visibility: 'hidden',
  'white-space': 'pre',
  'word-break': 'break-all',
  'word-spacing': '9px',
  'writing-mode': 'vertical-rl',
};

const hostileCss = Object.entries(inherited)
  .map(([name, value]) => `${name}: ${value} !important`)
  .join(';');

/** Returns the computed values of the inherited properties. */
function readInherited(element: Element): Record<string, string> {
  const style = getComputedStyle(element);
  // Without `font`, because WebKit has two names for the initial font family.
  const names = [...Object.keys(inherited), 'font-size', 'font-style', 'font-weight', 'line-height'].filter(
    (name) => name !== 'font',
  );
  return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
}
