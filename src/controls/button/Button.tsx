import type { MouseEvent, ReactNode } from 'react';
import { ButtonFrame } from './buttonStyles.ts';

export interface ButtonProps {
  children?: ReactNode;
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** How prominent the button is: at most one `primary` a view. */
  variant?: 'primary' | 'secondary' | 'plain' | undefined;
  /** 40 px high, or 32 px when small. */
  size?: 'normal' | 'small' | undefined;
  disabled?: boolean;
  /** Shows a spinner and ignores clicks; the button keeps its focus and its name. */
  loading?: boolean;
  /** What assistive technology says after the name. */
  description?: string | undefined;
  part?: string;
  onClick?: () => void;
}

export function Button({
  children,
  type = 'button',
  variant = 'primary',
  size = 'normal',
  disabled = false,
  loading = false,
  description,
  part = 'button',
  onClick,
}: ButtonProps) {
  const handleClick = (event: MouseEvent) => {
    if (loading) event.preventDefault();
    else onClick?.();
  };
  return (
    <ButtonFrame
      // oxlint-disable-next-line react/button-has-type -- it has one
      type={type}
      part={part}
      data-variant={variant}
      data-size={size}
      disabled={disabled}
      aria-description={description}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
    >
      <span className="label">{children}</span>
      {loading ? <span className="spinner" /> : null}
    </ButtonFrame>
  );
}
