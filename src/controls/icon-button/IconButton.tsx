import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { sizes } from '../../design/tokens.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { type Arrival, ButtonTooltip } from '../tooltip/TooltipBubble.tsx';
import { IconButtonFrame } from './iconButtonStyles.ts';

type IconButtonSize = keyof typeof sizes.iconButton;

export interface IconButtonProps {
  ref?: RefObject<HTMLButtonElement | null>;
  /** Accessible name, which the tooltip shows. */
  label?: string | undefined;
  /** Description that assistive technology announces after the name. */
  description?: string | undefined;
  /** Built-in icon. Use `children` for a custom icon. */
  icon?: IconName | undefined;
  children?: ReactNode;
  /** Width and height in px. The size of the icon depends on it. */
  size?: IconButtonSize | `${IconButtonSize}` | undefined;
  disabled?: boolean;
  loading?: boolean;
  /** Whether a click has no effect. Unlike a disabled button, the button keeps focus. */
  unavailable?: boolean;
  /** Attributes of a link, which is rendered instead of a button. */
  link?: object | undefined;
  part?: string;
  /** Whether the button's dialog is open. `undefined` if the button does not open a dialog. */
  expanded?: boolean;
  onClick?: () => void;
  /** Called with `true` when the pointer or focus reaches the button, and with `false` when it leaves. */
  onApproach?: (isNear: boolean) => void;
}

/** Renders a button with an icon, and its tooltip once the user has reached the button. */
export function IconButton({
  ref,
  label = '',
  description,
  icon,
  children,
  size = 42,
  disabled = false,
  loading = false,
  unavailable = false,
  link,
  part = 'button',
  expanded,
  onClick,
  onApproach,
}: IconButtonProps) {
  const defaultRef = useRef<HTMLButtonElement>(null);
  const button = ref ?? defaultRef;
  /** The way in which the user first reached the button. The tooltip is rendered from then on. */
  const [arrival, setArrival] = useState<Arrival>();
  const handleClick = (event: MouseEvent) => {
    if (loading || unavailable) event.preventDefault();
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
        aria-disabled={loading || unavailable || undefined}
        aria-haspopup={expanded === undefined ? undefined : 'dialog'}
        aria-expanded={expanded}
        onClick={handleClick}
        onPointerEnter={({ pointerType }) => {
          if (pointerType !== 'touch') setArrival(arrival ?? 'pointer');
          onApproach?.(true);
        }}
        onPointerLeave={({ pointerType }) => {
          // A touch pointer leaves before the `click` event.
          if (pointerType !== 'touch') onApproach?.(false);
        }}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) setArrival(arrival ?? 'focus');
          onApproach?.(true);
        }}
        onBlur={() => onApproach?.(false)}
        {...link}
      >
        {icon ? (
          <Icon name={icon} size={sizes.iconButton[Number(size) as IconButtonSize]} className="icon" />
        ) : (
          <span className="icon">{children}</span>
        )}
        {loading ? <span className="spinner" /> : null}
      </IconButtonFrame>
      {label === '' ? <LabelWarning /> : null}
      {arrival && label ? (
        <ButtonTooltip anchor={button} text={label} enabled={!disabled} arrival={arrival} />
      ) : null}
    </>
  );
}

/** Warns about a missing label. A separate component, so that a button with a label runs no effect. */
function LabelWarning() {
  const warn = useWarn();
  useEffect(
    () => warn('`label` is missing. Screen readers announce only “button”. Describe the action in `label`.'),
    [warn],
  );
  return null;
}
