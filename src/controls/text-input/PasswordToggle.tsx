import { IconButton } from '../icon-button/IconButton.tsx';

interface PasswordToggleProps {
  shown: boolean;
  disabled: boolean;
  label: string;
  onToggle: () => void;
}

/** Shows and hides a password. The name of the button says what a click does. */
export const PasswordToggle = ({ shown, disabled, label, onToggle }: PasswordToggleProps) => (
  <IconButton
    icon={shown ? 'hidden' : 'shown'}
    size={20}
    label={label}
    disabled={disabled}
    part="password-button"
    onClick={onToggle}
  />
);
