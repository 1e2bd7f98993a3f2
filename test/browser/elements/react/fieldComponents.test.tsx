import { expect } from '@open-wc/testing';
import { type ReactElement, useState } from 'react';
import {
  AuctionDateInput,
  AuctionTextInput,
  type FieldChangeEvent,
} from '../../../../elements/react/index.ts';
import { keys, press, type } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { byRole } from '../../../support/find.ts';
import { waitForRender } from '../../../support/mount.ts';
import { page, setUpReact, show } from '../../../support/reactPage.tsx';

type TextInput = HTMLElementTagNameMap['auction-text-input'];

describe('React components of fields', () => {
  setUpReact();

  const text = () => page.querySelector('auction-text-input')!;
  const date = () => page.querySelector('auction-date-input')!;
  const input = (field: Element) => byRole(field, 'textbox') as HTMLInputElement;
  const showFields = async (tree: ReactElement) => {
    show(tree);
    for (const field of page.querySelectorAll('auction-text-input, auction-date-input'))
      await waitForRender(field);
  };

  /** Renders fields whose values an app derives from each change. */
  function Controlled({ change }: { change: (value: string) => string }) {
    const [value, setValue] = useState('A');
    return (
      <form>
        <AuctionTextInput
          name="paddle"
          clearable
          value={value}
          onChange={(event) => setValue(change(event.target.value))}
        />
        <button type="button" onClick={() => setValue('Z9')}>
          Set
        </button>
        <button type="reset">Reset</button>
        <output>{value}</output>
      </form>
    );
  }
  const expectValue = async (value: string) => {
    await until(() => text().value === value && input(text()).value === value, `the value “${value}”`);
    expect(byRole(page, 'status').textContent).to.equal(value);
  };

  it('shows the value that the app derives from typed text', async () => {
    await showFields(<Controlled change={(value) => value.toUpperCase()} />);
    await expectValue('A');
    input(text()).focus();
    await keys('End');
    await type('bc');
    await expectValue('ABC');
    await press(byRole(page, 'button', 'Set'));
    await expectValue('Z9');
    await press(byRole(text(), 'button', 'Clear text'));
    await expectValue('');
  });

  it('keeps the value if the app keeps it', async () => {
    await showFields(<Controlled change={() => 'A'} />);
    input(text()).focus();
    await keys('End');
    await type('bc');
    await expectValue('A');
  });

  it('keeps the value of the app when the form is reset, like an `<input>` in React', async () => {
    await showFields(<Controlled change={(value) => value} />);
    await press(byRole(page, 'button', 'Set'));
    await expectValue('Z9');
    await press(byRole(page, 'button', 'Reset'));
    await expectValue('Z9');
  });

  it('keeps its own value with `defaultValue`, and restores it after a reset', async () => {
    const values: string[] = [];
    await showFields(
      <form>
        <AuctionTextInput
          name="paddle"
          defaultValue="7"
          onChange={(event: FieldChangeEvent<TextInput>) => values.push(event.currentTarget.value)}
        />
        <button type="reset">Reset</button>
      </form>,
    );
    input(text()).focus();
    await keys('End');
    await type('5x');
    expect(values).to.deep.equal(['75', '75x']);
    expect(Object.fromEntries(new FormData(page.querySelector('form')!))).to.deep.equal({ paddle: '75x' });
    await press(byRole(page, 'button', 'Reset'));
    await until(() => text().value === '7', 'the default value');
  });

  it('accepts a value set before the element is defined, and a typed date', async () => {
    function App() {
      const [day, setDay] = useState('2026-12-05');
      return (
        <>
          <AuctionDateInput locale="en-US" value={day} onChange={(event) => setDay(event.target.value)} />
          <output>{day}</output>
        </>
      );
    }
    await showFields(<App />);
    expect(date().value).to.equal('2026-12-05');
    input(date()).select();
    await type('3/4/2027');
    await keys('Enter');
    await until(() => byRole(page, 'status').textContent === '2027-03-04', 'the day');
    expect(input(date()).value).to.equal('03/04/2027');
  });

  it('keeps text that is not a date', async () => {
    await showFields(<AuctionDateInput locale="en-US" value="" onChange={() => {}} />);
    input(date()).focus();
    await type('someday');
    await keys('Tab');
    expect(input(date()).value).to.equal('someday');
    expect(date().validity.badInput || !date().validity.valid).to.equal(true);
  });
});
