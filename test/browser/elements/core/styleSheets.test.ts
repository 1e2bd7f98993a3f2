import { expect } from '@open-wc/testing';
import '../../../../elements/tags/auction-date-input.ts';
import { styleCache, getTextSheet } from '../../../../elements/core/styleSheets.ts';
import { press } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

const getRules = (element: Element): string[] =>
  element.shadowRoot!.adoptedStyleSheets.flatMap(({ cssRules }) =>
    [...cssRules].map(({ cssText }) => cssText),
  );

describe('CSS of a calendar, which loads on demand', () => {
  it('affects only the field that shows the calendar, so that the browser need not restyle other fields', async () => {
    const other = await mount('<auction-date-input label="Ends on"></auction-date-input>');
    const rules = getRules(other);
    const field = await mount('<auction-date-input label="Starts on"></auction-date-input>');
    // A page may add a stylesheet to a shadow root of the library.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('input { color: rgb(1, 2, 3) !important }');
    field.shadowRoot!.adoptedStyleSheets.push(sheet);
    await press(byRole(field, 'button'));
    await until(() => queryRole(field, 'grid'), 'the calendar is open');
    expect(getRules(field)).to.include.members(rules).and.have.length.above(rules.length);
    expect(getComputedStyle(byRole(field, 'grid')).tableLayout).to.equal('fixed');
    expect(getRules(other)).to.deep.equal(rules);
    expect(getComputedStyle(byRole(field, 'textbox')).color).to.equal('rgb(1, 2, 3)');
  });
});

it('creates a text stylesheet once per text and keeps the 500 used last', () => {
  const first = getTextSheet(document, '.first{}');
  expect(getTextSheet(document, '.first{}')).to.equal(first);
  for (let index = 1; index < styleCache; index++) getTextSheet(document, `.n${index}{}`);
  expect(getTextSheet(document, '.first{}')).to.equal(first);
  for (let index = 0; index < styleCache; index++) getTextSheet(document, `.m${index}{}`);
  expect(getTextSheet(document, '.first{}')).not.to.equal(first);
});
