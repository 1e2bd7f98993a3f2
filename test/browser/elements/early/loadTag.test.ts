import { expect } from '@open-wc/testing';
import { loadElement } from '../../../../elements/early/loadElement.ts';
import { leaveTime, settled, until } from '../../../support/clock.ts';

describe('loading an element that the user interacts with', () => {
  const turn = () => {
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.body.dispatchEvent(new Event(type));
  };

  it('requests the file once while it loads, because each import() takes time', async () => {
    let calls = 0;
    let answer!: () => void;
    const loaded = new Promise<void>((resolve) => {
      answer = resolve;
    });
    void loadElement([undefined], () => (calls++, loaded));
    await settled();
    turn();
    await leaveTime();
    expect(calls).to.equal(1);
    answer();
    await settled();
    turn();
    await leaveTime();
    expect(calls).to.equal(1);
  });

  it('requests the file again after a failure, and warns once', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    let calls = 0;
    void loadElement(
      [undefined],
      () => (calls++, calls < 3 ? Promise.reject(new Error('offline')) : Promise.resolve()),
    );
    for (const count of [1, 2, 3]) {
      await until(() => calls === count, `request ${count}`);
      await settled();
      turn();
    }
    await leaveTime();
    console.warn = warn;
    expect(calls).to.equal(3);
    expect(warnings).to.deep.equal([
      "auction-elements: An element couldn't be loaded (Error: offline). Retrying on user interaction. Check that the file exists.",
    ]);
  });
});
