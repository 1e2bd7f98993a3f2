/** The text of a label, with the mark of a required field; the field itself says that to assistive technology. */
export const LabelText = ({ text, isRequired }: { text: string; isRequired: boolean }) => (
  <>
    <span>{text}</span>
    {isRequired ? (
      <span className="required" aria-hidden="true">
        {' *'}
      </span>
    ) : null}
  </>
);
