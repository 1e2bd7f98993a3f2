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
  title: 'Accessibility conformance',
  description:
    'The accessibility conformance report: WCAG 2.2 at levels A and AA and EN 301 549, each criterion with the tests that show it.',
  group: 'Guides',
  content: html`<p>
      What buyers ask for as a VPAT or conformance report, for version ${report.product.version}, evaluated on
      <time datetime="${evaluated}">${evaluated}</time>. The same report is there as
      <a href="openacr.yaml">OpenACR</a>, for tools. ${report.notes}
    </p>
    <p>
      Of ${String(criteria.length)} criteria, ${String(count('supports'))} are supported,
      ${String(count('partially-supports'))} partially, ${String(count('not-applicable'))} do not apply, and
      ${String(count('not-evaluated'))} are not tested. “Supports” means that the tests that are named show it
      and that no defect is known. A criterion that no test shows is “Not tested”.
    </p>
    <h2>How it was evaluated</h2>
    <p>${report.evaluation_methods_used}</p>
    <h2>EN 301 549</h2>
    <p>
      ${report.chapters.en_301_549_web.notes} Clauses on voice, video, hardware, software other than web
      content and support services have not been evaluated.
    </p>
    ${tableOf('A')} ${tableOf('AA')}`,
};
