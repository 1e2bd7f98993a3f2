import { type ReactNode, type RefObject, useId, useLayoutEffect } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { StableDuringPress } from '../field/StableDuringPress.ts';
import { FieldFrame } from './formFieldStyles.ts';

interface FieldNoteProps {
  text: string;
  isError: boolean;
  /** Help that remains visible after an error. */
  hint?: string | undefined;
  /** Key of an error. A new number makes screen readers announce it again. */
  announcement?: number | undefined;
  id?: string;
  /** Content below the text. */
  children?: ReactNode;
}

/** Help or error message below a field. */
export class FieldNote extends StableDuringPress<FieldNoteProps> {
  override render(): ReactNode {
    const { text, isError, hint, announcement, id, children } = this.props;
    return (
      <>
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
        {hint ? (
          <p className="note hint" part="help" id={`${id}Hint`}>
            {`· ${hint}`}
          </p>
        ) : null}
        {children}
      </>
    );
  }
}

/** Returns a label's text and a visual asterisk if required. Not a component, so that React creates no node for a plain string. */
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
  /** The picker that the message describes. */
  panel: RefObject<HTMLElement | null>;
  /** Message, or an empty string. */
  text: string;
  /** Key of the message. A new number makes screen readers announce it again. */
  announcement?: number | undefined;
}

/** Renders a server's error message below a picker. */
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
