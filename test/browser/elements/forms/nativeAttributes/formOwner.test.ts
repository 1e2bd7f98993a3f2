import { expect } from '@open-wc/testing';
import { render, unmountAll } from './fixture.ts';

describe('the form owner of a field or a button', () => {
  it('is the form that an attribute names, or the form around it', async () => {
    for (const tag of ['input', 'auction-text-input', 'auction-date-input', 'button', 'auction-button']) {
      const { container, control } = await render(
        tag,
        'name="lot" form="first"',
        '',
        (html) => `<form id="first"></form><form id="second">${html}</form>`,
      );
      const owner = () => control.form?.id;
      const owners = [owner()];
      control.setAttribute('form', 'second');
      owners.push(owner());
      control.setAttribute('form', 'nobody');
      owners.push(owner());
      control.removeAttribute('form');
      owners.push(owner());
      const second = container.querySelector('#second')!;
      second.replaceWith(control);
      owners.push(owner());
      control.setAttribute('form', 'third');
      container.insertAdjacentHTML('beforeend', '<form id="third"></form>');
      owners.push(owner());
      container.querySelector('#third')!.remove();
      owners.push(owner());
      expect(owners, tag).to.deep.equal([
        'first',
        'second',
        undefined,
        'second',
        undefined,
        'third',
        undefined,
      ]);
      await unmountAll();
    }
  });
});
