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
    ['an empty one', [], 'visitor'],
    ['nothing but an entry that throws', [thrower], 'visitor'],
    ['a function that says so', [Object.assign(() => 1, { loggedIn: 'True' })], 'visitor'],
    ['nothing but null', [null], 'visitor'],
    ['loggedIn False', [{ loggedIn: 'False' }], 'visitor'],
    ['the boolean true, which is not the text', [{ loggedIn: true }], 'visitor'],
    ['another case', [{ loggedIn: 'true' }], 'visitor'],
    ['True', [{ loggedIn: 'True' }], 'bidder'],
    ['True in any entry', [{ event: 'x' }, { loggedIn: 'False' }, { loggedIn: 'True' }], 'bidder'],
    ['True among junk', [null, undefined, 7, 'x', () => 1, thrower, { loggedIn: 'True' }], 'bidder'],
    ['an object in place of a list', { loggedIn: 'True' }, 'visitor'],
    ['a text', 'True', 'visitor'],
    ['a list that has lost its methods', Object.assign([signedIn], { some: undefined }), 'bidder'],
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
    ['a list that has been revoked', revoked.proxy, 'visitor'],
    ['an inherited flag', [Object.create({ loggedIn: 'True' })], 'visitor'],
  ];
  for (const [what, dataLayer, session] of table) {
    it(`finds a ${session} with ${what}`, () => expect(readSession(() => dataLayer)).to.equal(session));
  }
});
