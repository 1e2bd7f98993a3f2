import { expect } from '@open-wc/testing';
import { keys, press } from '../../../support/act.ts';
import { leaveTime, settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, focused, queryRole } from '../../../support/find.ts';
import { cleanUp, form, input, insert, isShown, links, part, radios, summary } from './summaryFixture.ts';

describe('auction-error-summary with a server-rendered list', () => {
  const space = '<div class="space"></div>';
  const render = async (list = '') => {
    await insert(`<form>
      <auction-error-summary><ul>
        <li><a href="#paddle">Paddle 117 is taken</a></li>
        <li><a href="#day">That day is over</a></li>
        <li><a href="#by">Choose a transport</a></li>
        <li><a href="#country">Choose a country</a></li>
        <li><a href="#nowhere">Nowhere</a></li>
        <li><a href="/help">Help</a></li>${list}
      </ul></auction-error-summary>${space}
      <label for="paddle">Paddle</label><auction-text-input id="paddle"></auction-text-input>${space}
      <auction-date-input id="day" label="Day"></auction-date-input>${space}
      ${radios}${space}
      <auction-form-field id="country" label="Country"><select><option>Canada</select></auction-form-field>${space}
      <button>Go</button></form>`);
    for (const each of document.querySelectorAll<HTMLElement>('.space')) each.style.blockSize = '1200px';
  };
  const link = (name: string) =>
    [...summary.querySelectorAll('a')].find(({ textContent }) => textContent === name)!;
  afterEach(cleanUp);

  it('has a heading that names it, and receives focus once it is in the page', async () => {
    await render();
    await until(() => focused() === part('summary'), 'the focus');
    expect(byRole(summary, 'heading').textContent).to.equal('There is a problem');
    expect(queryRole(summary, 'group', 'There is a problem') === part('summary')).to.equal(true);
    expect(queryRole(summary, 'alert')).to.equal(null);
  });

  it('uses the heading of the page, and keeps focus that the page has set in it', async () => {
    await insert(`<form><auction-error-summary tabindex="-1">
      <h3 slot="heading">Please check:</h3><ul><li><a href="#x">X</a></li></ul></auction-error-summary></form>`);
    summary.focus();
    expect(part('heading').getClientRects().length).to.equal(0);
    await until(() => focused() === part('summary'), 'the focus');
  });

  it('does not take focus from another element, nor a second time', async () => {
    const own = document.createElement('input');
    document.body.prepend(own);
    own.focus();
    await render();
    await leaveTime();
    expectFocus(own);
    own.blur();
    summary.remove();
    form().prepend(summary);
    await leaveTime();
    expect(focused() === document.body).to.equal(true);
    own.remove();
  });

  for (const [name, find, label] of [
    ['Paddle 117 is taken', () => input('#paddle'), 'label[for=paddle]'],
    ['That day is over', () => input('#day'), '#day'],
    ['Choose a transport', () => document.querySelector('#by input'), '#by legend'],
    ['Choose a country', () => document.querySelector('#country select'), '#country'],
  ] as const)
    for (const by of ['pointer', 'keyboard'])
      it(`moves focus to the control and shows its label when the link “${name}” is followed by ${by}`, async () => {
        await render();
        if (by === 'pointer') await press(link(name));
        else {
          link(name).focus();
          await keys('Enter');
        }
        expectFocus(find());
        const { top, bottom } = document.querySelector(label)!.getBoundingClientRect();
        expect(top).to.be.at.least(-1);
        expect(bottom).to.be.at.most(innerHeight);
        expect(location.hash).to.equal('');
      });

  it('ignores other links, clicks with a modifier key, and clicks that the page prevents', async () => {
    await render();
    const prevented: boolean[] = [];
    const record = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    summary.addEventListener('click', record);
    for (const name of ['Nowhere', 'Help']) link(name).click();
    link('That day is over').dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }),
    );
    summary.removeEventListener('click', record);
    expect(prevented).to.deep.equal([false, false, false]);
    link('That day is over').addEventListener('click', (event) => event.preventDefault());
    link('That day is over').click();
    expect(focused() === input('#day')).to.equal(false);
  });

  it('is not replaced by errors that the browser finds', async () => {
    await render();
    document.querySelector('#paddle')!.toggleAttribute('required', true);
    form().requestSubmit();
    await settled();
    expect(links()).to.deep.equal([]);
    expect(isShown()).to.equal(true);
  });

  it('passes axe in both directions, and fits into its container', async () => {
    await render();
    await expect(summary).to.be.accessible();
    const { left, right } = part('summary').getBoundingClientRect();
    const icon = () => part('summary').querySelector('svg')!.getBoundingClientRect();
    expect(icon().left - left).to.be.below(40);
    document.documentElement.dir = 'rtl';
    expect(right - icon().right).to.be.below(40);
  });
});
