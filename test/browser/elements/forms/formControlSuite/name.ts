import { expect } from '@open-wc/testing';
import { press } from '../../../../support/act.ts';
import { settled } from '../../../../support/clock.ts';
import { expectFocus } from '../../../../support/find.ts';
import type { FormControlFixture } from './fixture.ts';

/** Tests the accessible name of a form control. */
export function testName({
  html,
  control,
  labelled,
  input,
  insert,
  nameInTree,
  container,
}: FormControlFixture): void {
  describe('accessible name', () => {
    it('is the label around it', async () => {
      await insert(`<label>Hammer price ${html()}</label>`);
      expect(await nameInTree('Hammer price')).to.not.equal(null);
      expect(labelled().labels).to.have.length(1);
    });

    it('is the label for it', async () => {
      await insert(`<label for="priced">Hammer price</label>${html('id="priced"')}`);
      expect(await nameInTree('Hammer price')).to.not.equal(null);
    });

    it('is a label that is added later', async () => {
      await insert(html('id="priced"'));
      container().insertAdjacentHTML('afterbegin', '<label for="priced">Hammer price</label>');
      input().focus();
      expect(await nameInTree('Hammer price')).to.not.equal(null);
    });

    it('is its aria-label', async () => {
      await insert(html('aria-label="Hammer price"'));
      expect(await nameInTree('Hammer price')).to.not.equal(null);
    });

    it('is the text that aria-labelledby refers to', async () => {
      await insert(`<span id="words">Hammer price</span>${html('aria-labelledby="words"')}`);
      expect(await nameInTree('Hammer price')).to.not.equal(null);
    });

    it('receives focus in the task that inserts it, unless another element is focused', async () => {
      await insert(`<button>Other</button>${html('class="first"')}`);
      const other = container().querySelector('button')!;
      container().insertAdjacentHTML('beforeend', html('class="second"'));
      const added = control('.second');
      added.focus();
      await settled();
      expectFocus(input(added));
      added.remove();
      container().append(added.cloneNode());
      control('.second').focus();
      other.focus();
      await settled();
      expectFocus(other);
    });

    it('focuses its input by a press on the label', async () => {
      await insert(`<label for="priced">Hammer price</label><br>${html('id="priced"')}`);
      await press(container().querySelector('label')!);
      expectFocus(input());
    });
  });
}
