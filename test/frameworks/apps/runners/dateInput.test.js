import 'auction-elements/elements/auction-date-input.js';
import { findByRole } from 'auction-elements/testing/queries';
import userEvent from '@testing-library/user-event';

test('a date is typed and sent', async () => {
  document.body.innerHTML =
    '<form><auction-date-input name="day" label="Viewing on"></auction-date-input></form>';
  await userEvent.type(await findByRole(document.body, 'textbox', { name: 'Viewing on' }), '2026-11-20');
  await userEvent.tab();
  expect(new FormData(document.querySelector('form')).get('day')).toBe('2026-11-20');
});
