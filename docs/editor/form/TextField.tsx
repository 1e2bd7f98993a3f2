import { useId, useRef } from 'react';
import { useEditor } from '../state/EditorContext.ts';
import type { Path } from '../state/paths.ts';
import { ErrorText } from './ErrorText.tsx';
import { parseInput } from './parseInput.ts';
import type { Schema } from './schema.ts';
import { useTarget } from './useTarget.ts';

interface TextFieldProps {
  schema: Schema;
  path: Path;
  value: unknown;
  isRequired: boolean;
  /** Whether the field is in a row of a list. The help is then a tooltip, so that the rows don't repeat it. */
  isInRow?: boolean;
}

/** A field for text, a URL, or a number. */
export function TextField({ schema, path, value, isRequired, isInRow = false }: TextFieldProps) {
  const { change, endTyping, getErrors, getBuiltIn } = useEditor();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useTarget(path, input);
  const errors = getErrors(path);
  const builtIn = isRequired ? undefined : getBuiltIn(path);
  const { title, description, type, anyOf } = schema;
  const isText = type === 'string' || anyOf !== undefined;
  const hasHelp = !isInRow && (description !== undefined || builtIn !== undefined);
  const described = [errors.length > 0 && `${id}-error`, hasHelp && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className="field" data-number={isText ? undefined : ''}>
      <label htmlFor={id}>
        {title}
        {!isRequired && isInRow && <span className="optional"> (optional)</span>}
      </label>
      <input
        id={id}
        ref={input}
        value={value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)}
        placeholder={builtIn}
        inputMode={isText ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={isText}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={described || undefined}
        title={isInRow ? description : undefined}
        onChange={({ currentTarget }) =>
          change(path, parseInput(currentTarget.value, schema, isRequired), { isTyping: true })
        }
        onBlur={endTyping}
      />
      <ErrorText id={`${id}-error`} errors={errors} />
      {hasHelp && (
        <p className="help" id={`${id}-help`}>
          {description}
          {builtIn !== undefined && (
            <>
              {' '}
              Default: <code>{builtIn}</code>
            </>
          )}
        </p>
      )}
    </div>
  );
}
