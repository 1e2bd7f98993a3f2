import { expect } from '@open-wc/testing';
import '../../../../elements/tags/auction-button.ts';
import '../../../../elements/tags/auction-text-input.ts';
import { keys, press } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { byRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

/** Form members that a field with the same name hides. */
const names = `
  reset elements requestSubmit submit addEventListener removeEventListener dispatchEvent noValidate
  action method checkValidity length id name contains matches closest querySelector querySelectorAll
  getAttribute children childNodes firstChild nodeType nodeName tagName ownerDocument isConnected
  getRootNode style toString
`
  .trim()
  .split(/\s+/);

describe('a form with a field named like a form member', () => {
  for (const name of names)
    it(`resets and submits fields next to a field named ${name}`, async () => {
      const field = await mount<HTMLElementTagNameMap['auction-text-input']>(
        `<form><input type="hidden" name="${name}"><auction-text-input name="lot" value="a" aria-label="Lot"></auction-text-input>
        <auction-button type="submit">Bid</auction-button><auction-button type="reset">Reset</auction-button></form>`,
      );
      const container = field.parentElement!.parentElement ?? document.body;
      const submitters: unknown[] = [];
      container.addEventListener('submit', (event) => {
        event.preventDefault();
        submitters.push(event.submitter?.textContent);
      });
      const [submit, reset] = container.querySelectorAll('auction-button');
      await until(() => reset!.shadowRoot?.querySelector('button'), 'the buttons');
      field.value = 'b';
      await press(reset!);
      await until(() => field.value === 'a', 'the reset');
      await press(submit!);
      await until(() => submitters.length === 1, 'the submission by the button');
      await press(byRole(field, 'textbox'));
      await keys('Enter');
      await until(() => submitters.length === 2, 'the submission by Enter');
      expect(submitters).to.deep.equal(['Bid', 'Bid']);
    });

  it('submits by Enter with a field named requestSubmit and without a button', async () => {
    const field = await mount(
      `<form><input type="hidden" name="requestSubmit"><auction-text-input name="lot" aria-label="Lot"></auction-text-input></form>`,
    );
    let submitted = 0;
    field.parentElement!.parentElement!.addEventListener('submit', (event) => {
      event.preventDefault();
      submitted++;
    });
    await press(byRole(field, 'textbox'));
    await keys('Enter');
    await until(() => submitted === 1, 'the submission');
  });
});
