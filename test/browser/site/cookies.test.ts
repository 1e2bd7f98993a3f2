import { expect } from '@open-wc/testing';
import { getCookie, removeCookie } from '../../../src/site/account/session.ts';

describe('cookies', () => {
  /** The property descriptor of `document.cookie` in a test. */
  let cookie: PropertyDescriptor;
  const setCookies = (own: PropertyDescriptor) => {
    cookie = own;
  };
  const { prototype } = Document;
  const original = Object.getOwnPropertyDescriptor(prototype, 'cookie')!;
  before(() =>
    Object.defineProperty(prototype, 'cookie', {
      configurable: true,
      get: () => cookie.get?.(),
      set(text: string) {
        cookie.set?.(text);
      },
    }),
  );
  after(() => Object.defineProperty(prototype, 'cookie', original));

  it('reads values decoded, or as they are', () => {
    setCookies({ get: () => 'ab=1; a=x%20y; b=100%; c=' });
    expect(getCookie('a')).to.equal('x y');
    expect(getCookie('b')).to.equal('100%');
    expect(getCookie('c')).to.equal('');
    expect(getCookie('d')).to.equal(undefined);
  });

  it('returns no value when cookies are blocked', () => {
    setCookies({
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

  it('removes cookies for the host and for each domain', () => {
    const written: string[] = [];
    setCookies({ set: (text) => written.push(text) });
    removeCookie('a', ['.auction.example', 'auction.example']);
    expect(written).to.deep.equal([
      'a=; Max-Age=0; Path=/',
      'a=; Max-Age=0; Path=/; Secure; SameSite=None',
      'a=; Max-Age=0; Path=/; Secure; SameSite=None; Partitioned',
      'a=; Max-Age=0; Path=/; Domain=.auction.example',
      'a=; Max-Age=0; Path=/; Domain=.auction.example; Secure; SameSite=None',
      'a=; Max-Age=0; Path=/; Domain=.auction.example; Secure; SameSite=None; Partitioned',
      'a=; Max-Age=0; Path=/; Domain=auction.example',
      'a=; Max-Age=0; Path=/; Domain=auction.example; Secure; SameSite=None',
      'a=; Max-Age=0; Path=/; Domain=auction.example; Secure; SameSite=None; Partitioned',
    ]);
  });

  it('reads and removes cookies if the page replaces Document, as MooTools does', () => {
    const { Document } = window;
    const written: string[] = [];
    setCookies({ get: () => 'a=x', set: (text) => written.push(text) });
    window.Document = function replaced() {} as unknown as typeof Document;
    try {
      expect(getCookie('a')).to.equal('x');
      removeCookie('a', []);
      expect(written[0]).to.equal('a=; Max-Age=0; Path=/');
    } finally {
      window.Document = Document;
    }
  });
});

it('reads and removes cookies in a page with an image named "cookie"', () => {
  const image = document.createElement('img');
  image.name = 'cookie';
  const cookies = () => Reflect.get(Document.prototype, 'cookie', document);
  document.cookie = 'clobbered=1; path=/';
  document.body.append(image);
  try {
    expect(getCookie('clobbered')).to.equal('1');
    removeCookie('clobbered', []);
    expect(cookies()).not.to.contain('clobbered');
  } finally {
    image.remove();
  }
});

describe('cookies that a page has set', () => {
  const readAll = (): string => Reflect.get(Document.prototype, 'cookie', document);
  for (const [name, attributes] of [
    ['plain', ''],
    ['secure', '; Secure'],
    ['__Secure-auth', '; Secure'],
    ['__Host-auth', '; Secure'],
    ['partitioned', '; Secure; SameSite=None; Partitioned'],
    ['strict', '; SameSite=Strict'],
  ] as const)
    it(`removes a cookie with the name ${name}${attributes}`, () => {
      // Some browsers reject secure cookies of a local host. In that case, there is none to remove.
      document.cookie = `${name}=1; Path=/${attributes}`;
      removeCookie(name, ['localhost']);
      expect(readAll()).not.to.contain(name);
    });
});
