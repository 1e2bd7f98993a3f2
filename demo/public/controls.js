/** Shows the current properties of each date and time field. */
function showValues() {
  for (const { cells } of document.querySelectorAll('#live tr')) {
    const field = document.querySelector(`#viewing [name=${cells[0].textContent}]`);
    cells[1].textContent = String(field.valueAsDate ?? undefined);
    cells[2].textContent = JSON.stringify(field.value);
    cells[3].textContent = field.validationMessage;
  }
}

await Promise.all(['auction-date-input', 'auction-time-input'].map((tag) => customElements.whenDefined(tag)));
for (const event of ['input', 'change', 'reset'])
  document.addEventListener(event, () => queueMicrotask(showValues));
showValues();
