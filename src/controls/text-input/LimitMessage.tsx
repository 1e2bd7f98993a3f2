import { useHeldDuringPress } from '../useHeldDuringPress.ts';
import { ControlIcon } from '../../icons/ControlIcon.tsx';

interface LimitMessageProps {
  id: string;
  text: string;
  isOver: boolean;
}

/** Says below a text field that there are too many characters in it. */
export const LimitMessage = ({ id, text, isOver }: LimitMessageProps) =>
  useHeldDuringPress(isOver) ? (
    <p className="message" part="message" id={id}>
      <ControlIcon name="alert" size={16} />
      <span>{text}</span>
    </p>
  ) : null;
