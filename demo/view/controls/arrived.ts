import { type Html, html } from '../html.ts';

/** The submitted values of a form, in their order. */
export type Arrived = readonly (readonly [name: string, value: string])[];

export const renderArrived = (arrived: Arrived): Html =>
  html`<section class="note" aria-labelledby="arrived">
    <h2 id="arrived">Submitted data</h2>
    <div class="scroll" tabindex="0" role="region" aria-labelledby="arrived">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody>
          ${arrived.map(
            ([name, value]) =>
              html`<tr>
                <td><code>${name}</code></td>
                <td><code>${value === '' ? '(empty)' : value}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
