/** Shows what the page itself gets of each field for a date or a time. */
const rows = document.querySelector('#live');

function showValues() {
  rows.replaceChildren(
    ...[...document.querySelectorAll('#viewing :is(auction-date-input, auction-time-input)')].map((field) => {
      const row = document.createElement('tr');
      const cells = [
        field.getAttribute('name'),
        field.valueAsDate === null ? 'undefined' : field.valueAsDate.toString(),
        JSON.stringify(field.value),
        field.validationMessage,
      ];
      row.append(
        ...cells.map((text) => {
          const cell = document.createElement('td');
          cell.textContent = text;
          return cell;
        }),
      );
      return row;
    }),
  );
}

await Promise.all(['auction-date-input', 'auction-time-input'].map((tag) => customElements.whenDefined(tag)));
for (const event of ['input', 'change', 'reset'])
  document.addEventListener(event, () => queueMicrotask(showValues));
showValues();
