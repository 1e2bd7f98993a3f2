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
  /** The name of the button, which its tooltip shows. */
  label?: string | undefined;
  /** What assistive technology says after the name. */
  description?: string | undefined;
  /** A built-in icon; `children` for another. */
  icon?: ControlIconName | undefined;
  children?: ReactNode;
  /** Width and height in px; the icon's size follows from it. */
  size?: IconButtonSize | `${IconButtonSize}` | undefined;
  disabled?: boolean;
  loading?: boolean;
  /** Makes it a link, with these attributes. */
  link?: object | undefined;
  part?: string;
  onClick?: () => void;
  /** Called when the pointer or the focus has come to the button, so that it may be pressed soon, and when it has left. */
  onApproach?: (isNear: boolean) => void;
}

export function IconButton({
  ref,
  label = '',
  description,
  icon,
  children,
  size = 42,
  disabled = false,
  loading = false,
  link,
  part = 'button',
  onClick,
  onApproach,
}: IconButtonProps) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = ref ?? ownRef;
  const warn = useWarn();
  useEffect(() => {
    if (label === '') warn('has no label, so nobody knows what it does; give it a label.');
  }, [label, warn]);
  const tooltip = useTooltip(button, { enabled: label !== '' && !disabled });
  const handleClick = (event: MouseEvent) => {
    tooltip.close();
    if (loading) event.preventDefault();
    else onClick?.();
  };
  return (
    <>
      <IconButtonFrame
        ref={button}
        {...(link ? { as: 'a' } : { type: 'button', disabled })}
        part={part}
        data-size={size}
        aria-label={label || undefined}
        aria-description={description || undefined}
        aria-busy={loading || undefined}
        aria-disabled={loading || undefined}
        onClick={handleClick}
        onPointerEnter={() => onApproach?.(true)}
        onPointerLeave={({ pointerType }) => {
          // A finger leaves before its press is a click.
          if (pointerType !== 'touch') onApproach?.(false);
        }}
        onFocus={() => onApproach?.(true)}
        onBlur={() => onApproach?.(false)}
        {...link}
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
      <TooltipBubble anchor={button} tooltip={tooltip} text={label} />
    </>
  );
}
