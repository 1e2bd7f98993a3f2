import type { ReactNode } from 'react';
import { ControlIcon } from '../../icons/ControlIcon.tsx';
import { HeldDuringPress } from '../field/HeldDuringPress.ts';

interface FieldNoteProps {
  text: string;
  isError: boolean;
  id?: string;
}

/** The help below a field, or what is wrong with it. */
export class FieldNote extends HeldDuringPress<FieldNoteProps> {
  override render(): ReactNode {
    const { text, isError, id } = this.props;
    return (
      <p
        className="note"
        part={isError ? 'error' : 'help'}
        role={isError ? 'alert' : undefined}
        id={id}
        hidden={text === ''}
      >
        {isError && text ? <ControlIcon name="alert" size={16} /> : null}
        <span>{text}</span>
      </p>
    );
  }
}
