import { IconButton } from '../icon-button/IconButton.tsx';

interface PasswordToggleProps {
  shown: boolean;
  disabled: boolean;
  label: string;
  onToggle: () => void;
}

/** Shows and hides a password (spec §5). Its name says what a press does. */
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
