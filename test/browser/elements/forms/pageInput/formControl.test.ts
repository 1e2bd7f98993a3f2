import '../../../../../elements/auction-elements.ts';
import { testFormControl } from '../formControlSuite/formControlSuite.ts';

const text = [
  { typed: 'Ada', value: 'Ada' },
  { typed: 'Grace', value: 'Grace' },
] as const;
const date = [
  { typed: '1/2/2026', value: '1/2/2026' },
  { typed: '12/31/2027', value: '12/31/2027' },
] as const;
const time = [
  { typed: '9:30 AM', value: '9:30 AM' },
  { typed: '10:45 PM', value: '10:45 PM' },
] as const;

for (const [wrapper, samples] of [
  ['auction-text-input', text],
  ['auction-date-input label="" locale="en-US" allow-past', date],
  ['auction-time-input label="" locale="en-US"', time],
] as const)
  describe(`an input of the page in <${wrapper}> as a form control`, () => {
    testFormControl({ tag: 'input', wrapper, samples, commits: 'each key', userInvalid: ':user-invalid' });
  });
