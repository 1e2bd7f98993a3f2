interface ErrorTextProps {
  id: string;
  errors: readonly string[];
}

/** What the validation says about a field, in its own words. */
export function ErrorText({ id, errors }: ErrorTextProps) {
  return errors.length === 0 ? null : (
    <p className="error" id={id}>
      {errors.join(' ')}
    </p>
  );
}
