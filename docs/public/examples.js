import { stage } from './stage.js';

/** Live examples: what is written in the box is shown in its frame, and what it dispatches beside it. */

const isDark = matchMedia('(prefers-color-scheme: dark)').matches;

for (const figure of document.querySelectorAll('.example:has(textarea)')) {
  const frame = figure.querySelector('iframe');
  const box = figure.querySelector('textarea');
  const heard = figure.querySelector('output');
  const first = box.value;
  const place = stage(figure);
  const initial = { scheme: isDark ? 'dark' : 'light', direction: 'ltr', isPhone: false };
  const page = { ...initial };
  const show = () => {
    heard.textContent = '';
    frame.contentWindow.postMessage(
      { markup: box.value, scheme: page.scheme, direction: page.direction },
      location.origin,
    );
  };
  window.addEventListener('message', ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== location.origin) return;
    if (data.ready) show();
    if (data.height) place.height(data.height);
    if (data.event) heard.textContent = data.event;
  });
  let pause;
  box.addEventListener('input', () => {
    clearTimeout(pause);
    pause = setTimeout(show, 300);
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
      box.value = first;
      Object.assign(page, initial);
    },
  };
  for (const button of figure.querySelectorAll('[data-act]'))
    button.addEventListener('click', () => {
      acts[button.dataset.act]();
      place.phone(page.isPhone);
      show();
    });
  frame.src = frame.dataset.src;
}
