import { type Conformance, type Criterion, criteria, evaluated } from '../conformance/criteria.ts';
import { formatTest, getClause, report } from '../conformance/openacr.ts';
import { html, type Page, table } from '../view/layout.ts';

const terms: Readonly<Record<Conformance, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not tested',
};

const rowOf = (criterion: Criterion) => [
  `${criterion.num} ${criterion.name}`,
  getClause(criterion),
  terms[criterion.conformance],
  html`${criterion.remarks ? html`<p>${criterion.remarks}</p>` : ''}
  ${
    criterion.tests
      ? html`<details>
          <summary>${criterion.tests.length === 1 ? '1 test' : `${criterion.tests.length} tests`}</summary>
          <ul>
            ${criterion.tests.map((name) => html`<li>${formatTest(name)}</li>`)}
          </ul>
        </details>`
      : ''
  }`,
];

const tableOf = (level: Criterion['level']) =>
  table(
    `WCAG 2.2, level ${level}`,
    ['Criterion', 'EN 301 549', 'Conformance', 'Remarks and tests'],
    criteria.filter((criterion) => criterion.level === level).map(rowOf),
  );

const count = (conformance: Conformance) =>
  criteria.filter((criterion) => criterion.conformance === conformance).length;

export const conformance: Page = {
  path: 'conformance.html',
  title: 'Accessibility conformance report',
  description: 'Conformance to WCAG 2.2 levels A and AA and EN 301 549, with the tests for each criterion.',
  group: 'Reference',
  content: html`<p class="lead">
      The elements were checked against ${String(criteria.length)} criteria of WCAG 2.2, levels A and AA:
      ${String(count('supports'))} supported, ${String(count('partially-supports'))} partially supported,
      ${String(count('not-applicable'))} not applicable, and ${String(count('not-evaluated'))} not tested.
    </p>
    <p>
      This report is equivalent to a VPAT. It applies to version ${report.product.version} and was last
      updated on <time datetime="${evaluated}">${evaluated}</time>. For tools, download the report in
      <a href="openacr.yaml">OpenACR</a> format.
    </p>
    <p>${report.notes}</p>
    <p>
      “Supports” means that the listed tests pass and that no defect is known. “Not tested” means that no test
      covers the criterion.
    </p>
    <h2>Evaluation methods</h2>
    <p>${report.evaluation_methods_used}</p>
    <h2>EN 301 549</h2>
    <p>
      ${report.chapters.en_301_549_web.notes} Clauses about voice, video, hardware, software other than web
      content, and support services haven’t been evaluated.
    </p>
    ${tableOf('A')} ${tableOf('AA')}`,
};
