import { testFormControl } from './formControlSuite/formControlSuite.ts';

describe('the yardstick: a native input as a form control', () => {
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
