import { Hono } from 'hono';
import { getBuiltInCategory, browseLinks, categoryLabels } from '../../src/site/navigation/navigation.ts';
import { getCategoryPath, type Link, slugify } from '../../src/site/config/site.ts';
import type { DemoContext, Env } from '../http/context.ts';
import { countBy, countByCategory, countByHouse, listLots, listWanted, orders } from '../model/lots.ts';
import type { Database } from '../model/sqlite.ts';
import { formatNumber, lotGrid, lotPage, startOf } from '../view/lots.ts';
import { sortForm, sorts } from '../view/sortForm.ts';
import { html, type Html } from '../view/html.ts';
import { getPicture, pictureSize } from '../pictures/picture.ts';
import { sceneAlt, sceneSize } from '../pictures/scene.ts';
import { getMiles } from '../model/houses.ts';
import { page } from '../view/page.ts';

export const listings = new Hono<Env>();

const here = (context: DemoContext) => (start: number) => `${context.req.path}?start=${start}`;

listings.get('/', (context) => {
  const { database } = context.get('demo');
  return page(context, {
    title: 'Today’s auctions',
    hero: html`<section class="hero">
      <div>
        <h1>From the sale barn to the auction house</h1>
        <p>Tractors, trucks, coins, and fine art: more than 23,000 lots from trusted auction houses.</p>
        <a class="button" href="/todays-auctions">Browse today’s auctions</a>
      </div>
      <img
        src="/demo/images/scene.svg"
        alt="${sceneAlt}"
        width="${sceneSize.width}"
        height="${sceneSize.height}"
      />
    </section>`,
    content: html`<div class="heading">
        <h2>Popular lots ending soon</h2>
        <a href="/todays-auctions">See all lots ending today</a>
      </div>
      ${lotGrid(listWanted(database, 8))}
      <h2>Categories</h2>
      <ul class="tiles">
        ${countByCategory(database).map(
          ({ category, count }, index) =>
            html`<li>
              <img
                src="${getPicture({ id: index, category }).src}"
                alt=""
                width="${pictureSize.width}"
                height="${pictureSize.height}"
                loading="lazy"
              />
              <a href="${getCategoryPath(category)}">${category}</a>
              <span>${formatNumber(count)} lots</span>
            </li>`,
        )}
        <li class="all">
          <a href="/all-categories">Browse all categories</a>
        </li>
      </ul>
      <aside class="note">
        <h2>About this demo</h2>
        <p>
          A server renders these pages. The header and footer are two custom elements. You can
          <a href="/asp/LoginBidder.asp">sign in</a> with a demo account, see the
          <a href="/demo/log">requests that the header sends</a>, try the
          <a href="/controls">form controls</a>, see the
          <a href="/demo/subscriptions">newsletter subscriptions</a>,
          <a href="/demo/chat">turn chat on or off</a>, <a href="/demo/failures">simulate failures</a>, or
          open a <a href="/demo/plain">minimal page</a>.
        </p>
      </aside>`,
  });
});

/** The lots on each browse page, as SQL. */
const conditions: Readonly<Record<string, { where: string; order?: string }>> = {
  '/todays-auctions': { where: 'hours < 24' },
  '/live-auctions': { where: 'id % 3 = 0' },
  '/timed-events': { where: 'id % 3 <> 0' },
  '/all-auctions': { where: '1', order: 'title' },
  '/asp/featured-lots.asp': { where: 'bids > 20', order: '(id * 7919) % 10007' },
};

for (const { label, href } of browseLinks) {
  if (!conditions[href]) continue;
  listings.get(href, (context) => {
    const start = startOf(context.req.query('start'));
    const found = listLots(context.get('demo').database, { ...conditions[href], start });
    return page(context, { title: label, content: lotPage(found, start, here(context)) });
  });
}

listings.get('/asp/auction-companies.asp', (context) =>
  page(context, {
    title: 'Auction Houses',
    content: houseList(
      countByHouse(context.get('demo').database).sort((a, b) => a.house.localeCompare(b.house)),
    ),
  }),
);

listings.get('/auctions-near-me-map', (context) =>
  page(context, {
    title: 'Auctions Near Me',
    content: html`<p>The distances are from Chicago, IL, in a straight line.</p>
      ${houseList(
        countByHouse(context.get('demo').database)
          .map((each) => ({ ...each, miles: getMiles(each.house) }))
          .sort((a, b) => a.miles - b.miles),
      )}`,
  }),
);

listings.get('/asp/auction-companies.asp/:house', (context) => {
  const { database } = context.get('demo');
  const found = countByHouse(database).find(({ house }) => slugify(house) === context.req.param('house'));
  if (!found) return context.notFound();
  const start = startOf(context.req.query('start'));
  return page(context, {
    title: found.house,
    trail: [['Auction Houses', '/asp/auction-companies.asp']],
    content: html`<p>${found.place}</p>
      ${lotPage(listLots(database, { where: 'house = ?', values: [found.house], start }), start, here(context))}`,
  });
});

const houseList = (shown: readonly { house: string; place: string; count: number; miles?: number }[]): Html =>
  html`<ul class="houses">
    ${shown.map(
      ({ house, place, count, miles }) =>
        html`<li>
          <a href="/asp/auction-companies.asp/${slugify(house)}">${house}</a>
          <span>${place}${miles === undefined ? '' : ` · ${formatNumber(miles)} miles`}</span>
          <span>${formatNumber(count)} lots</span>
        </li>`,
    )}
  </ul>`;

listings.get('/all-categories', (context) => {
  const counts = countBy(context.get('demo').database, 'path');
  return page(context, {
    title: 'All Categories',
    content: html`<nav class="parts" aria-label="Categories">
        <ul>
          ${categoryLabels.map((category) => html`<li><a href="#${slugify(category)}">${category}</a></li>`)}
        </ul>
      </nav>
      ${categoryLabels.map((category) => {
        const content = getBuiltInCategory(slugify(category))!;
        return html`<section class="index">
          <h2 id="${slugify(category)}"><a href="${getCategoryPath(category)}">${category}</a></h2>
          <div>
            ${content.subGroups.map(
              ({ label, links }) =>
                html`<section>
                  <h3><a href="${getCategoryPath(category, label)}">${label}</a></h3>
                  <ul>
                    ${links.map(
                      (link) =>
                        html`<li>
                          <a href="${link.href}">${link.label}</a>
                          <span>${formatNumber(counts.get(link.href) ?? 0)}</span>
                        </li>`,
                    )}
                  </ul>
                </section>`,
            )}
          </div>
        </section>`;
      })}`,
  });
});

listings.get('/for-sale/*', (context) => {
  const { path } = context.req;
  const start = startOf(context.req.query('start'));
  const found = placeOf(path);
  if (!found) return context.notFound();
  const sort = context.req.query('sort') === 'price' ? 'price' : 'ending';
  const lots = listLots(context.get('demo').database, {
    where: found.where,
    values: [found.value],
    start,
    order: orders[sort],
  });
  return page(context, {
    title: found.title,
    trail: found.trail,
    content: html`${partList(found, context.get('demo').database)}
    ${sortForm({ action: path, sorts: { ending: sorts.ending, price: sorts.price }, chosen: sort })}
    ${lotPage(lots, start, (next) => `${path}?sort=${sort}&start=${next}`)}`,
  });
});

interface Place {
  title: string;
  trail: (readonly [string, string])[];
  where: string;
  value: string;
  /** The links to its parts, and the column of a lot that contains their labels. */
  parts?: { column: 'sub_group' | 'leaf'; links: readonly Link[] };
}

/** Renders links to the parts of a category or sub-group that have lots. */
function partList({ title, parts, where, value }: Place, database: Database): Html {
  if (!parts) return html``;
  const counts = countBy(database, parts.column, { where, values: [value] });
  return html`<nav class="parts" aria-label="Subcategories of ${title}">
    <ul>
      ${parts.links.map(({ label, href }) => {
        const count = counts.get(label);
        return count ? html`<li><a href="${href}">${label}</a> <span>${formatNumber(count)}</span></li>` : '';
      })}
    </ul>
  </nav>`;
}

/** Returns the category, sub-group, or link of a path below `/for-sale`. */
function placeOf(path: string): Place | undefined {
  for (const category of categoryLabels) {
    const home = [category, getCategoryPath(category)] as const;
    const { subGroups } = getBuiltInCategory(slugify(category))!;
    if (path === home[1])
      return {
        title: category,
        trail: [],
        where: 'category = ?',
        value: category,
        parts: {
          column: 'sub_group',
          links: subGroups.map(({ label }) => ({ label, href: getCategoryPath(category, label) })),
        },
      };
    for (const { label, links } of subGroups) {
      const all = getCategoryPath(category, label);
      const leaf = links.find(({ href }) => href === path);
      if (leaf) return { title: leaf.label, trail: [home, [label, all]], where: 'path = ?', value: path };
      if (all === path)
        return {
          title: label,
          trail: [home],
          where: 'sub_group = ?',
          value: label,
          parts: { column: 'leaf', links },
        };
    }
  }
  return undefined;
}
