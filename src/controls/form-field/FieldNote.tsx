import { useMemo } from 'react';
import { useHeldDuringPress } from '../useHeldDuringPress.ts';
import { ControlIcon } from '../../icons/ControlIcon.tsx';

interface FieldNoteProps {
  text: string;
  isError: boolean;
  id?: string;
}

/** The help below a field, or what is wrong with it. */
export function FieldNote({ text, isError, id }: FieldNoteProps) {
  const shown = useHeldDuringPress(useMemo(() => ({ text, isError }), [text, isError]));
  return (
    <p
      className="note"
      part={shown.isError ? 'error' : 'help'}
      role={shown.isError ? 'alert' : undefined}
      id={id}
      hidden={shown.text === ''}
    >
      {shown.isError && shown.text ? <ControlIcon name="alert" size={16} /> : null}
      <span>{shown.text}</span>
    </p>
  );
}
