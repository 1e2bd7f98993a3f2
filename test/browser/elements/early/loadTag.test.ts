import { expect } from '@open-wc/testing';
import { loadTag } from '../../../../elements/early/loadTag.ts';
import { settled } from '../../../support/clock.ts';

describe('a tag that the user turns to', () => {
  const turn = () => {
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.body.dispatchEvent(new Event(type));
  };

  it('is asked for once while it is on its way: each import() of a file takes the browser time, on its way or not', async () => {
    let calls = 0;
    let answer!: () => void;
    const loaded = new Promise<void>((resolve) => {
      answer = resolve;
    });
    void loadTag([undefined], () => (calls++, loaded));
    await settled();
    turn();
    expect(calls).to.equal(1);
    answer();
    await settled();
    turn();
    expect(calls).to.equal(1);
  });

  it('is asked for again once it could not be loaded, and warned of once', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    let calls = 0;
    void loadTag(
      [undefined],
      () => (calls++, calls < 3 ? Promise.reject(new Error('offline')) : Promise.resolve()),
    );
    await settled();
    turn();
    await settled();
    turn();
    await settled();
    turn();
    console.warn = warn;
    expect(calls).to.equal(3);
    expect(warnings).to.deep.equal(['auction-elements: a tag could not be loaded (Error: offline).']);
  });
});
