import { useId } from 'react';
import { formatLanguage, siteLanguages } from './languages.ts';

interface LanguageFieldProps {
  value: string;
  onChange: (language: string) => void;
}

/** The language of the texts that are built in. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Language of the site</label>
      <select
        id={id}
        value={value}
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {siteLanguages.map((tag) => (
          <option key={tag} value={tag}>
            {formatLanguage(tag)}
          </option>
        ))}
      </select>
      <p className="help" id={`${id}-help`}>
        Of all built-in texts, and of numbers. Names of links and categories stay as they are written.
      </p>
    </div>
  );
}
