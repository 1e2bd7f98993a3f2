import { expect } from '@open-wc/testing';
import { checkMessages } from '../../../src/site/messages/checkMessages.ts';
import { footerMessages } from '../../../src/site/messages/footerMessages.ts';
import { headerMessages } from '../../../src/site/messages/headerMessages.ts';
import { fill, mergeMessages } from '../../../src/site/core/texts.ts';
import { formatPlural } from '../../../src/site/messages/plural.ts';

describe('mergeMessages', () => {
  const merge = (own: unknown) => {
    const warnings: string[] = [];
    checkMessages(own, headerMessages, (text) => warnings.push(text));
    return { merged: mergeMessages(own, headerMessages), warnings };
  };

  it('replaces single texts', () => {
    const { merged, warnings } = merge({ signIn: 'Log in' });
    expect(merged.signIn).to.equal('Log in');
    expect(merged.signOut).to.equal(headerMessages.signOut);
    expect(warnings).to.deep.equal([]);
  });

  it('does not warn of texts of the footer that a header is given, and the other way round', () => {
    const own = { signIn: 'Log in', subscribe: 'Join' };
    const { merged, warnings } = merge(own);
    expect(merged).to.deep.equal({ ...headerMessages, signIn: 'Log in' });
    checkMessages(own, footerMessages, (text) => warnings.push(text));
    expect(mergeMessages(own, footerMessages).subscribe).to.equal('Join');
    expect(warnings).to.deep.equal([]);
  });

  for (const own of [
    { signin: 'x' },
    { signIn: 7 },
    { suggestionStatus: 'x' },
    { toString: 'x' },
    'x',
    null,
    ['x'],
  ]) {
    it(`keeps the built-in texts and warns once for ${JSON.stringify(own)}`, () => {
      const { merged, warnings } = merge(own);
      expect(merged).to.deep.equal(headerMessages);
      expect(warnings).to.have.length(1);
    });
  }
});

it('checkMessages explains which texts are not used, and why', () => {
  const warnings: string[] = [];
  const check = (own: unknown) => checkMessages(own, headerMessages, (text) => warnings.push(text));
  check({ signIn: 7, toString: 'x', suggestionStatus: { one: 'x' } });
  check({ suggestionStatus: { other: 'x', one: 7 } });
  check(7);
  expect(warnings.map((text) => text.split(';')[0])).to.deep.equal([
    'messages.signIn is no text',
    'messages.toString is not a known text',
    'messages.suggestionStatus is no text',
    'messages.suggestionStatus is no text',
    'messages must be a JSON object of texts, so the built-in texts are used.',
  ]);
  expect(warnings[0]).to.contain('the known ones are search, searchPlaceholder,').and.to.contain('legal');
});

it('fill leaves places without a value, and inherited ones, as they are', () => {
  expect(fill('{a} {b} {toString}', { a: '1' })).to.equal('1 {b} {toString}');
});

it('count knows the plural forms and the digits of a locale', () => {
  expect(formatPlural({ one: '{count} lot', other: '{count} lots' }, 1, 'en-US')).to.equal('1 lot');
  expect(formatPlural({ one: '{count} lot', other: '{count} lots' }, 1234, 'en-US')).to.equal('1,234 lots');
  expect(formatPlural({ one: '{count} Los', other: '{count} Lose' }, 1234, 'de-DE')).to.equal('1.234 Lose');
  expect(formatPlural({ few: '{count} loty', other: '{count} lotů' }, 3, 'cs')).to.equal('3 loty');
});
