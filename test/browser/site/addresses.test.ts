import { expect } from '@open-wc/testing';
import { getReturnUrl, getSignInUrl } from '../../../src/site/account/session.ts';
import { getSearchResultsUrl } from '../../../src/site/search/searchUrl.ts';
import { addParameter, isCurrentPage } from '../../../src/site/core/urls.ts';

const at = (address: string) => new URL(address) as unknown as Location;

describe('getSignInUrl', () => {
  it('includes the encoded path, query, and hash', () => {
    expect(getSignInUrl('/asp/LoginBidder.asp', at('https://a.example/lot/7?x=1&y=ü#bid'))).to.equal(
      '/asp/LoginBidder.asp?d=%2Flot%2F7%3Fx%3D1%26y%3D%25C3%25BC%23bid',
    );
  });

  it('never includes a path that could be read as another host', () => {
    expect(getReturnUrl(at('https://a.example//evil.example/x'))).to.equal('/evil.example/x');
    expect(getReturnUrl(at('https://a.example///evil.example/x//y'))).to.equal('/evil.example/x//y');
  });
});

describe('addParameter', () => {
  const table: [address: string, result: string][] = [
    ['/x', '/x?n=a%26b'],
    ['/x?y=1', '/x?y=1&n=a%26b'],
    ['/x#z', '/x?n=a%26b#z'],
    ['/x?y=1#z', '/x?y=1&n=a%26b#z'],
  ];
  for (const [address, result] of table)
    it(`returns ${result}`, () => expect(addParameter(address, 'n', 'a&b')).to.equal(result));
});

describe('getSearchResultsUrl', () => {
  it('has the query and hash parameters that the search page reads', () => {
    const url = new URL(
      getSearchResultsUrl('/asp/SearchAdvanced_i.asp', 'gold & silver', 1234),
      'https://a.example',
    );
    expect(url.pathname).to.equal('/asp/SearchAdvanced_i.asp');
    expect(url.search).to.equal('?searchTerm=gold+%26+silver&category=all+categories&timestamp=1234');
    expect(url.hash).to.equal(
      '#searchid=0&type=lot&search=gold+%26+silver&sort=relevance&view=gallery&length=25&refine=&start=1',
    );
  });
});

describe('isCurrentPage', () => {
  const page = 'https://a.example/asp/Bidder/PrebidManage.asp?opt=1&utm_source=mail';
  const table: [href: string, current: boolean][] = [
    ['/asp/Bidder/PrebidManage.asp?opt=1', true],
    ['/asp/Bidder/PrebidManage.asp?opt=1#top', true],
    ['/asp/Bidder/PrebidManage.asp', false],
    ['/asp/Bidder/PrebidManage.asp?opt=2', false],
    ['https://b.example/asp/Bidder/PrebidManage.asp?opt=1', false],
    ['/asp/./Bidder/x/../PrebidManage.asp?opt=1', true],
    ['PrebidManage.asp?opt=1', true],
    ['//a.example/asp/Bidder/PrebidManage.asp?opt=1', true],
    ['http://[', false],
    ['', true],
    ['https://a.example/asp/Bidder/Other.asp?opt=1', false],
    ['/asp/Bidder/PrebidManage.asp?opt=1&utm_campaign=x&gclid=1', true],
    ['/asp/Bidder/PrebidManage.asp?opt=1&gclids=1', false],
  ];
  for (const [href, current] of table)
    it(`returns ${current} for ${href}`, () => expect(isCurrentPage(href, page)).to.equal(current));
  it('compares parameters in any order, and follows page changes', () => {
    expect(isCurrentPage('/a?y=2&x=1', 'https://a.example/a?x=1&y=2')).to.equal(true);
    expect(isCurrentPage('/a', 'https://a.example/b')).to.equal(false);
    expect(isCurrentPage('/a', 'https://a.example/a')).to.equal(true);
    expect(isCurrentPage('/a', 'no address')).to.equal(false);
  });
  it('returns false without a page', () => expect(isCurrentPage('/', '')).to.equal(false));
});
