import { version } from '../../package.json' with { type: 'json' };
import { type Criterion, criteria, evaluated, newIn22 } from './criteria.ts';
import { type TestName, tests } from './tests.ts';

/** Formats the file and the name of a test. Replaces values that differ between runs with `…`. */
export const formatTest = (test: TestName): string =>
  `${tests[test][0]}: ${tests[test][1].replaceAll(/\$\{[^}]*\}/g, '…')}`;

/** Returns the clause in EN 301 549 V3.2.1. Clause 9, about web content, contains the criteria of WCAG 2.1 with the same numbers. */
export const getClause = ({ num }: Criterion): string => (newIn22.has(num) ? '' : `9.${num}`);

const formatNotes = ({ conformance, remarks, tests: names = [] }: Criterion): string =>
  [
    conformance === 'not-evaluated' ? 'Not tested.' : '',
    remarks ?? '',
    names.length > 0
      ? `Covered by the tests ${names.map((name) => `“${formatTest(name)}”`).join(', ')}.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');

const createChapter = (level: Criterion['level']) => ({
  criteria: criteria
    .filter((criterion) => criterion.level === level)
    .map((criterion) => ({
      num: criterion.num,
      components: [
        { name: 'web', adherence: { level: criterion.conformance, notes: formatNotes(criterion) } },
      ],
    })),
});

const notReported = { disabled: true };

/** Report in the Open Accessibility Conformance Report format (OpenACR) of the GSA, schema 0.1.0. */
export const report = {
  title: 'Auction Elements Accessibility Conformance Report',
  product: {
    name: 'auction-elements',
    version,
    description: 'Site header, footer, and form controls for online auction sites, as custom elements',
  },
  // If you submit the report, replace the email address with your own.
  author: { name: 'The maintainers of auction-elements', email: 'accessibility@auction.example' },
  report_date: evaluated,
  notes:
    'This report covers only the elements. It doesn’t cover your page, the content of slots, or your own colors and messages.',
  evaluation_methods_used:
    'Automated tests in Chromium, Firefox, and WebKit, listed with each criterion. The tests check accessibility trees, keyboard and pointer input, axe-core results, and computed contrast and sizes. They also check the accessibility API of the platform (AT-SPI) in three engines, and the speech of the Orca screen reader in Firefox and Chromium. NVDA, JAWS, VoiceOver, and TalkBack were not used. No tests with users with disabilities were conducted.',
  license: 'MIT',
  catalog: '2.5-edition-wcag-2.2-508-eu-en',
  chapters: {
    success_criteria_level_a: createChapter('A'),
    success_criteria_level_aa: createChapter('AA'),
    success_criteria_level_aaa: notReported,
    functional_performance_criteria: notReported,
    hardware: notReported,
    software: notReported,
    support_documentation_and_services: notReported,
    en_301_549_web: {
      notes:
        'Clause 9.x.y.z is criterion x.y.z of WCAG 2.1, levels A and AA. Criteria that are new in WCAG 2.2 have no clause.',
    },
  },
};
