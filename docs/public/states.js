/** The states page: filters the cells by the URL, shows hover and focus, and opens the control that the URL links to. */

const form = document.querySelector('.filters');
const wanted = new URLSearchParams(location.search);
for (const select of form.elements) select.value = wanted.get(select.name) ?? '';
form.addEventListener('change', () => form.requestSubmit());
form.addEventListener('formdata', ({ formData }) => {
  for (const { name, value } of form.elements) if (value === '') formData.delete(name);
});
for (const part of document.querySelectorAll('.wall, .cell'))
  part.hidden = Object.entries(part.dataset).some(([name, value]) => (wanted.get(name) || value) !== value);

/** Returns the first part of a control that matches a selector, as soon as the control is rendered. */
async function find(control, selector) {
  await customElements.whenDefined(control.localName);
  for (;;) {
    const part = control.shadowRoot?.querySelector(selector);
    if (part) return part;
    await new Promise(requestAnimationFrame);
  }
}

/** The parts that show hover and focus. In other elements, it is the first control. */
const parts = { 'auction-date-picker': 'td [tabindex="0"]', 'auction-time-picker': 'button' };

/** Shows hover or focus: adds copies of the styles that match an attribute instead of a pseudo-class. */
async function showState({ firstElementChild: control, dataset: { state } }) {
  const target = await find(control, parts[control.localName] ?? 'input, button, a');
  const { shadowRoot: root } = control;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    [...root.adoptedStyleSheets, ...root.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('\n')
      .replaceAll(/:(hover|focus-within|focus-visible|focus)(?![-\w])/g, '[data-show~="$1"]'),
  );
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const isHover = state === 'hover';
  for (let each = target.parentElement ?? control; each !== control; each = each.parentElement ?? control)
    each.dataset.show = isHover ? 'hover' : 'focus-within';
  target.dataset.show = isHover ? 'hover' : 'focus focus-visible focus-within';
}
for (const cell of document.querySelectorAll('.cell:is([data-state=hover], [data-state=focus])'))
  void showState(cell);

/** Opens the control in the cell that the URL links to. */
async function openTarget() {
  const cell = document.getElementById(location.hash.slice(1));
  if (cell?.dataset.state !== 'open') return;
  const control = cell.firstElementChild;
  await find(control, 'input, slot');
  const button =
    control.querySelector('button, [slot=trigger]') ?? (await find(control, '[part~=picker-button]'));
  // A control listens soon after it is rendered. A tooltip opens after 200 ms.
  for (let tries = 0; tries < 10 && !control.shadowRoot.querySelector(':popover-open'); tries++) {
    button.blur();
    button.focus();
    button.click();
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
addEventListener('hashchange', () => void openTarget());
void openTarget();
