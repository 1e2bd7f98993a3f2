import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { emulate, keys, press, viewport } from '../../support/act.ts';
import { waitForRender, mount, unmountAll } from '../../support/mount.ts';
import { byRole, focused, queryRole } from '../../support/find.ts';
import { until } from '../../support/clock.ts';

/** Every control in every state. */
const gallery = `<form aria-label="Gallery">
  <auction-form-field label="Empty" help="Help"><auction-text-input placeholder="Nothing yet"></auction-text-input></auction-form-field>
  <auction-form-field label="Wrong" error-text="Unknown" error secure><auction-text-input value="7"></auction-text-input></auction-form-field>
  <auction-form-field label="Native" help="Help"><input></auction-form-field>
  <auction-text-input aria-label="Refused" value="7" error-text="Lot 7 is sold"></auction-text-input>
  <auction-form-field label="Transport" error error-text="Choose one"><fieldset><label><input type="radio" name="by"> Van</label></fieldset></auction-form-field>
  <auction-form-field label="Extras" help="Help"><div><label><input type="checkbox" aria-label="A"></label><label><input type="checkbox" aria-label="B"></label></div></auction-form-field>
  <label>Over <auction-text-input character-limit="2" value="abc" clearable></auction-text-input></label>
  <auction-text-input aria-label="Small" size="small" value="x" clearable></auction-text-input>
  <auction-text-input aria-label="Password" type="password" value="x" autocomplete="new-password"></auction-text-input>
  <auction-text-input aria-label="Disabled" disabled value="x"></auction-text-input>
  <auction-text-input aria-label="Read-only" readonly value="x"><span slot="prefix">$</span></auction-text-input>
  <auction-button>Bid</auction-button>
  <auction-button variant="secondary">Watch</auction-button>
  <auction-button variant="plain">Details</auction-button>
  <auction-button loading>Bid</auction-button>
  <auction-button disabled>Bid</auction-button>
  <auction-icon-button label="Watch" icon="shown" size="20"></auction-icon-button>
  <auction-icon-button label="Watch more" icon="shown" loading></auction-icon-button>
  <auction-tooltip text="15 %"><button type="button">Premium</button></auction-tooltip>
  <auction-popover open><button type="button" slot="trigger">Filter</button><p>Only timed</p></auction-popover>
  <auction-grid><p>In a grid</p></auction-grid>
  <auction-date-input name="date" value="2030-01-02"></auction-date-input>
  <auction-date-input label="Small day" size="small" help=""></auction-date-input>
  <auction-date-input label="Wrong day" error error-text="No such day"></auction-date-input>
  <auction-date-input label="Disabled day" disabled value="2030-01-02"></auction-date-input>
  <auction-time-input value="09:30"></auction-time-input>
  <auction-date-picker value="2030-01-02"></auction-date-picker>
  <auction-date-picker disabled></auction-date-picker>
  <auction-time-picker value="09:30"></auction-time-picker>
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
    await unmountAll();
  });

  for (const scheme of ['light', 'dark'])
    it(`passes axe in the ${scheme} scheme`, async () => {
      await emulate({ 'prefers-color-scheme': scheme });
      document.documentElement.style.cssText = `color-scheme: ${scheme}; background: Canvas; color: CanvasText`;
      // Wait for the position. An overlay is hidden until then.
      const panel = form.querySelector('auction-popover')!.shadowRoot!.querySelector('[part=popover]')!;
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
    // Tab stops: 8 text fields, 3 native choices, 2 clear buttons, 1 password toggle, 4 buttons, 2 icon
    // buttons, the buttons of the tooltip and the popover, 4 fields with a picker button each, a calendar
    // with 4 buttons and a day, and a time picker with 5 controls.
    expect(stops).to.equal(22 + 8 + 5 + 5);
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

  it('animates only the spinner, slowly, with reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const moving = [...form.querySelectorAll('*')].flatMap(
      (each) => each.shadowRoot?.getAnimations().map(({ effect }) => effect?.getTiming().duration) ?? [],
    );
    expect(moving).to.deep.equal([4000, 4000]);
  });

  it('mirrors in a right-to-left page', () => {
    document.documentElement.dir = 'rtl';
    const root = form.querySelectorAll('auction-text-input')[3]!.shadowRoot!;
    const left = (selector: string) => root.querySelector(selector)!.getBoundingClientRect().left;
    expect(left('[part~=clear-button]')).to.be.below(left('input'));
  });
});
