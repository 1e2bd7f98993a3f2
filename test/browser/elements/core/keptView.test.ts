import { expect } from '@open-wc/testing';
import '../../../../elements/auction-elements.ts';
import * as timings from '../../../../src/site/timings.ts';
import { keys, press, type, viewport } from '../../../support/act.ts';
import { advance, restoreClock, settled, stopClock, until } from '../../../support/clock.ts';
import { byRole, expectFocus, queryRole } from '../../../support/find.ts';
import { mount } from '../../../support/mount.ts';

describe('elements that a page library preserves', () => {
  beforeEach(() => viewport(1000, 800));
  afterEach(() => {
    restoreClock();
  });

  /** Moves an element as Turbo does, with a wait between the removal and the insertion. */
  const swap = async (element: Element) => {
    const parent = element.parentElement!;
    element.remove();
    for (let turns = 0; turns < 5; turns++) await Promise.resolve();
    parent.append(element);
    await settled();
  };
  /** Mounts the element and waits for the script that keeps its view, which loads on first use. */
  const mountKept = async (html: string) => {
    const element = await mount(html);
    await until(async () => {
      const before = element.shadowRoot!.querySelector('[data-auction-container]')!.firstElementChild;
      await swap(element);
      return before?.isConnected;
    }, 'the view to be kept');
    return element;
  };
  const kept = [
    'data-turbo-permanent',
    'hx-preserve',
    'data-hx-preserve',
    'up-keep',
    'data-swup-persist="field"',
  ];

  for (const attribute of kept)
    it(`keeps the view and the typed text with ${attribute}`, async () => {
      const field = await mountKept(
        `<auction-text-input aria-label="Note" ${attribute}></auction-text-input>`,
      );
      const input = byRole(field, 'textbox');
      input.focus();
      await type('for Ann');
      await swap(field);
      expect(byRole(field, 'textbox')).to.equal(input);
      expectFocus(input);
      await type('a');
      expect((field as HTMLInputElement).value).to.equal('for Anna');
    });

  it('keeps the view inside a preserved element', async () => {
    const field = await mount(
      '<div data-turbo-permanent><auction-text-input aria-label="Note"></auction-text-input></div>',
    );
    const around = field.closest('[data-turbo-permanent]')!;
    await until(async () => {
      const before = byRole(field, 'textbox');
      await swap(around);
      return before.isConnected;
    });
  });

  it('keeps an open calendar', async () => {
    const field = await mountKept(
      '<auction-date-input label="Day" locale="en-US" data-turbo-permanent></auction-date-input>',
    );
    await press(byRole(field, 'button', /Open Calendar/));
    const calendar = await until(() => queryRole(field, 'dialog'), 'the calendar');
    await until(() => calendar.matches(':focus-within'), 'the focus in the calendar');
    await swap(field);
    expect(queryRole(field, 'dialog')).to.equal(calendar);
    expect(calendar.closest(':popover-open')).not.to.equal(null);
    await keys('Escape');
    await until(() => queryRole(field, 'dialog') === null, 'the calendar to close');
  });

  it('unmounts when the element is not inserted again', async () => {
    const field = await mountKept(
      '<auction-text-input aria-label="Note" data-turbo-permanent></auction-text-input>',
    );
    stopClock();
    const container = field.shadowRoot!.querySelector('[data-auction-container]')!;
    field.remove();
    await advance(timings.unmountDelay - 1);
    expect(container.childElementCount).to.equal(1);
    await advance(1);
    expect(container.childElementCount).to.equal(0);
  });

  it('does not move focus that the user has moved elsewhere', async () => {
    const field = await mountKept(
      '<auction-text-input aria-label="Note" data-turbo-permanent></auction-text-input>',
    );
    const other = document.createElement('button');
    document.body.append(other);
    byRole(field, 'textbox').focus();
    other.focus();
    await swap(field);
    expectFocus(other);
    other.remove();
  });
});
