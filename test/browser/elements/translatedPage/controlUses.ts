import { expect } from '@open-wc/testing';
import { hover, keys, parkPointer, press } from '../../../support/act.ts';
import { until } from '../../../support/clock.ts';
import { appears, change, disappears, hidesText, pressNamed, retype, shows, type Use } from './actions.ts';

/** Uses of the controls. */
export const controlUses: Readonly<Record<string, Use>> = {
  'auction-button': {
    html: '<auction-button>Bid</auction-button>',
    use: async (button) => {
      for (const attributes of [{ loading: '' }, { loading: null, disabled: '' }, { disabled: null }]) {
        change(button, attributes);
        await until(
          () => Boolean(button.shadowRoot!.querySelector('.spinner')) === button.hasAttribute('loading'),
          'the spinner',
        );
      }
      expect(button.textContent).to.equal('Bid');
    },
  },
  'auction-icon-button': {
    html: '<div style="padding:60px"><auction-icon-button icon="close" label="Close"></auction-icon-button></div>',
    use: async (button) => {
      await hover(button);
      await shows(button, 'Close');
      change(button, { label: 'Shut' });
      await shows(button, 'Shut');
      change(button, { loading: '', icon: 'alert' });
      await parkPointer();
      await hidesText(button, 'Shut');
    },
  },
  'auction-error-summary': {
    html: '<form><auction-error-summary></auction-error-summary><input required aria-label="Name"><button>Go</button></form>',
    use: async (summary) => {
      const form = summary.closest('form')!;
      await press(form.querySelector('button')!);
      await shows(summary, 'Name: ');
      form.reset();
      await hidesText(summary, 'Name: ');
      change(summary, { messages: '{"errorSummary":"Please check"}' });
      await shows(summary, 'Please check');
      await press(form.querySelector('button')!);
      await shows(summary, 'Name: ');
      summary.innerHTML = '<ul><li><a href="#x">Of the server</a></li></ul>';
      await hidesText(summary, 'Name: ');
    },
  },
  'auction-tooltip': {
    html: '<div style="padding:60px"><auction-tooltip text="Ends soon"><button>Bid</button></auction-tooltip></div>',
    use: async (tooltip) => {
      await hover(tooltip.querySelector('button')!);
      await shows(tooltip, 'Ends soon');
      change(tooltip, { text: 'Ended' });
      await shows(tooltip, 'Ended');
      await parkPointer();
      await hidesText(tooltip, 'Ended');
    },
  },
  'auction-popover': {
    html: '<auction-popover label="Filter"><button slot="trigger">Filter</button>Only timed</auction-popover>',
    use: async (popover) => {
      for (const open of ['true', 'false', 'true']) {
        await press(popover.querySelector('button')!);
        await until(() => popover.querySelector('button')!.ariaExpanded === open, 'it to toggle');
      }
      change(popover, { label: null });
      await until(() => !popover.shadowRoot!.querySelector('[role=dialog]'), 'no dialog');
    },
  },
  'auction-text-input': {
    html: '<auction-text-input character-limit="3" clearable aria-label="Name">kg</auction-text-input>',
    use: async (input) => {
      await retype(input, 'textbox', 'abcd');
      await shows(input, 'Too many characters');
      change(input, { 'limit-message': 'Too long' });
      await shows(input, 'Too long');
      await keys('Backspace');
      await hidesText(input, 'Too long');
      await pressNamed(input, 'Clear text');
      change(input, { type: 'password', 'character-limit': null });
      await pressNamed(input, 'Show password');
      await appears(input, 'button', 'Hide password');
    },
  },
  'auction-form-field': {
    html: '<auction-form-field label="Name" help="As on your card" error-text="No name"><input></auction-form-field>',
    use: async (field) => {
      for (const attributes of [
        { error: '' },
        { error: null },
        { secure: '', error: '' },
        { help: null, error: null },
        { label: null },
        { help: 'Any', secure: null },
        { error: '', label: 'Your name' },
      ]) {
        change(field, attributes);
        const note = field.hasAttribute('error') ? 'No name' : (field.getAttribute('help') ?? '');
        await until(
          () => field.shadowRoot!.querySelector('[part=help], [part=error]')?.textContent === note,
          `"${note}"`,
        );
      }
      expect(field.querySelector('input')!.checkVisibility()).to.equal(true);
    },
  },
  'auction-date-input': {
    html: '<auction-date-input locale="en-US" allow-past></auction-date-input>',
    use: async (field) => {
      await retype(field, 'textbox', '99');
      await keys('Tab');
      await shows(field, 'Invalid date');
      await retype(field, 'textbox', '1/2/2026');
      await keys('Tab');
      await shows(field, 'mm/dd/yyyy');
      await pressNamed(field, /Open Calendar/);
      await appears(field, 'grid');
      await keys('Shift+PageDown', 'ArrowDown');
      await pressNamed(field, 'Next month');
      await shows(field, 'February 2027');
      await pressNamed(field, 'Wednesday, February 10, 2027');
      await disappears(field, 'grid');
      expect((field as HTMLInputElement).value).to.equal('2027-02-10');
      change(field, { help: 'On a workday', label: '', locale: 'de' });
      await shows(field, 'On a workday');
      change(field, { error: '', 'error-text': 'Closed' });
      await shows(field, 'Closed');
      change(field, { error: null, 'error-text': null, help: null, label: null });
      await shows(field, 'tt.mm.jjjj');
    },
  },
  'auction-time-input': {
    html: '<auction-time-input locale="en-US"></auction-time-input>',
    use: async (field) => {
      await retype(field, 'textbox', 'x');
      await keys('Tab');
      await shows(field, 'Invalid time');
      await pressNamed(field, /Open Time Picker/);
      await pressNamed(field, 'Done');
      await keys('9', '3', '0', 'p');
      await pressNamed(field, 'Done');
      await until(() => (field as HTMLInputElement).value === '21:30', 'the time');
      await hidesText(field, 'Invalid time');
      change(field, { 'hour-cycle': 'h23', help: 'At the gate' });
      await shows(field, 'At the gate');
    },
  },
  'auction-date-picker': {
    html: '<auction-date-picker locale="en-US" value="2026-02-10" allow-past></auction-date-picker>',
    use: async (picker) => {
      await pressNamed(picker, 'Next month');
      await shows(picker, 'March 2026');
      await pressNamed(picker, 'Tuesday, March 31, 2026');
      await keys('PageDown', 'PageUp');
      change(picker, { locale: 'de', 'week-starts-on': '1', disabled: '' });
      await shows(picker, 'März 2026');
    },
  },
  'auction-time-picker': {
    html: '<auction-time-picker locale="en-US"></auction-time-picker>',
    use: async (picker) => {
      await pressNamed(picker, 'Done');
      await shows(picker, 'Invalid time');
      await pressNamed(picker, 'Reset');
      await hidesText(picker, 'Invalid time');
      change(picker, { messages: '{"done":"Take it"}' });
      await appears(picker, 'button', 'Take it');
      change(picker, { 'hour-cycle': 'h23' });
      await disappears(picker, 'radiogroup');
      change(picker, { 'hour-cycle': null, locale: 'ja' });
      await appears(picker, 'radiogroup');
    },
  },
  'auction-grid': {
    html: '<auction-grid>Lots<p>One</p></auction-grid>',
    use: async (grid) => {
      grid.append('More');
      await until(() => grid.querySelectorAll('font font').length === 3, 'the translation');
    },
  },
};
