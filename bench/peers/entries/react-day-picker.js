import 'react-day-picker/src/style.css';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DayPicker } from 'react-day-picker';

/** Renders a field with a button that shows the calendar, as in the docs of react-day-picker. */
function Field() {
  const [open, setOpen] = useState(false);
  const [day, setDay] = useState();
  const pick = (next) => {
    setDay(next);
    setOpen(false);
  };
  return createElement(
    'div',
    null,
    createElement(
      'label',
      null,
      'Date ',
      createElement('input', { readOnly: true, value: day?.toDateString() ?? '' }),
    ),
    createElement('button', { onClick: () => setOpen(!open) }, 'Open'),
    open &&
      createElement(
        'div',
        { role: 'dialog' },
        createElement(DayPicker, { mode: 'single', selected: day, onSelect: pick }),
      ),
  );
}

customElements.define(
  'peer-day-picker',
  class extends HTMLElement {
    connectedCallback() {
      createRoot(this).render(createElement(Field));
    }
  },
);
