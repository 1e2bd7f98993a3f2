import { expect } from '@open-wc/testing';
import { readSession } from '../../../src/site/account/session.ts';

const thrower = Object.defineProperty({}, 'loggedIn', {
  enumerable: true,
  get() {
    throw new Error('no');
  },
});

const signedIn = { loggedIn: 'True' };
const revoked = Proxy.revocable([signedIn], {});
revoked.revoke();

describe('readSession', () => {
  const table: [what: string, dataLayer: unknown, session: string][] = [
    ['no data layer', undefined, 'visitor'],
    ['an empty list', [], 'visitor'],
    ['only an entry that throws', [thrower], 'visitor'],
    ['a function with loggedIn True', [Object.assign(() => 1, { loggedIn: 'True' })], 'visitor'],
    ['only null', [null], 'visitor'],
    ['loggedIn False', [{ loggedIn: 'False' }], 'visitor'],
    ['the boolean true instead of the string', [{ loggedIn: true }], 'visitor'],
    ['another letter case', [{ loggedIn: 'true' }], 'visitor'],
    ['True', [{ loggedIn: 'True' }], 'bidder'],
    ['True in any entry', [{ event: 'x' }, { loggedIn: 'False' }, { loggedIn: 'True' }], 'bidder'],
    [
      'True among invalid values',
      [null, undefined, 7, 'x', () => 1, thrower, { loggedIn: 'True' }],
      'bidder',
    ],
    ['an object instead of a list', { loggedIn: 'True' }, 'visitor'],
    ['a string', 'True', 'visitor'],
    ['a list without its methods', Object.assign([signedIn], { some: undefined }), 'bidder'],
    ['a list without a prototype', Object.setPrototypeOf([signedIn], null), 'bidder'],
    [
      'a list that throws',
      new Proxy([signedIn], {
        get() {
          throw new Error('no');
        },
      }),
      'visitor',
    ],
    ['a revoked list', revoked.proxy, 'visitor'],
    ['an inherited flag', [Object.create({ loggedIn: 'True' })], 'visitor'],
  ];
  for (const [what, dataLayer, session] of table) {
    it(`returns ${session} for ${what}`, () => expect(readSession(() => dataLayer)).to.equal(session));
  }
});
