import { expect } from '@open-wc/testing';
import { checkMessages } from '../../../src/site/messages/checkMessages.ts';
import { footerMessages } from '../../../src/site/messages/footerMessages.ts';
import { headerMessages } from '../../../src/site/messages/headerMessages.ts';
import { formatMessage, mergeMessages, formatPlural } from '../../../src/site/core/texts.ts';
import { siteMessages } from '../../../src/site/messages/siteMessages.ts';

describe('mergeMessages', () => {
  const merge = (own: unknown) => {
    const warnings: string[] = [];
    checkMessages(own, headerMessages, (text) => warnings.push(text));
    return { merged: mergeMessages(own, headerMessages), warnings };
  };

  it('replaces single strings', () => {
    const { merged, warnings } = merge({ signIn: 'Log in' });
    expect(merged.signIn).to.equal('Log in');
    expect(merged.signOut).to.equal(headerMessages.signOut);
    expect(warnings).to.deep.equal([]);
  });

  it('does not warn about footer strings passed to a header, or vice versa', () => {
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
    it(`keeps the default strings and warns once for ${JSON.stringify(own)}`, () => {
      const { merged, warnings } = merge(own);
      expect(merged).to.deep.equal(headerMessages);
      expect(warnings).to.have.length(1);
    });
  }
});

it('explains in one warning which strings checkMessages ignores, and why', () => {
  const warnings: string[] = [];
  const check = (own: unknown) => checkMessages(own, headerMessages, (text) => warnings.push(text));
  check({ signIn: 7, subscrbe: 'x', suggestionStatus: { one: 'x' } });
  check({ suggestionStatus: { other: 'x', one: 7 } });
  check(7);
  expect(warnings).to.deep.equal([
    '`messages` has 3 invalid entries. Ignoring them and using the rest.' +
      '\n- `signIn` must be text in quotes, not 7.' +
      '\n- `subscrbe` is not a known key. Did you mean `subscribe`?' +
      `\n- \`suggestionStatus\` must be an object with text for each plural form, such as \`${JSON.stringify(siteMessages.suggestionStatus)}\`.`,
    `\`messages\` has an invalid entry. Ignoring it and using the rest. \`suggestionStatus\` must be an object with text for each plural form, such as \`${JSON.stringify(siteMessages.suggestionStatus)}\`.`,
    '`messages` must be an object in braces, not 7. Using the default. Use an object, such as `{"search": "…"}`.',
  ]);
});

it('lists the known strings of checkMessages if none is similar', () => {
  const warnings: string[] = [];
  checkMessages({ toString: 'x' }, headerMessages, (text) => warnings.push(text));
  expect(warnings[0])
    .to.contain('The known keys are `search`, `searchPlaceholder`,')
    .and.to.contain('`legal`');
});

it('leaves placeholders without a value and inherited properties unchanged in fill', () => {
  expect(formatMessage('{a} {b} {toString}', { a: '1' })).to.equal('1 {b} {toString}');
});

it('uses the plural forms and digits of a locale in formatPlural', () => {
  expect(formatPlural({ one: '{count} lot', other: '{count} lots' }, 1, 'en-US')).to.equal('1 lot');
  expect(formatPlural({ one: '{count} lot', other: '{count} lots' }, 1234, 'en-US')).to.equal('1,234 lots');
  expect(formatPlural({ one: '{count} Los', other: '{count} Lose' }, 1234, 'de-DE')).to.equal('1.234 Lose');
  expect(formatPlural({ few: '{count} loty', other: '{count} lotů' }, 3, 'cs')).to.equal('3 loty');
});
