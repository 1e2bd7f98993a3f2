import { useId } from 'react';
import { formatLanguage, siteLanguages } from './languages.ts';

interface LanguageFieldProps {
  value: string;
  onChange: (language: string) => void;
}

/** A field for the language of the default messages. */
export function LanguageField({ value, onChange }: LanguageFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>Site language</label>
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
        Applies to the built-in text and numbers. Link and category names aren’t translated.
      </p>
    </div>
  );
}
