import { expect } from '@open-wc/testing';
import { keys } from '../../../../support/act.ts';
import { until } from '../../../../support/clock.ts';
import { render } from './fixture.ts';

describe('auction-text-input compared with a native input', () => {
  describe('suggestions of a datalist', () => {
    const readOptions = (list: HTMLDataListElement | null) =>
      [...(list?.querySelectorAll('option') ?? [])].map(({ value, label, disabled }) => [
        value,
        label,
        disabled,
      ]);
    const options = (inner: HTMLInputElement) => readOptions(inner.list);

    it('shows the options of the page’s datalist while it has focus', async () => {
      const { container, control, inner } = await render('auction-text-input', 'list="lots"');
      const list = container.querySelector('datalist')!;
      await until(() => inner.list, 'the list');
      expect(options(inner)).to.deep.equal([]);
      control.focus();
      await until(() => options(inner).length > 0, 'the options');
      expect(options(inner)).to.deep.equal(readOptions(list));
      list.innerHTML = '<option disabled>Plough</option><script>window.ran = true</script>';
      await until(() => options(inner).length === 1, 'the other options');
      expect(options(inner)).to.deep.equal([['Plough', 'Plough', true]]);
      expect(inner.list!.querySelector('script')).to.equal(null);
      list.outerHTML = '<datalist id="lots"><option value="Harrow"></datalist>';
      await until(() => options(inner)[0]?.[0] === 'Harrow', 'the other list');
      await keys('Tab');
      expect(options(inner)).to.deep.equal([]);
    });

    it('follows a datalist that is added later, and removes it', async () => {
      const { container, control, inner } = await render('auction-text-input', 'list="later"');
      container.insertAdjacentHTML('beforeend', '<datalist id="later"><option value="Baler"></datalist>');
      control.focus();
      await until(() => options(inner).length === 1, 'the options');
      control.removeAttribute('list');
      await until(() => !inner.list, 'the list to go');
      expect(inner.hasAttribute('list')).to.equal(false);
    });
  });
});
