import { type RefObject, useId, useLayoutEffect } from 'react';
import { FieldNote } from './FieldNote.tsx';
import { FieldFrame } from './formFieldStyles.ts';

interface PickerMessageProps {
  /** What the message describes. */
  panel: RefObject<HTMLElement | null>;
  /** Empty when there is nothing to say any more. */
  text: string;
  /** Another number has it announced again. */
  announcement?: number | undefined;
}

/** Says below a picker what a server has found invalid. */
export function PickerMessage({ panel, text, announcement }: PickerMessageProps) {
  const id = useId();
  useLayoutEffect(() => {
    const element = panel.current!;
    if (text) element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [panel, text, id]);
  return (
    <FieldFrame data-error={text ? true : undefined}>
      <FieldNote text={text} isError={text !== ''} announcement={announcement} id={id} />
    </FieldFrame>
  );
}
