import { expect } from '@open-wc/testing';
import { emulate, press, type, viewport } from '../../../support/act.ts';
import { settled, until } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import {
  cleanUp,
  form,
  input,
  insert,
  isShown,
  links,
  radios,
  submit,
  summary,
  texts,
} from './summaryFixture.ts';

describe('auction-error-summary without children', () => {
  const fields = `<auction-form-field label="Full name"><input name="name" required></auction-form-field>
    <auction-date-input name="day" label="Viewing on" required></auction-date-input>
    <label>Paddle <auction-text-input name="paddle" required></auction-text-input></label>${radios}<button>Go</button>`;
  const render = (attributes = '', own = fields) =>
    insert(`<form id="bid"><auction-error-summary ${attributes}></auction-error-summary>${own}</form>`);
  afterEach(cleanUp);

  it('is hidden while nothing is invalid or the user has not tried to submit', async () => {
    await render();
    form().checkValidity();
    await settled();
    expect(isShown()).to.equal(false);
    expect(queryRole(summary, 'heading')).to.equal(null);
  });

  it('lists the errors when the browser blocks a submission, and leaves focus on the first field', async () => {
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

  it('moves focus to the field of a followed link', async () => {
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

  it('scrolls the highest label of a field into view, but no legend that is far away', async () => {
    await viewport(1000, 600);
    const far = '<div style="height: 2000px"></div>';
    await render(
      '',
      `${far}<fieldset><legend id="where">Where</legend><auction-text-input aria-label="City" required></auction-text-input>
      <div style="height: 400px"></div><auction-form-field id="zip" label="ZIP"><input required></auction-form-field></fieldset>
      ${far}<auction-form-field id="name" label="Name"><fieldset><legend>First</legend><input required></fieldset></auction-form-field>
      <auction-form-field id="agree" label="Terms"><fieldset><legend>Read</legend><div style="height: 400px"></div><label><input type="checkbox" required>Agree</label></fieldset></auction-form-field>${far}<button>Go</button>`,
    );
    await submit();
    await until(isShown, 'the summary');
    for (const [index, id] of ['where', 'zip', 'name', 'agree'].entries()) {
      links()[index]!.click();
      // Firefox scrolls after the next layout if it interrupts the current one for input.
      const isShownAt = (top: number) => (id === 'agree' ? top < 0 : Math.abs(top) <= 1);
      await until(() => isShownAt(document.getElementById(id)!.getBoundingClientRect().top), id);
    }
    expect(document.querySelectorAll('legend')[2]!.getBoundingClientRect().top).to.be.within(-1, 1);
  });

  it('is announced again with each submission, and disappears with a reset or a submission', async () => {
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

  it('lists server-side errors set by error-text', async () => {
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

  it('finds its form by `for`, and checks again when it is shown', async () => {
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

  it('lists only errors of its own form', async () => {
    await insert(
      `<form><auction-error-summary></auction-error-summary><button>Go</button></form><form id="other"><input required></form>`,
    );
    document.querySelector<HTMLFormElement>('#other')!.reportValidity();
    await settled();
    expect(isShown()).to.equal(false);
  });

  it('uses messages of the page', async () => {
    await render(`messages='{"errorSummary":"Bitte prüfen","fieldError":"{error} ({field})"}'`);
    await submit();
    await until(isShown, 'the summary');
    expect(byRole(summary, 'heading').textContent).to.equal('Bitte prüfen');
    expect(texts()[1]).to.equal('Please fill out this field. (Viewing on)');
  });

  it('is replaced by a list that the page inserts', async () => {
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

  it('works in a form whose fields are named like form properties', async () => {
    await render('', '<input name="elements" required aria-label="Elements"><button>Go</button>');
    await submit();
    await until(isShown, 'the summary');
    expect(texts()[0]).to.match(/^Elements: /);
  });
});
