import type { ReactNode } from 'react';
import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { StableDuringPress } from '../field/StableDuringPress.ts';

interface FieldNoteProps {
  text: string;
  isError: boolean;
  /** Another number has an error announced again. */
  announcement?: number | undefined;
  id?: string;
}

/** The help text below a field, or its error message. */
export class FieldNote extends StableDuringPress<FieldNoteProps> {
  override render(): ReactNode {
    const { text, isError, announcement, id } = this.props;
    return (
      <p
        className="note"
        part={isError ? 'error' : 'help'}
        role={isError ? 'alert' : undefined}
        id={id}
        hidden={text === ''}
      >
        {isError && text ? (
          <>
            <ControlIcon name="alert" size={16} />
            <span key={announcement}>{text}</span>
          </>
        ) : (
          text
        )}
      </p>
    );
  }
}
