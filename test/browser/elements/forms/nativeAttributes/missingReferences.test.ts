import { expect } from '@open-wc/testing';
import { leaveTime, until } from '../../../../support/clock.ts';
import { insertHtml, recordWarnings, waitForRender } from '../../../../support/mount.ts';
import { render } from './fixture.ts';

const cases = [
  [
    'auction-text-input',
    ['aria-describedby', 'aria-labelledby', 'aria-details', 'aria-errormessage', 'list', 'form'],
  ],
  ['auction-date-input', ['aria-describedby', 'aria-labelledby', 'form']],
  ['auction-time-input', ['aria-describedby', 'form']],
  ['auction-button', ['aria-describedby', 'aria-controls', 'popovertarget', 'commandfor', 'form']],
  ['auction-icon-button', ['aria-describedby', 'aria-labelledby', 'popovertarget', 'form']],
] as const;

describe('references to missing IDs', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  beforeEach(() => {
    warnings = recordWarnings();
  });
  afterEach(() => {
    warnings.stop();
  });

  for (const [tag, attributes] of cases) {
    /** An icon button without a label logs another warning. */
    const label = tag === 'auction-icon-button' ? 'label="Bid"' : '';
    for (const attribute of attributes) {
      it(`logs one warning that names ${attribute} of ${tag}`, async () => {
        const { control } = await render(tag, `${attribute}="nobody" ${label}`);
        await until(() => warnings.texts.length > 0, 'the warning');
        control.focus();
        control.setAttribute(attribute, 'nobody');
        await leaveTime();
        expect(warnings.texts).to.have.length(1);
        expect(warnings.texts[0]).to.contain(`${tag}: \`${attribute}\` refers to \`nobody\``);
      });

      it(`warns when ${attribute} of ${tag} is set later`, async () => {
        const { control } = await render(tag, label);
        control.setAttribute(attribute, 'nobody');
        await until(() => warnings.texts.length > 0, 'the warning');
        expect(warnings.texts.join()).to.contain(`${tag}: \`${attribute}\` refers to \`nobody\``);
      });
    }
  }

  it('names the missing ID among existing ones', async () => {
    await render('auction-text-input', 'aria-describedby="one nobody two"');
    await until(() => warnings.texts.length > 0, 'the warning');
    expect(warnings.texts.join()).to.contain('`aria-describedby` refers to `nobody`');
  });

  it('warns when the ID belongs to another kind of element', async () => {
    await render('auction-text-input', 'list="one"');
    await until(() => warnings.texts.length > 0, 'the warning');
    expect(warnings.texts).to.have.length(1);
    expect(warnings.texts[0]).to.match(/`list` refers to `one`, which is a `<p>`.*<datalist>/);
  });

  it('does not warn when the referenced element is inserted in the same task', async () => {
    const container = insertHtml(
      '<auction-text-input aria-describedby="one" list="lots" form="below"></auction-text-input>',
    );
    container.insertAdjacentHTML(
      'beforeend',
      '<p id="one">Words</p><datalist id="lots"></datalist><form id="below"></form>',
    );
    await waitForRender(container.firstElementChild!);
    await leaveTime();
    expect(warnings.texts).to.deep.equal([]);
  });
});
