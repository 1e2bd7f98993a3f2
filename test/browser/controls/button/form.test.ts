import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import { keys, press, type } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { expectFocus } from '../../../support/find.ts';
import { buttonTags, setTagForEach, element, render, inForm, recordSubmits } from './buttonFixture.ts';

for (const [tag, label] of buttonTags)
  describe(tag, () => {
    setTagForEach(tag, label);

    describe('in a form', () => {
      it('does nothing to the form by default', async () => {
        await render('', inForm);
        const submitted = recordSubmits();
        await press(element);
        expect(submitted).to.deep.equal([]);
      });

      it('submits the form as its submitter', async () => {
        await render('type="submit"', inForm);
        const submitted = recordSubmits();
        await press(element);
        expect(submitted[0]).to.deep.include({ submitter: tag, sent: ['before=1', 'after=2'] });
        expect(submitted).to.have.length(1);
      });

      it('submits its name and value in tree order, only when it is pressed', async () => {
        await render('type="submit" name="go" value="now"', inForm);
        const submitted = recordSubmits();
        await press(element);
        expect(submitted[0]!.sent).to.deep.equal(['before=1', 'go=now', 'after=2']);
        // The page adds the value, or `FormData` with the submitter does.
        expect(submitted[0]!.sentWithoutSubmitter).to.equal('before,after');
        element.closest('form')!.requestSubmit();
        expect(submitted[1]!.sent).to.deep.equal(['before=1', 'after=2']);
      });

      it('submits a form elsewhere in the page by its ID', async () => {
        await render('type="submit" form="elsewhere"', (html) => `<form id="elsewhere"></form>${html}`);
        let count = 0;
        document.querySelector('form')!.addEventListener('submit', (event) => {
          event.preventDefault();
          count++;
        });
        await press(element);
        expect(count).to.equal(1);
        expect(element.form === document.querySelector('form')).to.equal(true);
      });

      it('does not submit an invalid form', async () => {
        await render('type="submit"', (html) => `<form><input required>${html}</form>`);
        const submitted = recordSubmits();
        await press(element);
        expect(submitted).to.deep.equal([]);
        expectFocus(element.closest('form')!.querySelector('input'));
      });

      it('does not act when the page prevents the click', async () => {
        await render('type="submit"', inForm);
        const submitted = recordSubmits();
        element.addEventListener('click', (event) => event.preventDefault());
        await press(element);
        expect(submitted).to.deep.equal([]);
      });

      it('acts when the page stops the propagation of the click', async () => {
        await render('type="submit"', inForm);
        const submitted = recordSubmits();
        element.addEventListener('click', (event) => event.stopPropagation());
        await press(element);
        await until(() => submitted.length > 0, 'the submission');
        expect(submitted).to.have.length(1);
      });

      it('resets the form', async () => {
        await render('type="reset"', inForm);
        const input = element.closest('form')!.querySelector('input')!;
        input.focus();
        await type('x');
        await press(element);
        expect(input.value).to.equal('1');
      });

      it('is pressed by Enter in a native field, however many fields there are', async () => {
        await render('type="submit" name="go" value="now"', inForm);
        const submitted = recordSubmits();
        element.closest('form')!.querySelector('input')!.focus();
        await keys('Enter');
        expect(submitted[0]).to.deep.include({ submitter: tag, sent: ['before=1', 'go=now', 'after=2'] });
        expect(submitted).to.have.length(1);
      });

      it('is pressed by Enter in a native checkbox', async () => {
        await render('type="submit"', (html) => `<form><input type="checkbox">${html}</form>`);
        const submitted = recordSubmits();
        element.closest('form')!.querySelector('input')!.focus();
        await keys('Enter');
        expect(submitted).to.have.length(1);
      });

      it('is the submitter for a capturing listener of the window, even after an `await`', async () => {
        await render('type="submit" name="go" value="now"', inForm);
        recordSubmits();
        const data: unknown[] = [];
        const listener = async ({ submitter, target }: SubmitEvent) => {
          data.push(new FormData(target as HTMLFormElement, submitter).get('go'));
          await Promise.resolve();
          data.push(new FormData(target as HTMLFormElement, submitter).get('go'));
        };
        window.addEventListener('submit', (event) => void listener(event), { capture: true, once: true });
        await press(element);
        await until(() => data.length === 2, 'the data');
        expect(data).to.deep.equal(['now', 'now']);
        await until(() => element.closest('form')!.elements.length === 3, 'the native button to go');
      });

      it('lets a script store the button that was clicked, such as htmx', async () => {
        await render('type="submit" name="go" value="now"', inForm);
        const form = element.closest('form')!;
        let stored: HTMLButtonElement | null = null;
        form.addEventListener('click', ({ target }) => {
          stored = (target as Element).closest('button');
        });
        let sent: unknown;
        form.addEventListener('submit', (event) => {
          event.preventDefault();
          sent = [stored?.name, stored?.value, stored?.form === form];
        });
        await press(element);
        expect(sent).to.deep.equal(['go', 'now', true]);
      });

      it('closes a dialog with its value when pressed or by Enter', async () => {
        await render(
          'type="submit" value="yes"',
          (html) =>
            `<dialog><form method="dialog"><input>${html}<button value="yes">Save</button></form></dialog>`,
        );
        const dialog = element.closest('dialog')!;
        const outcome = async (act: () => Promise<void>) => {
          dialog.returnValue = '';
          dialog.showModal();
          await act();
          const { open, returnValue } = dialog;
          dialog.close();
          return [open, returnValue];
        };
        // The test page keeps dialogs open in WebKit.
        const native = await outcome(() => press(dialog.querySelector('button')!));
        expect(await outcome(() => press(element))).to.deep.equal(native);
        const byEnter = outcome(async () => {
          dialog.querySelector('input')!.focus();
          await keys('Enter');
        });
        expect(await byEnter).to.deep.equal(native);
      });

      it('submits without validation with `formnovalidate`, like a native button', async () => {
        await render('type="submit" formnovalidate', (html) => `<form><input required>${html}</form>`);
        const submitted = recordSubmits();
        await press(element);
        expect(submitted).to.have.length(1);
      });

      it('is not pressed by Enter when another submit button comes first', async () => {
        await render('type="submit"', (html) => `<form><input name="a"><button>First</button>${html}</form>`);
        const submitted = recordSubmits();
        element.closest('form')!.querySelector('input')!.focus();
        await keys('Enter');
        expect(submitted.map(({ submitter }) => submitter)).to.deep.equal([tag]);
      });

      for (const type of ['keydown', 'keypress'])
        it(`is not pressed by Enter in a field when the page prevents ${type}`, async () => {
          await render('type="submit"', inForm);
          const submitted = recordSubmits();
          element.closest('form')!.addEventListener(type, (event) => event.preventDefault());
          element.closest('form')!.querySelector('input')!.focus();
          await keys('Enter');
          expect(submitted).to.deep.equal([]);
        });

      it('is not pressed by Enter with a modifier key', async () => {
        await render('type="submit"', inForm);
        const submitted = recordSubmits();
        element.closest('form')!.querySelector('input')!.focus();
        await keys('Control+Enter', 'Alt+Enter');
        expect(submitted).to.deep.equal([]);
      });

      it('is not pressed by Enter when an image button comes first', async () => {
        await render(
          'type="submit"',
          (html) => `<form><input name="a"><input type="image" alt="Go">${html}</form>`,
        );
        const submitted = recordSubmits();
        element.closest('form')!.querySelector('input')!.focus();
        await keys('Enter');
        expect(submitted).to.have.length(1);
        expect(submitted[0]!.sent).to.deep.equal(['a=', 'x=0', 'y=0']);
      });
    });
  });
