import type { ReactNode } from 'react';

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
