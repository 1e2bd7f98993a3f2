import { expect } from '@open-wc/testing';
import { settled } from '../../../../support/clock.ts';
import type { FormControlFixture } from './fixture.ts';

/** What the browser restores and fills in. */
export function testRestore({ tag, first, html, control, input, insert }: FormControlFixture): void {
  for (const [what, mode, state] of [
    ['what the browser has kept of it', 'restore', `${tag} field\n${first.value}`],
    ['what the browser fills in', 'autocomplete', first.value],
  ] as const)
    it(`takes ${what}`, async () => {
      await insert(`<form>${html('name="field"')}</form>`);
      control().formStateRestoreCallback!(state, mode);
      await settled();
      expect(control().value).to.equal(first.value);
      expect(input().value).to.not.equal('');
    });

  it('leaves what the browser has kept of another field, as Firefox hands it over', async () => {
    await insert(`<form>${html('name="field"')}</form>`);
    for (const other of [`${tag} other`, 'auction-grid field'])
      control().formStateRestoreCallback!(`${other}\n${first.value}`, 'restore');
    await settled();
    expect(control().value).to.equal('');
  });
}
