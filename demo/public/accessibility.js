/** A stand-in for a third-party accessibility widget: a dialog that enlarges the page's text. */

const panel = document.createElement('dialog');
panel.className = 'card accessibility-widget';
panel.setAttribute('aria-label', 'Accessibility');
const heading = document.createElement('h2');
heading.textContent = 'Accessibility';
const larger = document.createElement('button');
larger.className = 'button';
larger.textContent = 'Larger text';
larger.setAttribute('aria-pressed', 'false');
larger.addEventListener('click', () => {
  const large = document.documentElement.classList.toggle('larger-text');
  larger.setAttribute('aria-pressed', String(large));
});
const close = document.createElement('button');
close.className = 'button';
close.textContent = 'Close';
close.addEventListener('click', () => panel.close());
panel.append(heading, larger, ' ', close);
document.body.append(panel);
panel.showModal();
