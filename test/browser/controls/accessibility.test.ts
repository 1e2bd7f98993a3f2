import { expect } from '@open-wc/testing';
import { stateCells } from '../../../docs/stateCells.ts';
import '../../../elements/auction-elements.ts';
import { emulate, keys, press, viewport } from '../../support/act.ts';
import { waitForRender, mount } from '../../support/mount.ts';
import { byRole, focused, queryRole } from '../../support/find.ts';
import { until } from '../../support/clock.ts';

/** Every control in every state: the cells of the states page, and combinations that the page doesn't show. */
const gallery = `<form aria-label="Gallery">
  ${stateCells.map(({ html }) => html).join('')}
  <auction-form-field label="Native" help="Help"><input></auction-form-field>
  <auction-form-field label="Transport" error error-text="Choose one"><fieldset><label><input type="radio" name="by"> Van</label></fieldset></auction-form-field>
  <auction-form-field label="Extras" help="Help"><div><label><input type="checkbox" aria-label="A"></label><label><input type="checkbox" aria-label="B"></label></div></auction-form-field>
  <auction-popover open><button type="button" slot="trigger">Filter</button><p>Only timed</p></auction-popover>
  <auction-grid><p>In a grid</p></auction-grid>
</form>`;

describe('accessibility of the controls', () => {
  let form: HTMLElement;
  beforeEach(async () => {
    await viewport(1440, 900);
    await mount(gallery);
    form = document.querySelector('form')!;
    for (const each of form.querySelectorAll('*'))
      if (each.localName.startsWith('auction-')) await waitForRender(each);
  });
  afterEach(async () => {
    await emulate();
    document.documentElement.removeAttribute('dir');
  });

  for (const scheme of ['light', 'dark'])
    it(`passes axe in the ${scheme} scheme`, async () => {
      await emulate({ 'prefers-color-scheme': scheme });
      document.documentElement.style.cssText = `color-scheme: ${scheme}; background: Canvas; color: CanvasText`;
      // Wait for the position. An overlay is hidden until then.
      const panel = form.querySelector('auction-popover[open]')!.shadowRoot!.querySelector('[part=popover]')!;
      await until(() => getComputedStyle(panel).opacity === '1', 'the popover');
      await expect(form).to.be.accessible({ ignoredTags: ['best-practice'] });
      document.documentElement.style.cssText = '';
    });

  for (const scheme of ['light', 'dark'])
    for (const tag of ['auction-date-input', 'auction-time-input'])
      it(`passes axe with the picker of ${tag} open, in the ${scheme} scheme`, async () => {
        await emulate({ 'prefers-color-scheme': scheme });
        const element = form.querySelector(tag)!;
        await press(byRole(element, 'button', /^Open/));
        const panel = element.shadowRoot!.querySelector('[part=popover]')!;
        await until(
          () => queryRole(element, 'dialog') && getComputedStyle(panel).opacity === '1',
          'the picker',
        );
        await expect(element).to.be.accessible({ ignoredTags: ['best-practice'] });
      });

  it('shows a focus indicator on every tab stop', async () => {
    let stops = 0;
    const ringed = (element: Element): boolean => {
      const frame = element.closest('[part~=frame], [role=radiogroup]') ?? element;
      return [element, frame].some((each) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(each);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      });
    };
    await keys('Tab');
    while (form.contains(document.activeElement)) {
      stops++;
      expect(ringed(focused()!), focused()!.outerHTML.slice(0, 90)).to.equal(true);
      await keys('Tab');
    }
    // Each enabled control has at least one tab stop.
    expect(stops).to.be.above(stateCells.filter(({ state }) => state !== 'disabled').length);
  });

  it('keeps its borders and states in forced colors mode', async () => {
    await emulate({ 'forced-colors': 'active' });
    const part = (index: number, name: string) =>
      form.querySelectorAll('auction-text-input')[index]!.shadowRoot!.querySelector(`[part~=${name}]`)!;
    expect(getComputedStyle(part(0, 'frame')).borderTopStyle).to.equal('solid');
    for (const button of form.querySelectorAll('auction-button')) {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(
        button.shadowRoot!.querySelector('button')!,
      );
      expect([borderTopStyle, borderTopWidth]).to.deep.equal(['solid', '1px']);
    }
  });

  it('keeps today, disabled, and loading distinguishable in forced colors mode', async () => {
    await emulate({ 'forced-colors': 'active' });
    const { shadowRoot: calendar } = await mount(
      `<auction-date-picker aria-label="Day" disabled-dates='[["0001-01-01", "9999-12-31"]]'></auction-date-picker>`,
    );
    const border = (day: Element) => getComputedStyle(day).borderTopColor;
    const today = calendar!.querySelector('[aria-current] > button')!;
    const others = [...calendar!.querySelectorAll('td:not([aria-current]) > button')];
    expect(others.length).to.be.above(20);
    expect(others.some((day) => border(day) === border(today))).to.equal(false);
    for (const day of others) expect(getComputedStyle(day).opacity).to.equal('1');
    const spinner = [...form.querySelectorAll('auction-button')]
      .map(({ shadowRoot }) => shadowRoot!.querySelector('.spinner'))
      .find((each) => each)!;
    const { borderTopStyle, borderBottomStyle } = getComputedStyle(spinner);
    expect([borderTopStyle, borderBottomStyle]).to.deep.equal(['none', 'solid']);
    for (const disabled of form.querySelectorAll('auction-button[disabled], auction-icon-button[disabled]'))
      expect(getComputedStyle(disabled.shadowRoot!.querySelector('button')!).opacity).to.equal('1');
  });

  it('keeps the selected day distinguishable in forced colors mode', async () => {
    await emulate({ 'forced-colors': 'active' });
    const { shadowRoot } = await mount(
      '<auction-date-picker aria-label="Day" value="2027-02-10"></auction-date-picker>',
    );
    const border = (day: Element) => getComputedStyle(day).borderTopColor;
    const selected = shadowRoot!.querySelector('[aria-selected=true] > button')!;
    const others = [...shadowRoot!.querySelectorAll('td:not([aria-selected=true]) > button')];
    expect(others.some((day) => border(day) === border(selected))).to.equal(false);
  });

  it('keeps the buttons of a time picker in its panel in forced colors mode', async () => {
    await emulate({ 'forced-colors': 'active' });
    const picker = await mount('<auction-time-picker aria-label="Start"></auction-time-picker>');
    const left = (role: string, name: string) => byRole(picker, role, name).getBoundingClientRect().left;
    expect(left('button', 'Reset')).to.equal(left('textbox', 'Hour'));
  });

  it('animates only the spinner, slowly, with reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const moving = [...form.querySelectorAll('*')].flatMap(
      (each) => each.shadowRoot?.getAnimations().map(({ effect }) => effect?.getTiming().duration) ?? [],
    );
    expect(moving.length).to.equal(stateCells.filter(({ state }) => state === 'loading').length);
    expect(new Set(moving)).to.deep.equal(new Set([4000]));
  });

  it('mirrors in a right-to-left page', () => {
    document.documentElement.dir = 'rtl';
    const root = form.querySelector('auction-text-input[clearable]')!.shadowRoot!;
    const left = (selector: string) => root.querySelector(selector)!.getBoundingClientRect().left;
    expect(left('[part~=clear-button]')).to.be.below(left('input'));
  });
});
