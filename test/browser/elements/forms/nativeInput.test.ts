import { behavesAsFormControl } from './formControlSuite.ts';

describe('the yardstick: a native input as a form control', () => {
  behavesAsFormControl({
    tag: 'input',
    samples: [
      { typed: 'Ada', value: 'Ada' },
      { typed: 'Grace', value: 'Grace' },
    ],
    commits: 'each key',
    userInvalid: ':user-invalid',
  });
});
