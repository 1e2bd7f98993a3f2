import { expect } from '@open-wc/testing';
import { keys, press } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../../support/find.ts';
import { insertHtml, recordWarnings } from '../../../../support/mount.ts';
import { navigations, nextNavigations } from '../../../../support/navigations.ts';
import { buttonTags, render, unmountAll } from './fixture.ts';

const ways = [
  ['the pointer', (control: HTMLElement) => press(control)],
  [
    'Enter',
    (control: HTMLElement) => {
      control.focus();
      return keys('Enter');
    },
  ],
  ['script', (control: HTMLElement) => Promise.resolve(control.click())],
] as const;

for (const [tag, own, text] of buttonTags)
  describe(`${tag} compared with the native element`, () => {
    /** Performs the same action on the native element and on the component, and returns both results. */
    async function compare(
      twin: 'button' | 'a',
      attributes: string,
      act: (rendered: Awaited<ReturnType<typeof render>>) => Promise<unknown>,
    ): Promise<[native: unknown, own: unknown]> {
      const native = await act(await render(twin, attributes, 'Bid'));
      await unmountAll();
      return [native, await act(await render(tag, `${own} ${attributes}`, text))];
    }

    describe('popovers', () => {
      for (const [how, act] of ways)
        for (const action of ['', 'popovertargetaction="show"', 'popovertargetaction="hide"'])
          it(`opens and closes a popover by ${how} ${action}`, async () => {
            const [native, ours] = await compare(
              'button',
              `popovertarget="panel" ${action}`,
              async (rendered) => {
                const { container, control } = rendered;
                const panel = container.querySelector<HTMLElement>('#panel')!;
                const log: string[] = [];
                panel.addEventListener('beforetoggle', (event) => log.push(event.newState));
                control.addEventListener('click', () => log.push('click'));
                for (let count = 0; count < 2; count++) {
                  await act(control);
                  log.push(String(panel.matches(':popover-open')));
                }
                return log;
              },
            );
            expect(ours).to.deep.equal(native);
          });

      it('opens a popover that is added later or replaces another one', async () => {
        const { container, control } = await render(tag, `${own} popovertarget="later"`, text);
        container.insertAdjacentHTML('beforeend', '<div id="later" popover>Later</div>');
        const later = container.querySelector('#later')!;
        await press(control);
        expect(later.matches(':popover-open')).to.equal(true);
        await press(control);
        expect(later.matches(':popover-open')).to.equal(false);
        control.setAttribute('popovertarget', 'panel');
        await settled();
        await press(control);
        expect(container.querySelector('#panel')!.matches(':popover-open')).to.equal(true);
        control.removeAttribute('popovertarget');
        await settled();
        control.click();
        expect(container.querySelector('#panel')!.matches(':popover-open')).to.equal(true);
      });

      it('does not open a popover while it is disabled or loading', async () => {
        for (const state of ['disabled', 'loading']) {
          const { container, control } = await render(tag, `${own} popovertarget="panel" ${state}`, text);
          await press(control);
          control.click();
          expect(container.querySelector('#panel')!.matches(':popover-open')).to.equal(false);
          await unmountAll();
        }
      });

      it('does not open a popover when it submits a form', async () => {
        const wrap = (html: string) => `<form>${html}</form><div id="panel" popover>Panel</div>`;
        for (const name of ['button', tag]) {
          const { container, control } = await render(
            name,
            `${own} type="submit" popovertarget="panel"`,
            text,
            wrap,
          );
          let count = 0;
          container.querySelector('form')!.addEventListener('submit', (event) => {
            event.preventDefault();
            count++;
          });
          await press(control);
          expect([count, container.querySelector('#panel')!.matches(':popover-open')], name).to.deep.equal([
            1,
            false,
          ]);
          await unmountAll();
        }
      });
    });

    describe('commands', () => {
      for (const [how, act] of ways)
        it(`sends a command by ${how}, as its source`, async () => {
          if (!('commandForElement' in HTMLButtonElement.prototype)) return;
          const [native, ours] = await compare(
            'button',
            'commandfor="panel" command="--bid"',
            async (rendered) => {
              const { container, control } = rendered;
              const log: unknown[] = [];
              container.querySelector('#panel')!.addEventListener('command', (event) => {
                const { command, source } = event as Event & { command: string; source: Element };
                log.push(command, source === control);
              });
              await act(control);
              return log;
            },
          );
          expect(ours).to.deep.equal(native);
          expect(ours).to.deep.equal(['--bid', true]);
        });

      for (const attributes of ['value="yes"', 'value=""', ''])
        it(`closes a dialog with its value, like ${attributes || 'no value'} on a native button`, async () => {
          if (!('commandForElement' in HTMLButtonElement.prototype)) return;
          const dialog = insertHtml('<dialog id="confirm">Confirm</dialog>').querySelector('dialog')!;
          const [native, ours] = await compare(
            'button',
            `commandfor="confirm" command="close" ${attributes}`,
            async ({ control, container }) => {
              container.append(dialog);
              dialog.returnValue = 'no';
              dialog.show();
              await press(control);
              return [dialog.open, dialog.returnValue];
            },
          );
          expect(ours).to.deep.equal(native);
        });
    });

    describe('targets as elements', () => {
      for (const [property, attribute] of [
        ['popoverTargetElement', 'popovertarget'],
        ['commandForElement', 'commandfor'],
      ] as const)
        it(`has a ${property}, which its attribute or a script sets`, async () => {
          if (!(property in HTMLButtonElement.prototype)) return;
          const [native, ours] = await compare('button', '', ({ container, control: rendered }) => {
            const control = rendered as unknown as HTMLButtonElement;
            const other = document.createElement('p');
            container.append(other);
            const name = () => {
              const target = control[property];
              return [target?.id, target === other, control.getAttribute(attribute)];
            };
            const log = [name()];
            control.setAttribute(attribute, 'panel');
            log.push(name());
            control[property] = other;
            log.push(name());
            control.setAttribute(attribute, 'none');
            // Firefox 140 keeps the element of a native `commandForElement`, unlike the HTML standard.
            if (control.localName !== 'button') expect(name()).to.deep.equal([undefined, false, 'none']);
            control[property] = other;
            control[property] = null;
            log.push(name());
            return Promise.resolve(log);
          });
          expect(ours).to.deep.equal(native);
        });

      it('opens a popover without an ID', async () => {
        const { container, control } = await render(tag, own, text);
        const popover = document.createElement('p');
        popover.popover = 'auto';
        container.append(popover);
        (control as unknown as HTMLButtonElement).popoverTargetElement = popover;
        await press(control);
        expect(popover.matches(':popover-open')).to.equal(true);
      });
    });

    describe('links', () => {
      for (const [how, act] of ways)
        it(`navigates by ${how}`, async () => {
          const [native, ours] = await compare('a', 'href="/lots?q=1#top"', async ({ control }) => {
            let count = 0;
            control.addEventListener('click', () => count++);
            await act(control);
            return [await nextNavigations(), count];
          });
          expect(ours).to.deep.equal(native);
        });

      it('passes the other link attributes to the link', async () => {
        const { control, inner } = await render(
          tag,
          `${own} href="/a.pdf" target="_blank" rel="nofollow" download="Terms.pdf"`,
          text,
        );
        const link = byRole(control, 'link', 'Bid');
        expect(link === (inner as Element)).to.equal(true);
        expect(['href', 'target', 'rel', 'download'].map((name) => link.getAttribute(name))).to.deep.equal([
          '/a.pdf',
          '_blank',
          'nofollow',
          'Terms.pdf',
        ]);
        control.focus();
        expectFocus(inner);
      });

      it('does not submit its form when it is a link', async () => {
        const { container, control } = await render(
          tag,
          `${own} href="/lots" type="submit"`,
          text,
          (html) => `<form><input name="a">${html}<input name="b"></form>`,
        );
        let count = 0;
        container.querySelector('form')!.addEventListener('submit', () => count++);
        await press(control);
        expect(await nextNavigations()).to.deep.equal(['/lots']);
        container.querySelector('input')!.focus();
        await keys('Enter');
        expect([count, navigations()]).to.deep.equal([0, []]);
      });

      it('does not navigate while it is disabled or loading', async () => {
        for (const state of ['disabled', 'loading']) {
          const { control } = await render(tag, `${own} href="/lots" ${state}`, text);
          byRole(control, 'link', 'Bid');
          await press(control);
          control.click();
          control.focus();
          await keys('Enter');
          expect(navigations(), state).to.deep.equal([]);
          expect(document.activeElement === control, state).to.equal(state === 'loading');
          await unmountAll();
        }
      });

      for (const address of ['javascript:alert(1)', 'data:text/html,x', 'https://user:word@a.example/', ' '])
        it(`does not navigate to ${address}`, async () => {
          const warnings = recordWarnings();
          const { control } = await render(tag, `${own} href="${address}"`, text);
          warnings.stop();
          expect(queryRole(control, 'link')).to.equal(null);
          byRole(control, 'button');
          expect(warnings.texts).to.have.length(1);
          expect(warnings.texts[0]).to.contain(`${tag}: \`href=`);
          await press(control);
          expect(navigations()).to.deep.equal([]);
        });

      it('becomes a button again when href is removed', async () => {
        const { control } = await render(tag, `${own} href="/lots" aria-description="In dollars"`, text);
        control.removeAttribute('href');
        await settled();
        const button = control.shadowRoot!.querySelector('button')!;
        expect(button.getAttribute('aria-description')).to.equal('In dollars');
      });
    });

    it('does not run scripts through formaction', async () => {
      const warnings = recordWarnings();
      const { container, control } = await render(
        tag,
        `${own} type="submit" formaction="javascript:void(window.ran = true)"`,
        text,
        (html) => `<form action="/own">${html}</form>`,
      );
      let action: string | null | undefined;
      container.querySelector('form')!.addEventListener('submit', (event) => {
        event.preventDefault();
        action = event.submitter!.getAttribute('formaction');
      });
      await press(control);
      warnings.stop();
      expect(action).to.equal(null);
      expect(warnings.texts.join()).to.contain('formaction');
    });
  });
