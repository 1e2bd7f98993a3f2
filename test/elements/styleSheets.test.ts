import { expect } from '@open-wc/testing';
import { styleCache, textSheet } from '../../elements/core/styleSheets.ts';

it('textSheet makes a sheet once per text and keeps the 500 used last', () => {
  const first = textSheet(document, '.first{}');
  expect(textSheet(document, '.first{}')).to.equal(first);
  for (let index = 1; index < styleCache; index++) textSheet(document, `.n${index}{}`);
  expect(textSheet(document, '.first{}')).to.equal(first);
  for (let index = 0; index < styleCache; index++) textSheet(document, `.m${index}{}`);
  expect(textSheet(document, '.first{}')).not.to.equal(first);
});
