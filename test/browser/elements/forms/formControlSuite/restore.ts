import { expect } from '@open-wc/testing';
import { settled } from '../../../../support/clock.ts';
import type { FormControlFixture } from './fixture.ts';

/** Tests values that the browser restores or fills in. */
export function testRestore({ tag, first, html, control, input, insert }: FormControlFixture): void {
  for (const [what, mode, state] of [
    ['a value that the browser restores', 'restore', `${tag} field\n${first.value}`],
    ['a value that the browser fills in', 'autocomplete', first.value],
  ] as const)
    it(`accepts ${what}`, async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      control().formStateRestoreCallback!(state, mode);
      await settled();
      expect(control().value).to.equal(first.value);
      expect(input().value).to.not.equal('');
    });

  it('ignores the restored state of another field, which Firefox may pass', async () => {
    await insert(`<form>${html('name="field"')}</form>`);
    for (const other of [`${tag} other`, 'auction-grid field'])
      control().formStateRestoreCallback!(`${other}\n${first.value}`, 'restore');
    await settled();
    expect(control().value).to.equal('');
  });
}
