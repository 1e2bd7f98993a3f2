import { testEvents } from './events.ts';
import { createFixture, type FormControlCase } from './fixture.ts';
import { testForm } from './form.ts';
import { testName } from './name.ts';
import { testRestore } from './restore.ts';
import { testValidity } from './validity.ts';
import { testValue } from './value.ts';

/** Tests a control in a form. The native input passes the same tests, as the reference. */
export function testFormControl(control: FormControlCase): void {
  const fixture = createFixture(control);
  testValue(fixture);
  testForm(fixture);
  testValidity(fixture);
  testName(fixture);
  testEvents(fixture);
  if (control.tag !== 'input') testRestore(fixture);
}
