import { expect } from '@open-wc/testing';
import '../../../../../elements/auction-elements.ts';
import { keys, press, type } from '../../../../support/act.ts';
import { leaveTime, settled, until } from '../../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../../support/find.ts';
import { mount } from '../../../../support/mount.ts';

type Typed = HTMLElementTagNameMap['auction-date-input'] | HTMLElementTagNameMap['auction-time-input'];

describe('an input of the page in a date or time field', () => {
  let element: Typed;
  const input = () => element.querySelector('input')!;
  const part = (name: string) => element.shadowRoot!.querySelector<HTMLElement>(`[part~="${name}"]`);
  const note = () => part('error')?.textContent ?? part('help')?.textContent ?? '';
  const render = async (html: string) => {
    await mount(html);
    element = document.querySelector('auction-date-input, auction-time-input')!;
  };
  const sent = () => [...new FormData(input().form!)];
  const choose = async (opener: RegExp, role: string, name: RegExp) => {
    await press(byRole(element, 'button', opener));
    await until(() => queryRole(element, role, name), String(name));
    await until(() => getComputedStyle(part('popover')!).opacity === '1', 'its place');
    await press(byRole(element, role, name));
    await settled();
  };

  it('is named by the label of the element, which focuses it', async () => {
    await render('<auction-date-input label="Viewing on"><input type="date" required></auction-date-input>');
    expect([part('label')!.textContent, input().getAttribute('aria-label')]).to.deep.equal([
      'Viewing on *',
      'Viewing on',
    ]);
    await press(part('label')!);
    expectFocus(input());
  });

  it('keeps a label that the page sets', async () => {
    await render(
      '<label for="day">Sale day</label><auction-date-input><input id="day" type="date"></auction-date-input>',
    );
    expect([part('label'), input().hasAttribute('aria-label')]).to.deep.equal([null, false]);
  });

  for (const [what, input_, expected] of [
    ['a date', 'type="date" value="2026-11-20"', '2026-11-25'],
    ['a text as its locale writes it', 'value="11/20/2026"', '11/25/2026'],
    ['the day of a date and time', 'type="datetime-local" value="2026-11-20T09:30"', '2026-11-25T09:30'],
  ] as const)
    it(`receives ${what} from the calendar`, async () => {
      await render(
        `<form><auction-date-input locale="en-US" allow-past><input name="day" ${input_}></auction-date-input></form>`,
      );
      const dispatched: string[] = [];
      for (const name of ['input', 'change']) element.addEventListener(name, () => dispatched.push(name));
      await choose(/Open Calendar/, 'button', /^Wednesday, November 25/);
      expect([sent(), dispatched]).to.deep.equal([[['day', expected]], ['input', 'change']]);
      expectFocus(byRole(element, 'button', /Open Calendar/));
    });

  it('submits the text as it is, and reports that it is not a date', async () => {
    await render(
      '<form><auction-date-input locale="en-US" allow-past><input name="day"></auction-date-input><button>Go</button></form>',
    );
    input().focus();
    await type('soon');
    expect(note()).to.equal('mm/dd/yyyy');
    await keys('Tab');
    await until(() => note() === 'Invalid date', 'the message');
    expect([input().validity.customError, element.checkValidity(), sent()]).to.deep.equal([
      true,
      false,
      [['day', 'soon']],
    ]);
    input().value = '3/4/2027';
    expect([element.checkValidity(), sent()]).to.deep.equal([true, [['day', '3/4/2027']]]);
    expect(element.valueAsDate!.getMonth()).to.equal(2);
  });

  it('formats the browser’s validation message like the field', async () => {
    await render(
      '<form><auction-date-input locale="en-GB"><input name="day" min="2027-04-03" value="02/04/2027"></auction-date-input></form>',
    );
    input().form!.requestSubmit();
    await until(() => note() === 'Value must be 03/04/2027 or later.', 'the message');
  });

  it('does not submit a day that cannot be selected in the calendar', async () => {
    await render(
      `<form><auction-date-input allow-past disabled-dates='["2027-03-12"]'><input type="date" name="day" value="2027-03-12"></auction-date-input></form>`,
    );
    expect([input().validationMessage, element.checkValidity()]).to.deep.equal([
      'This date is unavailable.',
      false,
    ]);
    input().valueAsDate = new Date('2027-03-13');
    expect(element.checkValidity()).to.equal(true);
  });

  it('can be a time that the time picker sets', async () => {
    await render(
      '<form><auction-time-input label="At" locale="en-US"><input name="at" value="9:30 AM"></auction-time-input></form>',
    );
    await choose(/Open Time Picker/, 'radio', /^PM$/);
    await press(byRole(element, 'button', 'Done'));
    await settled();
    expect(sent()).to.deep.equal([['at', '09:30 PM']]);
  });

  it('is reset with its form', async () => {
    await render(
      '<form><auction-date-input locale="en-US" allow-past><input name="day" value="11/20/2026"></auction-date-input></form>',
    );
    input().value = 'never';
    input().form!.reset();
    await settled();
    expect([sent(), element.checkValidity()]).to.deep.equal([[['day', '11/20/2026']], true]);
  });

  it('opens the picker in the month of a date that was just typed', async () => {
    await render('<auction-date-input locale="en-US" allow-past><input></auction-date-input>');
    input().focus();
    await type('3/4/2027');
    await keys('Alt+ArrowDown');
    const typed = await until(() => queryRole(element, 'button', /March 4, 2027/), 'March');
    await until(() => element.shadowRoot!.activeElement === typed, 'the focus');
    await leaveTime();
    expect(element.shadowRoot!.activeElement).to.equal(typed);
    await keys('Escape');
  });

  it('opens the picker of the field by Alt+ArrowDown', async () => {
    await render('<auction-date-input><input type="date"></auction-date-input>');
    input().focus();
    await keys('Alt+ArrowDown');
    await until(() => queryRole(element, 'grid'), 'the calendar');
    await keys('Escape');
  });
});
