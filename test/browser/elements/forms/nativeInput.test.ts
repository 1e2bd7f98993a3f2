import { testFormControl } from './formControlSuite/formControlSuite.ts';

describe('a native input as a form control, for comparison', () => {
  testFormControl({
    tag: 'input',
    samples: [
      { typed: 'Ada', value: 'Ada' },
      { typed: 'Grace', value: 'Grace' },
    ],
    commits: 'each key',
    userInvalid: ':user-invalid',
  });
});
