import { expect } from '@open-wc/testing';
import {
  builtInHeader,
  getBuiltInCategory,
  aboutLinks,
  bidderLinks,
  browseLinks,
  categoryLabels,
} from '../../../src/site/navigation/navigation.ts';
import { makeSite, slugify, paths } from '../../../src/site/config/site.ts';
import * as timings from '../../../src/site/timings.ts';

describe('default links', () => {
  it('has the specified labels and URLs', () => {
    expect(browseLinks.map(({ href }) => href)).to.deep.equal([
      '/todays-auctions',
      '/live-auctions',
      '/timed-events',
      '/all-auctions',
      '/asp/auction-companies.asp',
      '/auctions-near-me-map',
      '/asp/featured-lots.asp',
    ]);
    expect(aboutLinks.map(({ label }) => label)).to.deep.equal(['Buying', 'Selling', 'Help']);
    expect(bidderLinks.map(({ href }) => href)).to.deep.equal([
      '/asp/Bidder/PrebidManage.asp',
      '/asp/Bidder/PrebidManage.asp?opt=2',
      '/asp/Bidder/InvoiceManage.asp',
    ]);
    expect(paths).to.deep.equal({
      home: '/',
      signIn: '/asp/LoginBidder.asp',
      signOut: '/sign-out',
      signOutRedirect: '/account/signout',
      watchlist: '/asp/Bidder/PrebidManage.asp?opt=1',
      myProduct: '/asp/Bidder/BidderHome.asp',
      searchResults: '/asp/SearchAdvanced_i.asp',
      accessibility: '/accessibility',
    });
  });
});

describe('default categories', () => {
  const { site } = makeSite({}, { builtIn: builtInHeader });

  it('has the eleven groups in order', () => {
    expect(categoryLabels.join(', ')).to.equal(
      'Construction, Farm Equipment, Commercial Trucks, Industrial, Vehicles, Estate, Coins, Jewelry, Firearms, Art & Antiques, Other',
    );
  });

  for (const label of categoryLabels) {
    describe(label, () => {
      const { subGroups, popular } = site.categories.find((each) => each.label === label)!;

      it('has at least 4 subgroups of 4 to 10 links', () => {
        expect(subGroups.length).to.be.at.least(4);
        for (const { links } of subGroups) expect(links.length).to.be.within(4, 10);
      });

      it('has 5 to 8 popular categories, which are all links of the group', () => {
        expect(popular.length).to.be.within(5, 8);
        const links = subGroups.flatMap((group) => group.links);
        for (const link of popular) expect(links).to.deep.include(link);
      });

      it('links to /for-sale/{category-slug}/{subcategory-slug}, each once', () => {
        const hrefs = subGroups.flatMap(({ links, all }) => [...links, all]).map(({ href }) => href);
        expect(new Set(hrefs).size).to.equal(hrefs.length);
        const others = hrefs.filter(
          (href) => !new RegExp(`^/for-sale/${slugify(label)}/[a-z0-9-]+$`).test(href),
        );
        const exceptions: Record<string, string[]> = {
          Vehicles: ['/for-sale/collector-cars'],
          Other: ['/all-categories'],
        };
        expect(others).to.deep.equal(exceptions[label] ?? []);
      });
    });
  }

  it('has these four subgroups in Other', () => {
    const labels = getBuiltInCategory('other')!.subGroups.map(({ label }) => label);
    expect(labels).to.include.members([
      'Horse & Livestock',
      'Real Estate',
      'Computers & Electronics',
      'Benefit & Charity',
    ]);
  });
});

describe('timings', () => {
  it('has the specified values in milliseconds', () => {
    expect(timings).to.include({
      suggestionDebounce: 500,
      hoverOpen: 300,
      hoverClose: 400,
      hoverClickGuard: 300,
      logoutPause: 1000,
      logoutRequest: 5000,
      logoutTotal: 10_000,
      chatLoad: 3000,
      mobileMenuClose: 150,
      tooltip: 200,
      dayPeriodSlide: 400,
    });
  });
});
