import { expect } from '@open-wc/testing';
import { type } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { insertHtml, mount, waitForRender } from '../../../../support/mount.ts';
import { getNodes, render, unmountAll } from './fixture.ts';

/** A native control and a component, with valid and invalid values. */
const steps = [
  ['date', 'auction-date-input', ['2027-03-04', '2027-03-05', '2027-03-08', '2027-03-11', '']],
  ['time', 'auction-time-input', ['09:00', '09:07', '09:15', '21:30', '']],
] as const;

describe('date and time fields compared with native inputs', () => {
  for (const [kind, tag, values] of steps)
    for (const attributes of [
      'step="7"',
      'step="900"',
      'step="any"',
      'step="0"',
      'step="nonsense"',
      kind === 'date' ? 'step="7" min="2027-03-04"' : 'step="900" min="09:00"',
      kind === 'date' ? 'step="7" value="2027-03-04"' : 'step="900" value="09:00"',
      kind === 'date' ? 'min="2027-03-05" max="2027-03-08"' : 'min="09:07" max="09:15"',
    ])
      it(`allows the same values of a ${kind} with ${attributes}`, async () => {
        const read = async (name: string, own: string) => {
          const { control } = await render(name, own);
          return values.map((value) => {
            control.value = value;
            const { stepMismatch, rangeUnderflow, rangeOverflow, valid } = control.validity;
            return [stepMismatch, rangeUnderflow, rangeOverflow, valid];
          });
        };
        const native = await read('input', `type="${kind}" ${attributes}`);
        await unmountAll();
        const past = kind === 'date' ? 'allow-past' : '';
        expect(await read(tag, `${attributes} ${past}`)).to.deep.equal(native);
      });

  for (const [kind, tag] of [
    ...steps,
    ['date', 'auction-date-picker'],
    ['time', 'auction-time-picker'],
  ] as const)
    for (const attributes of [
      '',
      kind === 'date' ? 'value="2027-03-04"' : 'value="09:00"',
      kind === 'date' ? 'min="2027-03-05" max="2027-03-08"' : 'min="09:07" max="09:15"',
      ...(tag.endsWith('picker') ? [] : [kind === 'date' ? 'step="7" value="2027-03-04"' : 'step="900"']),
    ])
      it(`steps a ${kind} in ${tag} with ${attributes || 'no attributes'}`, async () => {
        const read = async (name: string, own: string) => {
          const control = insertHtml(`<${name} ${own}></${name}>`).firstElementChild as HTMLInputElement;
          if (name !== 'input') await waitForRender(control);
          const log: unknown[] = [];
          for (const event of ['input', 'change'] as const)
            control.addEventListener(event, () => log.push(event));
          const add = (act: () => void) => {
            act();
            log.push(control.value, control.valueAsNumber);
          };
          add(() => control.stepUp());
          add(() => control.stepUp(3));
          add(() => control.stepDown());
          add(() => control.stepDown(-2));
          add(() => {
            control.valueAsNumber = kind === 'date' ? Date.UTC(2027, 2, 8) : 34_200_000;
          });
          add(() => control.stepUp());
          add(() => {
            control.valueAsNumber = NaN;
          });
          return log;
        };
        const native = await read('input', `type="${kind}" ${attributes}`);
        await unmountAll();
        expect(await read(tag, attributes)).to.deep.equal(native);
      });

  for (const [kind, type, before, day, after] of [
    ['date', 'date', '2027-03-04', '2027-03-05', '2027-03-06'],
    ['date', 'text', '3/4/2027', '03/05/2027', '03/06/2027'],
    ['date', 'datetime-local', '2027-03-04T09:30', '2027-03-05T09:30', '2027-03-06T09:30'],
    ['time', 'time', '09:29', '09:30', '09:31'],
    ['time', 'text', '9:29', '09:30 AM', '09:31 AM'],
    ['time', 'datetime-local', '2027-03-04T09:29', '2027-03-04T09:30', '2027-03-04T09:31'],
  ] as const)
    it(`steps a ${kind} in an input of the page with the type ${type}, in its format`, async () => {
      const control = await mount<HTMLElementTagNameMap[`auction-${typeof kind}-input`]>(
        `<auction-${kind}-input locale="en-US"><input type="${type}" aria-label="When" value="${before}"></auction-${kind}-input>`,
      );
      control.stepUp();
      expect(control.value).to.equal(day);
      control.valueAsDate = new Date(2027, 2, kind === 'date' ? 6 : 4, 9, 31);
      expect(control.value).to.equal(after);
    });

  for (const [kind, tag] of steps)
    it(`has the same type and empty properties as a native ${kind} input`, async () => {
      const read = async (name: string, own: string) => {
        const { control } = await render(name, own);
        return [control.type, control.step, control.min, control.max, control.placeholder];
      };
      const native = await read('input', `type="${kind}"`);
      await unmountAll();
      expect(await read(tag, '')).to.deep.equal(native);
    });

  for (const [, tag] of steps) {
    it(`describes ${tag} by the page’s elements before its own help and error`, async () => {
      const { control } = await render(tag, 'aria-describedby="two one" help="Own help"');
      const describe = async () => (await getNodes(['textbox']))[0]!.description;
      expect(await describe()).to.equal('Second words First words Own help');
      control.setAttribute('error-text', 'Own error');
      await settled();
      expect(await describe()).to.equal('Second words First words Own error');
      control.setAttribute('aria-describedby', 'one');
      await settled();
      expect(await describe()).to.equal('First words Own error');
      control.focus();
      await type('nonsense');
      control.blur();
      await settled();
      expect(await describe()).to.match(/^First words Invalid (date|time) · Own help$/);
      control.removeAttribute('aria-describedby');
      await settled();
      expect(await describe()).to.match(/^Invalid (date|time) · Own help$/);
    });

    it(`passes the typing hints of ${tag} to its input`, async () => {
      const { inner } = await render(
        tag,
        'inputmode="numeric" enterkeyhint="next" spellcheck="false" title="When"',
      );
      expect(
        ['inputmode', 'enterkeyhint', 'spellcheck', 'title'].map((name) => inner.getAttribute(name)),
      ).to.deep.equal(['numeric', 'next', 'false', 'When']);
    });
  }
});
