import type { ReactNode } from 'react';
import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { StableDuringPress } from '../field/StableDuringPress.ts';

interface LimitMessageProps {
  id: string;
  text: string;
  isOver: boolean;
}

/** Says below a text field that there are too many characters in it. */
export class LimitMessage extends StableDuringPress<LimitMessageProps> {
  override render(): ReactNode {
    const { id, text, isOver } = this.props;
    if (!isOver) return null;
    return (
      <p className="message" part="message" id={id}>
        <ControlIcon name="alert" size={16} />
        <span>{text}</span>
      </p>
    );
  }
}
