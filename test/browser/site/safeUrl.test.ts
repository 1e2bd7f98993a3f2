import { expect } from '@open-wc/testing';
import { getPath } from '../../../src/site/account/signOut.ts';
import { filterBaseUrl, filterUrl } from '../../../src/site/core/urls.ts';

describe('filterUrl', () => {
  const kept: [address: string, result?: string][] = [
    ['/for-sale/coins'],
    ['/a?b=c#d'],
    ['lots/12'],
    ['?page=2'],
    ['#top'],
    ['http://auction.example/'],
    ['https://auction.example:8443/x'],
    ['HTTPS://auction.example'],
    ['//cdn.auction.example/x'],
    ['mailto:help@auction.example'],
    ['tel:+14025550100'],
    ['  /trimmed  ', '/trimmed'],
  ];
  for (const [address, result = address] of kept) {
    it(`allows ${JSON.stringify(address)}`, () => expect(filterUrl(address)).to.equal(result));
  }

  const dropped: unknown[] = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://auction.example/1',
    'ftp://auction.example/',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https://user:secret@auction.example/',
    'https://user@auction.example/',
    'http://[',
    '',
    '   ',
    undefined,
    null,
    7,
    {},
    ['https://auction.example'],
  ];
  for (const address of dropped) {
    it(`drops ${JSON.stringify(address)}`, () => expect(filterUrl(address)).to.equal(undefined));
  }

  it('prefixes only root-relative URLs with the base', () => {
    const baseUrl = 'https://www.auction.example/site';
    expect(filterUrl('/coins', 'link', baseUrl)).to.equal('https://www.auction.example/site/coins');
    expect(filterUrl('https://other.example/', 'link', baseUrl)).to.equal('https://other.example/');
    expect(filterUrl('#top', 'link', baseUrl)).to.equal('#top');
  });

  it('rejects mailto and tel for requests and images', () => {
    expect(filterUrl('mailto:a@b.example', 'web')).to.equal(undefined);
    expect(filterUrl('tel:1', 'web')).to.equal(undefined);
  });
});

describe('filterBaseUrl', () => {
  const table: [base: string | undefined, result: string | undefined][] = [
    [undefined, ''],
    ['', ''],
    ['/', ''],
    ['  ', ''],
    ['/shop/', '/shop'],
    ['/shop///', '/shop'],
    ['tel:1', undefined],
    ['https://www.auction.example/', 'https://www.auction.example'],
    ['javascript:alert(1)//', undefined],
    ['mailto:a@b.example', undefined],
  ];
  for (const [base, result] of table) {
    it(`returns ${String(result)} for ${String(base)}`, () => expect(filterBaseUrl(base)).to.equal(result));
  }
});

describe('getPath', () => {
  const table: [address: unknown, path: string | undefined][] = [
    ['https://bid.partner.example/sso/logout', '/sso/logout'],
    ['http://user:pw@pay.partner.example/asp/LogoutSso.asp#end', '/asp/LogoutSso.asp'],
    ['https://bid.partner.example/sso/logout?site=1', '/sso/logout'],
    ['https://e.example//evil.example/x', '/evil.example/x'],
    ['https://e.example/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['//e.example/logout', '/logout'],
    ['/logout', '/logout'],
    ['https://e.example', '/'],
    ['https://e.example/a//b', '/a//b'],
    ['https://e.example///a', '/a'],
    ['http://[', undefined],
    ['//[', undefined],
    ['logout', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/plain,x', undefined],
    ['', undefined],
    [undefined, undefined],
    [{ url: '/x' }, undefined],
  ];
  for (const [address, path] of table) {
    it(`returns ${String(path)} for ${JSON.stringify(address)}`, () =>
      expect(getPath(address)).to.equal(path));
  }
});
