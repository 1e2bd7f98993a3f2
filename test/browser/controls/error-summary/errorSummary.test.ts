import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { emulate, keys, press, type } from '../../../support/act.ts';
import { leaveTime, settled, until } from '../../../support/clock.ts';
import { allByRole, byRole, expectFocus, focused, queryRole } from '../../../support/find.ts';
import { insertHtml, unmountAll, waitForRender } from '../../../support/mount.ts';

type Summary = HTMLElementTagNameMap['auction-error-summary'];

let summary: Summary;
const part = (name: string) => summary.shadowRoot!.querySelector<HTMLElement>(`[part~=${name}]`)!;
const isShown = () => part('summary').getClientRects().length > 0;
const links = () => allByRole(summary, 'link');
const texts = () => links().map((link) => link.textContent);
const form = () => document.querySelector<HTMLFormElement>('form')!;
const input = (selector: string) =>
  document.querySelector(selector)!.shadowRoot!.querySelector<HTMLInputElement>('input')!;
const insert = async (html: string) => {
  const container = insertHtml(html);
  summary = container.querySelector('auction-error-summary')!;
  for (const each of container.querySelectorAll('*'))
    if (each.localName.startsWith('auction-')) await waitForRender(each);
  form().addEventListener('submit', (event) => event.preventDefault());
};
const submit = () => press(form().querySelector('button')!);

const radios = `<fieldset id="by"><legend>Transport</legend>
  <label><input type="radio" name="by" value="van" required> Van</label>
  <label><input type="radio" name="by" value="ship" required> Ship</label></fieldset>`;

const cleanUp = async () => {
  document.documentElement.removeAttribute('dir');
  document.documentElement.removeAttribute('style');
  await emulate();
  window.scrollTo(0, 0);
  await unmountAll();
};

describe('auction-error-summary with the list of a server', () => {
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

  it('has a heading that names it, and gets the focus once it is there', async () => {
    await render();
    await until(() => focused() === part('summary'), 'the focus');
    expect(byRole(summary, 'heading').textContent).to.equal('There is a problem');
    expect(queryRole(summary, 'group', 'There is a problem') === part('summary')).to.equal(true);
    expect(queryRole(summary, 'alert')).to.equal(null);
  });

  it('has the heading of the page, and keeps a focus that the page has given it', async () => {
    await insert(`<form><auction-error-summary tabindex="-1">
      <h3 slot="heading">Please check:</h3><ul><li><a href="#x">X</a></li></ul></auction-error-summary></form>`);
    summary.focus();
    expect(part('heading').getClientRects().length).to.equal(0);
    await until(() => focused() === part('summary'), 'the focus');
  });

  it('does not take the focus from anything, nor a second time', async () => {
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
      it(`${name}: its link moves the focus to the control and shows its label, by ${by}`, async () => {
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

  it('leaves other links, and clicks with a modifier or that the page prevents, alone', async () => {
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

  it('is not replaced by what the browser finds', async () => {
    await render();
    document.querySelector('#paddle')!.toggleAttribute('required', true);
    form().requestSubmit();
    await settled();
    expect(links()).to.deep.equal([]);
    expect(isShown()).to.equal(true);
  });

  it('passes axe, in both directions, and fits into its container', async () => {
    await render();
    await expect(summary).to.be.accessible();
    const { left, right } = part('summary').getBoundingClientRect();
    const icon = () => part('summary').querySelector('svg')!.getBoundingClientRect();
    expect(icon().left - left).to.be.below(40);
    document.documentElement.dir = 'rtl';
    expect(right - icon().right).to.be.below(40);
  });
});

describe('auction-error-summary by itself', () => {
  const fields = `<auction-form-field label="Full name"><input name="name" required></auction-form-field>
    <auction-date-input name="day" label="Viewing on" required></auction-date-input>
    <label>Paddle <auction-text-input name="paddle" required></auction-text-input></label>${radios}<button>Go</button>`;
  const render = (attributes = '', own = fields) =>
    insert(`<form id="bid"><auction-error-summary ${attributes}></auction-error-summary>${own}</form>`);
  afterEach(cleanUp);

  it('is not there while nothing is invalid, or nobody has tried', async () => {
    await render();
    form().checkValidity();
    await settled();
    expect(isShown()).to.equal(false);
    expect(queryRole(summary, 'heading')).to.equal(null);
  });

  it('lists what the browser finds when it holds a submission, and leaves the focus on the first field', async () => {
    await render();
    await submit();
    await until(isShown, 'the summary');
    const native = document.querySelector<HTMLInputElement>('input[name=name]')!;
    const required = native.validationMessage;
    expect(texts()).to.deep.equal([
      `Full name: ${required}`,
      'Viewing on: Please fill out this field.',
      `Paddle: ${document.querySelector<HTMLInputElement>('[name=paddle]')!.validationMessage}`,
      `Transport: ${document.querySelector<HTMLInputElement>('[name=by]')!.validationMessage}`,
    ]);
    expectFocus(native);
    expect(byRole(summary, 'alert').textContent).to.contain('There is a problem');
  });

  it('its links move the focus', async () => {
    await render();
    await submit();
    await until(isShown, 'the summary');
    await press(links()[2]!);
    expectFocus(input('[name=paddle]'));
    await press(links()[3]!);
    expectFocus(document.querySelector('[name=by]'));
    await press(links()[1]!);
    expectFocus(input('[name=day]'));
  });

  it('is announced anew with each submission, and goes with a reset or a submission', async () => {
    await render();
    await submit();
    await until(isShown, 'the summary');
    const [first] = links();
    document.querySelector<HTMLInputElement>('[name=name]')!.focus();
    await type('Dana');
    expect(texts()).to.have.length(4);
    await submit();
    await until(() => texts().length === 3, 'the other errors');
    expect(first!.isConnected).to.equal(false);
    form().reset();
    await until(() => !isShown(), 'the end of it');
    await submit();
    await until(isShown, 'the summary');
    form().noValidate = true;
    await submit();
    await until(() => !isShown(), 'the end of it');
  });

  it('lists what a server has said by error-text', async () => {
    await render(
      '',
      `<auction-text-input aria-label="Paddle" error-text="Paddle 117 is taken"></auction-text-input>
       <auction-text-input aria-label="Name" required></auction-text-input>
       <auction-form-field label="Country" error error-text="We do not ship there"><select><option>Mars</select></auction-form-field>
       <button>Go</button>`,
    );
    await until(isShown, 'the summary');
    expect(texts()).to.deep.equal(['Paddle 117 is taken', 'We do not ship there']);
    await press(links()[1]!);
    expectFocus(document.querySelector('select'));
  });

  it('finds its form by `for`, and looks again when it is shown', async () => {
    await insert(
      `<auction-error-summary for="bid" hidden></auction-error-summary>
       <form id="bid"><auction-text-input aria-label="Paddle"></auction-text-input><button>Go</button></form>`,
    );
    document.querySelector('auction-text-input')!.errorText = 'Paddle 117 is taken';
    await settled();
    expect(isShown()).to.equal(false);
    summary.hidden = false;
    await until(isShown, 'the summary');
    expect(texts()).to.deep.equal(['Paddle 117 is taken']);
  });

  it('minds its own form only', async () => {
    await insert(
      `<form><auction-error-summary></auction-error-summary><button>Go</button></form><form id="other"><input required></form>`,
    );
    document.querySelector<HTMLFormElement>('#other')!.reportValidity();
    await settled();
    expect(isShown()).to.equal(false);
  });

  it('has the texts of the page', async () => {
    await render(`messages='{"errorSummary":"Bitte prüfen","fieldError":"{error} ({field})"}'`);
    await submit();
    await until(isShown, 'the summary');
    expect(byRole(summary, 'heading').textContent).to.equal('Bitte prüfen');
    expect(texts()[1]).to.equal('Please fill out this field. (Viewing on)');
  });

  it('gives way to a list that the page inserts', async () => {
    await render();
    await submit();
    await until(isShown, 'the summary');
    summary.innerHTML = '<ul><li><a href="#x">From the server</a></li></ul>';
    await until(() => links().length === 0, 'the list of the page');
    expect(isShown()).to.equal(true);
    summary.textContent = '';
    await until(() => links().length === 4, 'what is still invalid');
  });

  for (const scheme of ['light', 'dark'])
    it(`passes axe in the ${scheme} scheme`, async () => {
      await emulate({ 'prefers-color-scheme': scheme });
      document.documentElement.style.cssText = `color-scheme: ${scheme}; background: Canvas; color: CanvasText`;
      await render();
      await submit();
      await until(isShown, 'the summary');
      await expect(form()).to.be.accessible({ ignoredTags: ['best-practice'] });
    });

  it('survives a form whose fields have the names of its members', async () => {
    await render('', '<input name="elements" required aria-label="Elements"><button>Go</button>');
    await submit();
    await until(isShown, 'the summary');
    expect(texts()[0]).to.match(/^Elements: /);
  });
});
