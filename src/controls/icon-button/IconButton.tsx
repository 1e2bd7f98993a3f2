import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { sizes } from '../../design/tokens.ts';
import { useWarn } from '../../hooks/hostContext.tsx';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { ButtonTooltip, type Arrival } from '../tooltip/TooltipBubble.tsx';
import { IconButtonFrame } from './iconButtonStyles.ts';

type IconButtonSize = keyof typeof sizes.iconButton;

export interface IconButtonProps {
  ref?: RefObject<HTMLButtonElement | null>;
  /** The name of the button, which its tooltip shows. */
  label?: string | undefined;
  /** What assistive technology says after the name. */
  description?: string | undefined;
  /** A built-in icon; `children` for another. */
  icon?: IconName | undefined;
  children?: ReactNode;
  /** Width and height in px; the icon's size follows from it. */
  size?: IconButtonSize | `${IconButtonSize}` | undefined;
  disabled?: boolean;
  loading?: boolean;
  /** Makes it a link, with these attributes. */
  link?: object | undefined;
  part?: string;
  /** Whether the dialog is open that the button opens, if it does. */
  expanded?: boolean;
  onClick?: () => void;
  /** Called when the pointer or the focus has come to the button, so that it may be pressed soon, and when it has left. */
  onApproach?: (isNear: boolean) => void;
}

export function IconButton(props: IconButtonProps) {
  const [button, companion] = useIconButton(props);
  return (
    <>
      {button}
      {companion}
    </>
  );
}

/**
 * Returns the button, and what stands beside it: its tooltip or nothing. For a component of which a page has hundreds: React keeps no other
 * one in it.
 */
export function useIconButton({
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
  expanded,
  onClick,
  onApproach,
}: IconButtonProps): readonly [button: ReactElement, companion: ReactElement | undefined] {
  const ownRef = useRef<HTMLButtonElement>(null);
  const button = ref ?? ownRef;
  /** How the user came to the button at first. The tooltip is made then: there may be hundreds of buttons that nobody comes to. */
  const [arrival, setArrival] = useState<Arrival>();
  const handleClick = (event: MouseEvent) => {
    if (loading) event.preventDefault();
    else onClick?.();
  };
  const frame = (
    <IconButtonFrame
      ref={button}
      {...(link ? { as: 'a' } : { type: 'button', disabled })}
      part={part}
      data-size={size}
      aria-label={label || undefined}
      aria-description={description || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      aria-haspopup={expanded === undefined ? undefined : 'dialog'}
      aria-expanded={expanded}
      onClick={handleClick}
      onPointerEnter={({ pointerType }) => {
        // In this event, from which the tooltip's delay counts.
        if (!arrival && pointerType !== 'touch') flushSync(() => setArrival('pointer'));
        onApproach?.(true);
      }}
      onPointerLeave={({ pointerType }) => {
        // A finger leaves before its press is a click.
        if (pointerType !== 'touch') onApproach?.(false);
      }}
      onFocus={() => {
        setArrival(arrival ?? 'focus');
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
  );
  if (label === '') return [frame, <LabelWarning key="warning" />];
  return [
    frame,
    arrival && (
      <ButtonTooltip key="tooltip" anchor={button} text={label} enabled={!disabled} arrival={arrival} />
    ),
  ];
}

/** By itself, so that a button with a label has no effect to run. */
function LabelWarning() {
  const warn = useWarn();
  useEffect(() => warn('has no label, so nobody knows what it does; give it a label.'), [warn]);
  return null;
}
