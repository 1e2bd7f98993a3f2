import { expect } from '@open-wc/testing';
import { type } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { getNodes, render, unmountAll } from './fixture.ts';

/** A native control and a component, with valid and invalid values. */
const steps = [
  ['date', 'auction-date-input', ['2027-03-04', '2027-03-05', '2027-03-08', '2027-03-11', '']],
  ['time', 'auction-time-input', ['09:00', '09:07', '09:15', '21:30', '']],
] as const;

describe('date and time fields compared with native inputs', () => {
  afterEach(unmountAll);

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
        expect(await read(tag, attributes)).to.deep.equal(native);
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
