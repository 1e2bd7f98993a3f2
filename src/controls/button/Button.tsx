import type { MouseEvent, ReactNode } from 'react';
import { ButtonFrame } from './buttonStyles.ts';

export interface ButtonProps {
  children?: ReactNode;
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** Prominence of the button. Use at most one `primary` button per view. */
  variant?: 'primary' | 'secondary' | 'plain' | undefined;
  /** `normal` is 40 px high, `small` is 32 px high. */
  size?: 'normal' | 'small' | undefined;
  disabled?: boolean;
  /** Whether to show a spinner and ignore clicks. The button keeps its focus and its name. */
  loading?: boolean;
  /** Description that assistive technology announces after the name. */
  description?: string | undefined;
  /** Attributes of a link, which is rendered instead of a button. */
  link?: object | undefined;
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
  link,
  part = 'button',
  onClick,
}: ButtonProps) {
  const handleClick = (event: MouseEvent) => {
    if (loading) event.preventDefault();
    else onClick?.();
  };
  return (
    <ButtonFrame
      {...(link ? { as: 'a' } : { type, disabled })}
      part={part}
      data-variant={variant}
      data-size={size}
      aria-description={description}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
      {...link}
    >
      <span className="label">{children}</span>
      {loading ? <span className="spinner" /> : null}
    </ButtonFrame>
  );
}
