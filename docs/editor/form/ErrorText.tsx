interface ErrorTextProps {
  id: string;
  errors: readonly string[];
}

/** The error messages of a field. */
export function ErrorText({ id, errors }: ErrorTextProps) {
  return errors.length === 0 ? null : (
    <p className="error" id={id}>
      {errors.join(' ')}
    </p>
  );
}
