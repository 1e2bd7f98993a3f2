import { version } from '../../package.json' with { type: 'json' };
import { type Criterion, criteria, evaluated, newIn22 } from './criteria.ts';
import { type TestName, tests } from './tests.ts';

/** The name of a test as its report has it; what differs between its runs is left out. */
export const formatTest = (test: TestName): string =>
  `${tests[test][0]}: ${tests[test][1].replaceAll(/\$\{[^}]*\}/g, '…')}`;

/** Clause 9 of EN 301 549 V3.2.1, on web content, has the criteria of WCAG 2.1 by the same numbers. */
export const getClause = ({ num }: Criterion): string => (newIn22.has(num) ? '' : `9.${num}`);

const notesOf = ({ conformance, remarks, tests: names = [] }: Criterion): string =>
  [
    conformance === 'not-evaluated' ? 'Not tested.' : '',
    remarks ?? '',
    names.length > 0 ? `Shown by the tests ${names.map((name) => `“${formatTest(name)}”`).join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');

const chapterOf = (level: Criterion['level']) => ({
  criteria: criteria
    .filter((criterion) => criterion.level === level)
    .map((criterion) => ({
      num: criterion.num,
      components: [{ name: 'web', adherence: { level: criterion.conformance, notes: notesOf(criterion) } }],
    })),
});

const notReported = { disabled: true };

/** The report in the Open Accessibility Conformance Report format (OpenACR) of the GSA, schema 0.1.0. */
export const report = {
  title: 'Auction Elements Accessibility Conformance Report',
  product: {
    name: 'auction-elements',
    version,
    description:
      'Site header, footer and form controls of an online auction marketplace as custom elements for any page',
  },
  // Whoever hands the report in gives their own address.
  author: { name: 'The maintainers of auction-elements', email: 'accessibility@auction.example' },
  report_date: evaluated,
  notes:
    'It is about what the tags render. The page around them, what it puts into their slots, and its own colours and texts are its authors’ to report.',
  evaluation_methods_used:
    'Automated tests in Chromium, Firefox and WebKit, each named at its criterion: accessibility trees, keys and pointer as users have them, axe-core, computed contrast and sizes; the platform’s accessibility interface (AT-SPI) in windows of three engines, and what the screen reader Orca says in Firefox and Chromium. NVDA, JAWS, VoiceOver and TalkBack have not been used, nor have users with disabilities been asked.',
  license: 'MIT',
  catalog: '2.5-edition-wcag-2.2-508-eu-en',
  chapters: {
    success_criteria_level_a: chapterOf('A'),
    success_criteria_level_aa: chapterOf('AA'),
    success_criteria_level_aaa: notReported,
    functional_performance_criteria: notReported,
    hardware: notReported,
    software: notReported,
    support_documentation_and_services: notReported,
    en_301_549_web: {
      notes:
        'Clause 9.x.y.z is criterion x.y.z of WCAG 2.1, levels A and AA; see there. The criteria that are new in WCAG 2.2 have no clause.',
    },
  },
};
