import { stage, systemScheme } from './stage.js';

/** Live examples. Each example renders the HTML from its editor in a frame, and shows the events that the frame reports. */

for (const figure of document.querySelectorAll('.example:has(textarea)')) {
  const editor = figure.querySelector('textarea');
  const events = figure.querySelector('output');
  const first = editor.value;
  const initial = { scheme: systemScheme(), direction: 'ltr', isPhone: false };
  const page = { ...initial };
  const show = () => {
    events.textContent = '';
    place.show({ markup: editor.value, scheme: page.scheme, direction: page.direction });
  };
  const place = stage(figure, {
    onReady: show,
    onEvent: (text) => {
      events.textContent = text;
    },
  });
  let pause;
  editor.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(show, 300);
    place.follow();
  });
  const acts = {
    scheme: () => {
      page.scheme = page.scheme === 'light' ? 'dark' : 'light';
    },
    direction: () => {
      page.direction = page.direction === 'ltr' ? 'rtl' : 'ltr';
    },
    width: () => {
      page.isPhone = !page.isPhone;
    },
    reset: () => {
      editor.value = first;
      Object.assign(page, initial);
    },
  };
  for (const button of figure.querySelectorAll('[data-act]'))
    button.addEventListener('click', () => {
      acts[button.dataset.act]();
      place.phone(page.isPhone);
      place.follow();
      show();
    });
  place.begin();
}
