import assert from 'node:assert/strict';
import { afterEach, before, it } from 'node:test';
import { openDom } from './openDom.mjs';

/** Runs typical app tests after one line of setup. */
export function describeCases(environment) {
  let queries;
  let user;
  let waitFor;
  const errors = [];

  before(async () => {
    const window = await openDom(environment);
    window.addEventListener('error', ({ message }) => errors.push(message));
    process.on('unhandledRejection', (error) => errors.push(String(error)));
    console.error = (...values) => errors.push(values.join(' '));
    await import('auction-elements/testing');
    await import('auction-elements');
    queries = await import('auction-elements/testing/queries');
    ({ waitFor } = await import('@testing-library/dom'));
    const { userEvent } = await import('@testing-library/user-event');
    user = userEvent.setup({ document });
  });
  afterEach(() => {
    document.body.replaceChildren();
    assert.deepEqual(errors.splice(0), []);
  });

  const show = async (html) => {
    document.body.innerHTML = html;
    const tags = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('auction-'),
    );
    await waitFor(() => {
      for (const { shadowRoot } of tags) assert.ok(shadowRoot.querySelector('[data-auction-container] > *'));
    });
  };
  const find = (role, name) => queries.findByRole(document.body, role, { name }, { timeout: 10_000 });
  const getForm = () => document.querySelector('form');
  const send = () => [...new window.FormData(getForm())];

  it('finds fields by name, types into them, and reads them', async () => {
    await show(`<form>
      <label>Paddle <auction-text-input name="paddle"></auction-text-input></label>
      <auction-date-input name="day" label="Viewing on"></auction-date-input>
      <auction-time-input name="at" label="At"></auction-time-input>
      <auction-form-field label="Note"><auction-text-input name="note"></auction-text-input></auction-form-field>
    </form>`);
    await user.type(await find('textbox', 'Paddle'), '123');
    await user.type(await find('textbox', 'Viewing on'), '2026-11-20');
    await user.type(await find('textbox', 'At'), '9:30 am');
    await user.type(await find('textbox', 'Note'), 'for Ann');
    await user.tab();
    assert.equal((await find('textbox', 'Viewing on')).value, '11/20/2026');
    assert.deepEqual(send(), [
      ['paddle', '123'],
      ['day', '2026-11-20'],
      ['at', '09:30'],
      ['note', 'for Ann'],
    ]);
  });

  it('finds only the text box by its label', async () => {
    await show('<label for="paddle">Paddle</label><auction-text-input id="paddle"></auction-text-input>');
    const input = await queries.findByLabelText(document.body, 'Paddle');
    assert.equal(input.localName, 'input');
    assert.throws(
      () => queries.getByLabelText(document.body, 'Lot'),
      /Unable to find an element with the label Lot/,
    );
  });

  it('shows why a field is invalid', async () => {
    await show('<auction-date-input label="Viewing on" required></auction-date-input>');
    await user.type(await find('textbox', 'Viewing on'), 'some day');
    await user.tab();
    assert.equal(document.querySelector('auction-date-input').checkValidity(), false);
    assert.equal((await find('alert')).textContent, 'Invalid date');
  });

  it('dispatches the events of a field to the app', async () => {
    await show('<auction-text-input aria-label="Paddle"></auction-text-input>');
    const heard = [];
    for (const type of ['input', 'change'])
      document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${target.value}`), {
        once: true,
      });
    await user.type(await find('textbox', 'Paddle'), '7');
    await user.tab();
    assert.deepEqual(heard, ['input 7', 'change 7']);
  });

  it('submits a form by its button', async () => {
    await show(
      '<form><auction-text-input name="paddle" value="5"></auction-text-input><auction-button type="submit">Bid</auction-button></form>',
    );
    const sent = [];
    getForm().addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(send());
    });
    await user.click(await find('button', 'Bid'));
    assert.deepEqual(sent, [[['paddle', '5']]]);
  });

  it('selects a day in the calendar', async () => {
    await show('<auction-date-input label="Viewing on" value="2099-11-03"></auction-date-input>');
    await user.click(await find('button', /^Open Calendar/));
    await user.click(await find('button', /November 20, 2099/));
    await waitFor(() => assert.equal(document.querySelector('auction-date-input').value, '2099-11-20'));
  });

  it('opens the menus of the header, and reports the searched term', async () => {
    await show('<auction-header></auction-header>');
    const terms = [];
    document.body.addEventListener('auction-search', (event) => {
      event.preventDefault();
      terms.push(event.detail.term);
    });
    await user.type(await find('combobox', 'Search lots, makers, places'), 'plow{Enter}');
    await waitFor(() => assert.deepEqual(terms, ['plow']));
    await user.click(await find('button', 'Coins'));
    assert.match((await find('link', 'Dimes')).getAttribute('href'), /dimes/);
  });
}
