import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import '../../../elements/auction-elements.ts';
import { keys, type, viewport } from '../../support/act.ts';
import { advance, restoreClock, settled, stopClock, until } from '../../support/clock.ts';
import { failing, failures } from '../../support/failures.ts';
import { allByRole, byRole, queryRole } from '../../support/find.ts';
import { mount, recordWarnings } from '../../support/mount.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

describe('failing servers', () => {
  let server: TestServer;
  let warnings: ReturnType<typeof recordWarnings>;

  before(() => viewport(1440, 900));
  beforeEach(() => {
    server = createTestServer();
    warnings = recordWarnings();
  });
  afterEach(async () => {
    warnings.stop();
    restoreClock();
    await server.release();
  });

  describe('suggestions', () => {
    const path = '/catalog/catalog-browser/api/category/suggestions';
    const good = (name: string) => ({ data: [{ name, count: 1, path: '/for-sale/x' }] });
    let header: HTMLElement;
    const input = () => byRole(header, 'combobox') as HTMLInputElement;
    const names = () =>
      allByRole(header, 'option').map(({ textContent }) => /^in (.+) \(/.exec(textContent)![1]);
    const retype = async (term: string) => {
      input().select();
      await type(term);
      await advance(500);
    };

    beforeEach(async () => {
      header = await mount(`<auction-header base-url="${server.base}" locale="en-US"></auction-header>`);
      input().focus();
      await until(() => header.shadowRoot!.querySelector('[part=suggestions]'), 'the suggestions to load');
      stopClock();
    });

    for (const [what, rule] of failures)
      it(`shows none after ${what.slice(0, 60)}, and some once the server works again`, async () => {
        await server.answer({ path, ...rule });
        await retype('tractor');
        await server.called(path);
        await until(async () => (await advance(0), !header.shadowRoot!.querySelector('[aria-busy=true]')));
        expect(names()).to.deep.equal([]);
        expect(input().value).to.equal('tractor');
        await server.answerJson(path, good('Tractors'));
        await retype('tractors');
        await until(() => names().length > 0, 'suggestions');
        expect(names()).to.deep.equal(['Tractors']);
      });

    it('shows only suggestions for the newest term, in whatever order responses arrive', async () => {
      const places = [0, 1, 2, 3];
      /**
       * Responses to release after each term was typed. All others are released at the end, in a random
       * order.
       */
      const plan = fc.tuple(
        fc.array(fc.subarray(places), { minLength: places.length, maxLength: places.length }),
        fc.shuffledSubarray(places, { minLength: places.length }),
      );
      let round = 0;
      let shown: string[] = [];
      await fc.assert(
        fc.asyncProperty(plan, async ([early, late]) => {
          round++;
          const terms = places.map((place) => `${place}x${round}x`);
          for (const term of terms) await server.answerJson(path, good(term), { query: term, hang: true });
          for (const [place, term] of terms.entries()) {
            const before = (await server.calls(path)).length;
            await retype(term);
            await server.called(path, before + 1);
            for (const each of early[place]!) await server.release(terms[each]);
            await advance(0);
            // An older term never shows suggestions, not even before the newest response arrives.
            shown = [];
            if (early[place]!.includes(place)) {
              shown = [term];
              await until(() => names()[0] === term, term);
            }
            expect(names()).to.deep.equal(shown);
          }
          const isAnswered = shown[0] === terms[3];
          for (const each of late) {
            await server.release(terms[each]);
            await advance(0);
            if (each === 3 && !isAnswered) {
              shown = [terms[3]!];
              await until(() => names()[0] === terms[3], 'the newest');
            }
            expect(names()).to.deep.equal(shown);
          }
          expect(names()).to.deep.equal([terms[3]]);
        }),
        { numRuns: 10 },
      );
    }).timeout(60_000);
  });

  describe('newsletter', () => {
    const path = '/catalog/catalog-browser/api/newsletter/subscribe';

    for (const [what, rule] of failing)
      it(`keeps the email address after ${what}, and submits it once the server works again`, async () => {
        await server.answer({ path, ...rule });
        const tag = await mount(`<auction-newsletter base-url="${server.base}"></auction-newsletter>`);
        const input = byRole(tag, 'textbox') as HTMLInputElement;
        input.focus();
        await type('dana@example.com');
        await keys('Enter');
        await until(() => input.getAttribute('aria-describedby'), 'the problem');
        expect(input.value).to.equal('dana@example.com');
        expect(input.readOnly).to.equal(false);
        await server.answerJson(path, {});
        await keys('Enter');
        await until(() => tag.shadowRoot!.querySelector('[data-icon=check]'), 'the check');
      });
  });

  describe('configuration', () => {
    for (const [what, rule] of failures.filter(([kind]) => kind !== '{}'))
      it(`renders the default configuration after ${what.slice(0, 60)}, with one warning`, async () => {
        await server.answer({ path: '/suggestions', ...rule });
        const header = await mount(
          `<auction-header config-src="${server.base}/suggestions"></auction-header>`,
        );
        await until(() => queryRole(header, 'navigation', 'Categories'), 'the header');
        await until(() => warnings.texts.length > 0, 'the warning');
        await settled();
        expect(allByRole(byRole(header, 'navigation', 'Categories'), 'button')).to.have.length(11);
        expect(warnings.texts).to.have.length(1);
        expect(warnings.texts[0]).to.match(/^auction-header: `config-src/);
      });
  });
});
