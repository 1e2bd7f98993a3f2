import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { StableDuringPress } from '../field/StableDuringPress.ts';
import { FieldFrame } from './formFieldStyles.ts';

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
            <Icon name="alert" size={16} />
            <span key={announcement}>{text}</span>
          </>
        ) : (
          text
        )}
      </p>
    );
  }
}

/**
 * The content of a label: its text, and the mark of a required field, which the field itself says to assistive technology. No component,
 * because a text by itself is no node of React's.
 */
export const renderLabel = (text: string, isRequired: boolean): ReactNode =>
  isRequired ? (
    <>
      <span>{text}</span>
      <span className="required" aria-hidden="true">
        {' *'}
      </span>
    </>
  ) : (
    text
  );

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
