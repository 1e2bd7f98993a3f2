import { expect } from '@open-wc/testing';
import '../../../../../elements/auction-elements.ts';
import { settled } from '../../../../support/clock.ts';
import { mount } from '../../../../support/mount.ts';

describe('fields around an input of the page', () => {
  const input = () => document.querySelector('input')!;
  const getLabel = (element: Element) =>
    element.shadowRoot!.querySelector('[part~="label"]')?.textContent ?? null;

  for (const [tag, attributes, name] of [
    ['auction-date-input', 'label="From"', 'From'],
    ['auction-date-input', '', 'Date'],
    ['auction-time-input', '', 'Select Time'],
  ] as const)
    it(`keeps its label and the name of the input when <${tag} ${attributes}> moves`, async () => {
      const element = await mount(`<${tag} ${attributes}><input name="from"></${tag}>`);
      await settled();
      const container = document.createElement('div');
      element.before(container);
      for (let move = 1; move <= 3; move += 1) {
        container.append(element);
        await settled();
        expect(input().getAttribute('aria-label'), `move ${move}`).to.equal(name);
        expect(getLabel(element), `move ${move}`).to.equal(name);
      }
    });

  for (const copy of ['clone', 'HTML'])
    it(`transfers its label to a ${copy}, and then follows its attributes`, async () => {
      const element = await mount(
        '<auction-date-input label="From"><input name="from"></auction-date-input>',
      );
      await settled();
      const { parentElement: parent } = element;
      if (copy === 'clone') element.replaceWith(element.cloneNode(true));
      else parent!.innerHTML = element.outerHTML;
      const other = parent!.querySelector('auction-date-input')!;
      await settled();
      expect(input().getAttribute('aria-label')).to.equal('From');
      other.setAttribute('label', 'Until');
      await settled();
      expect([input().getAttribute('aria-label'), getLabel(other)]).to.deep.equal(['Until', 'Until']);
    });

  it('keeps the date of the input when the element gets a value after a reset', async () => {
    await mount(
      '<form><auction-date-input><input type="date" value="2026-12-05"></auction-date-input></form>',
    );
    await settled();
    document.querySelector('form')!.reset();
    const element = document.querySelector('auction-date-input')!;
    element.setAttribute('value', '2026-02-31');
    await settled();
    expect(element.shadowRoot!.querySelector('[part~="picker-button"]')!.ariaLabel).to.include('12/05/2026');
  });

  it('follows the name of the element in a clone', async () => {
    const element = await mount('<auction-text-input aria-label="Bid"><input></auction-text-input>');
    await settled();
    const clone = element.cloneNode(true) as HTMLElement;
    element.replaceWith(clone);
    await settled();
    clone.setAttribute('aria-label', 'Offer');
    await settled();
    expect(input().getAttribute('aria-label')).to.equal('Offer');
  });

  it('follows the errors of the field in a clone', async () => {
    const field = await mount(
      '<auction-form-field label="Bid" error error-text="Too low."><input aria-description="In dollars."></auction-form-field>',
    );
    await settled();
    const read = () => [input().getAttribute('aria-invalid'), input().getAttribute('aria-description')];
    const clone = field.cloneNode(true) as HTMLElement;
    field.replaceWith(clone);
    await settled();
    clone.setAttribute('error-text', 'Too high.');
    await settled();
    expect(read()).to.deep.equal(['true', 'In dollars.']);
    input().removeAttribute('aria-description');
    clone.setAttribute('error-text', 'Not a number.');
    await settled();
    expect(read()).to.deep.equal(['true', 'Not a number.']);
    const second = clone.cloneNode(true) as HTMLElement;
    second.removeAttribute('error');
    clone.replaceWith(second);
    await settled();
    expect(read()).to.deep.equal([null, null]);
  });

  it('keeps attributes that the page has set in a clone', async () => {
    const field = await mount(
      '<auction-date-input label="From" help="A day."><input aria-label="Start" aria-description="Bidding"></auction-date-input>',
    );
    await settled();
    expect(input().getAttribute('aria-description')).to.equal('Bidding A day.');
    const clone = field.cloneNode(true) as HTMLElement;
    field.replaceWith(clone);
    await settled();
    expect([input().getAttribute('aria-label'), input().getAttribute('aria-description')]).to.deep.equal([
      'Start',
      'Bidding A day.',
    ]);
  });
});
