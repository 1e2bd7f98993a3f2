import { type StateCell, stateCells } from '../stateCells.ts';
import { html, type Html, type Page, raw } from '../view/layout.ts';

const schemes = ['light', 'dark'] as const;
const directions = ['ltr', 'rtl'] as const;

const listUnique = (values: readonly string[]): string[] => [...new Set(values)].filter(Boolean);

/** Labels of the filters. Their values are query parameters of the page, and `data-` attributes of the cells. */
const filters: Readonly<Record<string, readonly [label: string, values: readonly string[]]>> = {
  element: ['Element', listUnique(stateCells.map(({ element }) => element))],
  look: ['Variant and size', listUnique(stateCells.map(({ look }) => look))],
  state: ['State', listUnique(stateCells.map(({ state }) => state))],
  scheme: ['Color scheme', schemes],
  direction: ['Direction', directions],
};

function renderCell({ element, look, state, html: markup }: StateCell, place: string): Html {
  const id = [element.replace('auction-', ''), look, state, place].join(' ').replaceAll(/ +/g, '-');
  return html`<div
    class="cell"
    id="${id}"
    data-element="${element}"
    data-look="${look}"
    data-state="${state}"
  >
    ${raw(markup)}
    <a href="#${id}">${look} ${state}</a>
  </div>`;
}

export const states: Page = {
  path: 'states.html',
  title: 'Control states',
  description:
    'Every control in every variant, size, and state, in light and dark mode, left-to-right and right-to-left.',
  group: 'Reference',
  script: 'states.js',
  content: html`<p class="lead">
      Every control in every variant, size, and state, in light and dark mode, left-to-right and
      right-to-left. To link to a control, use the link below it. To show only some controls, use the filters,
      and copy the URL of the page.
    </p>
    <form class="filters">
      ${Object.entries(filters).map(
        ([name, [label, values]]) =>
          html`<label
            >${label}<select name="${name}">
              <option value="">All</option>
              ${values.map((value) => html`<option>${value}</option>`)}
            </select></label
          >`,
      )}
      <noscript>Filters, hover, and focus need JavaScript.</noscript>
    </form>
    <p>
      Fields and menus open when you select the link below them. The page shows <code>hover</code> and
      <code>focus</code> with copies of the elements’ own styles.
    </p>
    ${filters['element']![1].map(
      (element) =>
        html`<section>
          <h2>
            ${element
              .replace('auction-', '')
              .replaceAll('-', ' ')
              .replace(/^./, (first) => first.toUpperCase())}
          </h2>
          ${schemes.flatMap((scheme) =>
            directions.map(
              (direction) =>
                html`<div
                  class="wall"
                  dir="${direction}"
                  data-scheme="${scheme}"
                  data-direction="${direction}"
                >
                  ${stateCells
                    .filter((cell) => cell.element === element)
                    .map((cell) => renderCell(cell, `${scheme} ${direction}`))}
                </div>`,
            ),
          )}
        </section>`,
    )}`,
};
