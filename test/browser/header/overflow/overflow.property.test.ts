import fc from 'fast-check';
import '../../../../elements/auction-elements.ts';
import { keys, viewport } from '../../../support/act.ts';
import { settled } from '../../../support/clock.ts';
import { focused } from '../../../support/find.ts';
import { unmountAll } from '../../../support/mount.ts';
import { describeBox, getBoxes, isSearch, overlap, type Box } from './boxes.ts';
import { measured, mountWith } from './overflowFixture.ts';

const slots = ['tools-start', 'tools-end', 'mobile-start', 'mobile-end'];

/** Words as in labels, 2 to 40 characters long. */
const label = fc
  .array(
    fc.string({ unit: fc.constantFrom(...Array.from('abcdefgimnorstuwÄéßW')), minLength: 2, maxLength: 18 }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => words.join(' ').slice(0, 40).trim());

const site = fc.record({
  width: fc.oneof(fc.integer({ min: 240, max: 2560 }), fc.constantFrom(240, 320, 599, 600, 1103, 1104, 1201)),
  categories: fc.array(label, { minLength: 1, maxLength: 20 }),
  slotted: fc.array(fc.tuple(fc.constantFrom(...slots), label), { maxLength: 8 }),
  tools: fc.array(label, { maxLength: 3 }),
  productName: label,
  session: fc.constantFrom('visitor', 'bidder'),
  direction: fc.constantFrom('ltr', 'rtl'),
});

const hits = ({ element, rect }: Box): boolean => {
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  return hit !== null && (element.contains(hit) || hit.contains(element));
};

function check(condition: boolean, what: string): void {
  if (!condition) throw new Error(what);
}

/** `PROPERTY_RUNS` sets the number of runs, with a new seed each time. */
const runs = Number(process.env.PROPERTY_RUNS);
const options = runs > 0 ? { numRuns: runs } : { numRuns: 25, seed: 24 };

describe('auction-header: random content', () => {
  before(() => document.body.style.setProperty('margin', '0'));
  after(() => document.body.style.removeProperty('margin'));

  it('shows its controls inside the window, without overlaps, reachable by the pointer and by Tab', async () => {
    await fc.assert(
      fc
        .asyncProperty(
          site,
          async ({ width, categories, slotted, tools, productName, session, direction }) => {
            await viewport(width, 700);
            const header = await mountWith(
              {
                productName,
                categories: categories.map((each, index) => ({ label: each, href: `/category-${index}` })),
                tools: tools.map((each, index) => ({ label: each, href: `/tool-${index}` })),
              },
              `session="${session}"`,
              slotted.map(([slot, text]) => `<a slot="${slot}" href="/${slot}">${text}</a>`).join(''),
            );
            header.parentElement!.dir = direction;
            await measured(header);
            await settled();
            const boxes = getBoxes(header);
            for (const box of boxes) {
              // The top row scrolls if the elements of the page do not fit.
              box.element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              // Browsers do not scroll by less than a pixel.
              const shown = { ...box, rect: box.element.getBoundingClientRect() };
              const { left, right, width: own } = shown.rect;
              check(
                own > 0 && left >= -1 && right <= window.innerWidth + 1,
                `${describeBox(shown)} is outside`,
              );
              if (!isSearch(box)) check(hits(shown), `${describeBox(shown)} is out of the pointer’s reach`);
            }
            for (const [index, one] of boxes.entries())
              for (const other of boxes.slice(index + 1))
                if (!isSearch(one) || !isSearch(other))
                  check(!overlap(one, other), `${describeBox(one)} and ${describeBox(other)} overlap`);
            (boxes[0]!.element as HTMLElement).focus();
            for (const box of boxes) {
              check(
                focused() === box.element,
                `Tab goes to ${focused()?.outerHTML.slice(0, 80)}, not to ${describeBox(box)}`,
              );
              await keys('Tab');
            }
            const start = ({ rect }: Box) => (direction === 'rtl' ? -rect.right : rect.left);
            for (const [index, box] of boxes.entries()) {
              const next = boxes[index + 1];
              if (
                next &&
                Math.abs(next.rect.top + next.rect.height / 2 - box.rect.top - box.rect.height / 2) < 8
              )
                check(
                  start(box) <= start(next) + 0.5,
                  `Tab goes back from ${describeBox(box)} to ${describeBox(next)}`,
                );
            }
          },
        )
        .afterEach(unmountAll),
      { ...options, includeErrorInReport: true, endOnFailure: true },
    );
  });
});
