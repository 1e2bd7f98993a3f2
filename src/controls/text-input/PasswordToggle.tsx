import { type HTMLInputTypeAttribute, useState } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';

interface Password {
  /** Of the box: a password that is shown is text. */
  type: HTMLInputTypeAttribute;
  isPassword: boolean;
  shown: boolean;
  toggle: () => void;
}

export function usePassword(type: HTMLInputTypeAttribute): Password {
  const [shown, setShown] = useState(false);
  const isPassword = type === 'password';
  return {
    type: isPassword && shown ? 'text' : type,
    isPassword,
    shown,
    toggle: () => setShown((before) => !before),
  };
}

interface PasswordToggleProps {
  password: Password;
  disabled: boolean;
  show: string;
  hide: string;
}

/** Shows and hides a password (spec §5). Its name says what a press does. */
export function PasswordToggle({ password, disabled, show, hide }: PasswordToggleProps) {
  if (!password.isPassword) return null;
  return (
    <IconButton
      icon={password.shown ? 'hidden' : 'shown'}
      size={20}
      label={password.shown ? hide : show}
      disabled={disabled}
      part="password-button"
      onClick={password.toggle}
    />
  );
}
