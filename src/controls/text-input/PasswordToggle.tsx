import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { getPageInput, type PageInputProp, shownPasswords } from '../field/field.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { setUnsetAttributes } from '../setUnsetAttributes.ts';
import { LateStatus } from '../status/LateStatus.tsx';

interface PasswordToggleProps {
  pageInput: PageInputProp;
  /** The component's own input, unless there is one of the page. */
  ownInput: RefObject<HTMLInputElement | null>;
  shown: boolean;
  disabled: boolean;
  label: string;
  /** Announced when the user has pressed it: screen readers do not say that a name has changed. */
  status: string;
  onChange: (shown: boolean) => void;
}

/** Shows and hides a password. The name of the button says what a click does. */
export function PasswordToggle({
  pageInput,
  ownInput,
  shown,
  disabled,
  label,
  status,
  onChange,
}: PasswordToggleProps) {
  const input = getPageInput(pageInput);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (input || !shown) return undefined;
    const { ownerDocument } = ownInput.current!;
    // Which form the field belongs to is not known here.
    const hide = () => onChange(false);
    ownerDocument.addEventListener('submit', hide, true);
    return () => ownerDocument.removeEventListener('submit', hide, true);
  }, [input, ownInput, shown, onChange]);
  useLayoutEffect(() => {
    if (!input || !shown) return undefined;
    shownPasswords.add(input);
    input.setAttribute('type', 'text');
    // A password that is shown is no text to correct.
    const undo = setUnsetAttributes(input, {
      spellcheck: 'false',
      autocapitalize: 'none',
      autocorrect: 'off',
    });
    const { form } = input;
    const hide = () => onChange(false);
    // What browsers keep of a form they keep by the type that an input has then.
    if (form) EventTarget.prototype.addEventListener.call(form, 'submit', hide);
    return () => {
      if (form) EventTarget.prototype.removeEventListener.call(form, 'submit', hide);
      undo();
      input.setAttribute('type', 'password');
      shownPasswords.delete(input);
    };
  }, [input, shown, onChange]);
  return (
    <>
      <IconButton
        icon={shown ? 'hidden' : 'shown'}
        size={20}
        label={label}
        disabled={disabled}
        part="password-button"
        onClick={() => {
          setUsed(true);
          onChange(!shown);
        }}
      />
      {isUsed ? <LateStatus key={status} text={status} /> : null}
    </>
  );
}
