import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { ButtonFrame } from './buttonStyles.ts';

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  /** A spinner shows over it, and clicks are ignored; it keeps its focus and its name (contract 6). */
  loading?: boolean;
  onClick?: () => void;
}

export function Button({ loading = false, type = 'button', onClick, children, ...rest }: ButtonProps) {
  const click = (event: MouseEvent) => {
    if (loading) event.preventDefault();
    else onClick?.();
  };
  return (
    <ButtonFrame
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- it has one
      type={type}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
    >
      <span className="label">{children}</span>
      {loading ? <span className="spinner" /> : null}
    </ButtonFrame>
  );
}
