import { expect } from '@open-wc/testing';
import { keys } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { countEvents, type FormControlFixture } from './fixture.ts';

/** Tests the `input` and `change` events of a form control. */
export function testEvents({
  tag,
  first,
  commits,
  html,
  control,
  input,
  insert,
  enter,
  leave,
  container,
}: FormControlFixture): void {
  let stop: AbortController;
  beforeEach(() => {
    stop = new AbortController();
  });
  afterEach(() => stop.abort());

  describe('events', () => {
    const heading =
      commits === 'each key'
        ? 'dispatches `input` at each key, and `change` when the user leaves'
        : 'dispatches `input` and `change` when the user leaves, because no key has changed the value';
    it(heading, async () => {
      await insert(`<form>${html('name="field"')}<button>Go</button></form>`);
      const dispatched: string[] = [];
      for (const name of ['input', 'change'])
        document.addEventListener(
          name,
          ({ target, bubbles }) =>
            dispatched.push(`${name} ${(target as Element).localName} ${String(bubbles)}`),
          { signal: stop.signal },
        );
      await enter(first.typed);
      const inputs = commits === 'each key' ? first.typed.length : 1;
      const expected = [...Array.from({ length: inputs }, () => `input ${tag} true`), `change ${tag} true`];
      if (commits === 'each key') expect(dispatched).to.deep.equal(expected.slice(0, -1));
      else expect(dispatched).to.deep.equal([]);
      await leave();
      expect(dispatched).to.deep.equal(expected);
      dispatched.length = 0;
      input().focus();
      await leave();
      expect(dispatched).to.deep.equal([]);
    });

    it('does not dispatch events for values set by a script', async () => {
      await insert(`<form>${html('name="field"')}<button>Go</button></form>`);
      const [inputs, changes] = [countEvents(control(), 'input'), countEvents(control(), 'change')];
      control().value = first.value;
      await settled();
      input().focus();
      await leave();
      expect([inputs(), changes()]).to.deep.equal([0, 0]);
    });

    it('dispatches them before Enter submits', async () => {
      await insert(`<form>${html('name="field"')}<button>Go</button></form>`);
      const dispatched: string[] = [];
      container().addEventListener('change', () => dispatched.push(`change ${control().value}`));
      container().addEventListener('submit', (event) => {
        event.preventDefault();
        dispatched.push('submit');
      });
      await enter(first.typed);
      await keys('Enter');
      expect(dispatched).to.deep.equal([`change ${first.value}`, 'submit']);
    });
  });
}
