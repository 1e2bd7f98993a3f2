import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { getPageInput, type PageInputProp, visiblePasswordInputs } from '../field/field.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { setMissingAttributes } from '../pageAttributes.ts';
import { LateStatus } from '../status/LateStatus.tsx';

interface PasswordToggleProps {
  pageInput: PageInputProp;
  /** The component's input, if there is no page input. */
  ownInput: RefObject<HTMLInputElement | null>;
  shown: boolean;
  /** Size of the button in px. */
  size: 20 | 34;
  disabled: boolean;
  label: string;
  /** Announcement after a press, because screen readers do not announce a changed name. */
  status: string;
  onChange: (shown: boolean) => void;
}

/** Renders a button that shows or hides a password. Its name describes the action. */
export function PasswordToggle({
  pageInput,
  ownInput,
  shown,
  size,
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
    // The field's form is not available here, so every submission hides the password.
    const hide = () => onChange(false);
    ownerDocument.addEventListener('submit', hide, true);
    return () => ownerDocument.removeEventListener('submit', hide, true);
  }, [input, ownInput, shown, onChange]);
  useLayoutEffect(() => {
    if (!input || !shown) return undefined;
    visiblePasswordInputs.add(input);
    input.setAttribute('type', 'text');
    // Browsers must not check or correct a visible password.
    const removeAttributes = setMissingAttributes(input, {
      spellcheck: 'false',
      autocapitalize: 'none',
      autocorrect: 'off',
    });
    const { form } = input;
    const hide = () => onChange(false);
    // Browsers decide by the type of an input on submission whether to save its value.
    if (form) EventTarget.prototype.addEventListener.call(form, 'submit', hide);
    return () => {
      if (form) EventTarget.prototype.removeEventListener.call(form, 'submit', hide);
      removeAttributes();
      input.setAttribute('type', 'password');
      visiblePasswordInputs.delete(input);
    };
  }, [input, shown, onChange]);
  return (
    <>
      <IconButton
        icon={shown ? 'hidden' : 'shown'}
        size={size}
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
