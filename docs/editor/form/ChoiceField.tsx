import { useId, useRef } from 'react';
import { useEditor } from '../state/EditorContext.ts';
import type { Path } from '../state/paths.ts';
import { ErrorText } from './ErrorText.tsx';
import type { Schema } from './schema.ts';
import { useTarget } from './useTarget.ts';

interface ChoiceFieldProps {
  schema: Schema;
  path: Path;
  value: unknown;
}

/** A field with a list of choices: yes and no, or the values of an enum. */
export function ChoiceField({ schema, path, value }: ChoiceFieldProps) {
  const { change, getErrors } = useEditor();
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useTarget(path, select);
  const { title, description, enum: choices = ['true', 'false'] } = schema;
  const isBoolean = schema.type === 'boolean';
  const errors = getErrors(path);
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      <select
        id={id}
        ref={select}
        value={typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={`${id}-error ${id}-help`}
        onChange={({ currentTarget: { value } }) =>
          change(path, value === '' ? undefined : isBoolean ? value === 'true' : value)
        }
      >
        <option value="">Default</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {isBoolean ? (choice === 'true' ? 'Yes' : 'No') : choice}
          </option>
        ))}
      </select>
      <ErrorText id={`${id}-error`} errors={errors} />
      <p className="help" id={`${id}-help`}>
        {description}
      </p>
    </div>
  );
}
