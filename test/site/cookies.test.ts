import { expect } from '@open-wc/testing';
import { getCookie, removeCookie } from '../../src/site/cookies.ts';

describe('cookies', () => {
  /** What `document.cookie` is in a test. */
  let cookie: PropertyDescriptor;
  const put = (own: PropertyDescriptor) => {
    cookie = own;
  };
  before(() =>
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => cookie.get?.(),
      set(text: string) {
        cookie.set?.(text);
      },
    }),
  );
  after(() => Reflect.deleteProperty(document, 'cookie'));

  it('are read decoded, or as they stand', () => {
    put({ get: () => 'ab=1; a=x%20y; b=100%; c=' });
    expect(getCookie('a')).to.equal('x y');
    expect(getCookie('b')).to.equal('100%');
    expect(getCookie('c')).to.equal('');
    expect(getCookie('d')).to.equal(undefined);
  });

  it('are none where they are refused', () => {
    put({
      get: () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
      set: () => {
        throw new DOMException('sandboxed', 'SecurityError');
      },
    });
    expect(getCookie('a')).to.equal(undefined);
    expect(removeCookie('a', ['.auction.example'])).to.equal(undefined);
  });

  it('are removed for the host and for each domain', () => {
    const written: string[] = [];
    put({ set: (text) => written.push(text) });
    removeCookie('a', ['.auction.example', 'auction.example']);
    expect(written).to.deep.equal([
      'a=; Max-Age=0; Path=/',
      'a=; Max-Age=0; Path=/; Domain=.auction.example',
      'a=; Max-Age=0; Path=/; Domain=auction.example',
    ]);
  });
});
