import type { ReactNode } from 'react';
import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { StableDuringPress } from '../field/StableDuringPress.ts';

interface TextMessageProps {
  id: string;
  /** Empty while there is nothing to say. */
  text: string;
  /** Whether screen readers are to read it out by itself. */
  isAlert: boolean;
  /** Another number has it read out again. */
  announcement?: number | undefined;
}

/** Says below a text field what is invalid: there are too many characters in it, or what a server has found. */
export class TextMessage extends StableDuringPress<TextMessageProps> {
  override render(): ReactNode {
    const { id, text, isAlert, announcement } = this.props;
    if (!text) return null;
    return (
      <p className="message" part="message" id={id} role={isAlert ? 'alert' : undefined}>
        <ControlIcon name="alert" size={16} />
        <span key={announcement}>{text}</span>
      </p>
    );
  }
}
