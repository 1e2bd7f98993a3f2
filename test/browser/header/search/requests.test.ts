import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, type } from '../../../support/act.ts';
import { advance, settled, until } from '../../../support/clock.ts';
import { byRole, queryRole } from '../../../support/find.ts';
import { nextNavigations } from '../../../support/navigations.ts';
import {
  path,
  tractors,
  server,
  element,
  input,
  options,
  texts,
  list,
  status,
  suggest,
  mountAgain,
  mountSearchForEach,
} from './searchFixture.ts';

for (const tag of ['auction-header', 'auction-search'])
  describe(`${tag}: search`, () => {
    mountSearchForEach(tag);

    describe('requesting suggestions', () => {
      it('sends one request for the trimmed term, 500 ms after the last key', async () => {
        await type('  tra');
        await advance(400);
        await type('ctor & co ');
        await advance(499);
        expect(await server.calls(path)).to.have.length(0);
        await advance(1);
        const [call] = await server.called(path);
        expect(call!.query).to.equal('?lotSearchTerm=tractor%20%26%20co');
        await advance(5000);
        expect(await server.calls(path)).to.have.length(1);
      });

      it('sends none for the term of the page until the user changes it', async () => {
        await mountAgain(`<${tag} base-url="${server.base}" locale="en-US" search-term="tract"></${tag}>`);
        input().focus();
        await settled();
        await keys('End', 'ArrowDown');
        await advance(1000);
        expect(await server.calls(path)).to.have.length(0);
        expect(options()).to.have.length(0);
        await suggest('o');
        expect((await server.called(path))[0]!.query).to.equal('?lotSearchTerm=tracto');
      });

      it('sends none if the site has no suggestions', async () => {
        await mountAgain(
          `<${tag} base-url="${server.base}" config='{ "endpoints": { "suggestions": false } }'></${tag}>`,
        );
        // The site is resolved first.
        await until(() => queryRole(element, 'combobox'), 'the search');
        input().focus();
        await type('tractor');
        await advance(1000);
        expect(await server.calls(path)).to.have.length(0);
      });

      it('starts at three characters', async () => {
        await type(' tr ');
        await advance(1000);
        expect(await server.calls(path)).to.have.length(0);
        await keys('Backspace');
        await type('a');
        await advance(500);
        await server.called(path);
      });

      it('sends no other request for added spaces', async () => {
        await suggest();
        await type(' ');
        await advance(1000);
        expect(await server.calls(path)).to.have.length(1);
        expect(options()).to.have.length(3);
      });

      it('aborts the older request for a newer term, and ignores its response', async () => {
        await server.answerJson(
          path,
          { data: [{ name: 'Old', count: 1, path: '/old' }] },
          { hang: true, times: 1 },
        );
        await type('tra');
        await advance(500);
        await server.called(path);
        await type('c');
        await until(async () => (await server.calls(path))[0]!.aborted, 'the abort');
        await advance(500);
        await until(() => options().length === 3, 'the newer answer');
        await server.release();
        await advance(1000);
        expect(texts().join()).not.to.contain('Old');
      });

      it('shows a spinner instead of the magnifier 400 ms after the request, until the response', async () => {
        const isBusy = () => byRole(byRole(element, 'search'), 'status').ariaBusy === 'true';
        const icon = byRole(element, 'button', 'Search').querySelector('svg')!;
        const isSpinner = () => getComputedStyle(icon).animationName !== 'none';
        for (const end of ['response', 'failure', 'shorter term']) {
          await server.answerJson(path, end === 'failure' ? [] : tractors, { hang: true, times: 1 });
          await type('tract');
          await advance(899);
          expect([isBusy(), isSpinner()]).to.deep.equal([false, false]);
          await advance(1);
          expect([isBusy(), isSpinner()], end).to.deep.equal([true, true]);
          if (end === 'shorter term') await keys('Backspace', 'Backspace', 'Backspace');
          else await server.release();
          await until(() => !isBusy() && !isSpinner(), `the end of waiting after the ${end}`);
          input().value = '';
          await type(' ');
          await keys('Backspace');
        }
      });

      it('aborts and clears the list when fewer than three characters are left', async () => {
        await suggest('trac');
        await keys('Backspace', 'Backspace');
        expect(list() === null).to.equal(true);
        await type('c');
        await server.answerJson(path, tractors, { hang: true, times: 1 });
        await advance(500);
        await server.called(path, 2);
        await keys('Backspace');
        await until(async () => (await server.calls(path))[1]!.aborted, 'the abort');
        await server.release();
      });

      /** Replaces the text in one event, as pasting does. */
      const replaceAll = (text: string) => {
        input().select();
        document.execCommand('insertText', false, text);
        return settled();
      };
      for (const [how, replace] of [
        [
          'key by key',
          async () => {
            input().select();
            await keys('Backspace');
            await type('coin');
          },
        ],
        ['by a paste', () => replaceAll('coin')],
      ] as const)
        it(`removes the suggestions of the older term when it is replaced ${how}, and Enter searches`, async () => {
          await suggest('tractor');
          await replace();
          expect([list(), status()]).to.deep.equal([null, '']);
          await keys('ArrowDown', 'Enter');
          const [address] = await nextNavigations();
          expect(address).to.contain('searchTerm=coin');
        });

      it('keeps the suggestions of a shorter term while a longer term is requested', async () => {
        await suggest('trac');
        await type('to');
        expect(options()).to.have.length(3);
        await keys('Backspace');
        expect(options()).to.have.length(3);
      });

      it('stops after the element is removed', async () => {
        await type('tractor');
        element.remove();
        await advance(1000);
        expect(await server.calls(path)).to.have.length(0);
      });
    });
  });
