import { expect } from '@open-wc/testing';
import { styleCache, getTextSheet } from '../../../../elements/core/styleSheets.ts';

it('getTextSheet makes a sheet once per text and keeps the 500 used last', () => {
  const first = getTextSheet(document, '.first{}');
  expect(getTextSheet(document, '.first{}')).to.equal(first);
  for (let index = 1; index < styleCache; index++) getTextSheet(document, `.n${index}{}`);
  expect(getTextSheet(document, '.first{}')).to.equal(first);
  for (let index = 0; index < styleCache; index++) getTextSheet(document, `.m${index}{}`);
  expect(getTextSheet(document, '.first{}')).not.to.equal(first);
});
