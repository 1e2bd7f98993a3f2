import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { sizes } from '../../design/sizes.ts';
import { useWarn } from '../../hooks/useWarn.ts';
import { ControlIcon, type ControlIconName } from '../../icons/ControlIcon.tsx';
import { TooltipBubble } from '../tooltip/TooltipBubble.tsx';
import { useTooltip } from '../tooltip/useTooltip.ts';
import { IconButtonFrame } from './iconButtonStyles.ts';

type IconButtonSize = keyof typeof sizes.iconButton;

export interface IconButtonProps {
  ref?: RefObject<HTMLButtonElement | null>;
  /** Its name, which its tooltip shows after 200 ms (spec §4). */
  label?: string | undefined;
  /** One of the house's icons; `children` for another. */
  icon?: ControlIconName | undefined;
  children?: ReactNode;
  /** px; the icon's size follows (spec §9). */
  size?: IconButtonSize | `${IconButtonSize}` | undefined;
  disabled?: boolean;
  loading?: boolean;
  part?: string;
  onClick?: () => void;
  /** The mouse or the focus has come, so that it may be pressed soon, or has gone. */
  onApproach?: (near: boolean) => void;
}

export function IconButton({
  ref,
  label = '',
  icon,
  children,
  size = 42,
  disabled = false,
  loading = false,
  part = 'button',
  onClick,
  onApproach,
}: IconButtonProps) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = ref ?? ownRef;
  const warn = useWarn();
  useEffect(() => {
    if (label === '') warn('has no label, so nobody is told what it does; give it a label.');
  }, [label, warn]);
  const tooltip = useTooltip(button, { enabled: label !== '' && !disabled });
  const click = (event: MouseEvent) => {
    tooltip.close();
    if (loading) event.preventDefault();
    else onClick?.();
  };
  return (
    <>
      <IconButtonFrame
        ref={button}
        type="button"
        part={part}
        data-size={size}
        aria-label={label || undefined}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        disabled={disabled}
        onClick={click}
        onPointerEnter={() => onApproach?.(true)}
        onPointerLeave={({ pointerType }) => {
          // A finger leaves before its press is a click.
          if (pointerType !== 'touch') onApproach?.(false);
        }}
        onFocus={() => onApproach?.(true)}
        onBlur={() => onApproach?.(false)}
      >
        <span className="icon">
          {icon ? (
            <ControlIcon name={icon} size={sizes.iconButton[Number(size) as IconButtonSize]} />
          ) : (
            children
          )}
        </span>
        {loading ? <span className="spinner" /> : null}
      </IconButtonFrame>
      {/* The button's name already: nothing to be read twice. */}
      <TooltipBubble anchor={button} tooltip={tooltip} text={label} hiddenFromReaders />
    </>
  );
}
