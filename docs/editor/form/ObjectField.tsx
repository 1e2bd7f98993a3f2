import { useEffect, useId, useRef } from 'react';
import { useEditor } from '../state/EditorContext.ts';
import type { Path } from '../state/paths.ts';
import { ErrorText } from './ErrorText.tsx';
import { createValue, type RenderFields, type Schema } from './schema.ts';
import { useTarget } from './useTarget.ts';

interface ObjectFieldProps {
  schema: Schema;
  path: Path;
  value: unknown;
  isRequired: boolean;
  /** Whether a heading above the group already shows its title. */
  isSection: boolean;
  renderFields: RenderFields;
}

/** A group of fields. Users can add and remove the group if it is optional but has required fields. */
export function ObjectField({ schema, path, value, isRequired, isSection, renderFields }: ObjectFieldProps) {
  const { change, getErrors } = useEditor();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isAsked = useRef(false);
  useTarget(path, group);
  // If all fields are optional, users can leave them empty instead of removing the group.
  const isRemovable = !isRequired && (schema.required ?? []).length > 0;
  const isAbsent = value === undefined && isRemovable;
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    (isAbsent ? button.current : group.current?.querySelector('input'))?.focus();
  }, [isAbsent]);
  const set = (next: unknown) => {
    isAsked.current = true;
    change(path, next);
  };
  const title = schema.title?.toLowerCase();
  if (isAbsent)
    return (
      <button ref={button} type="button" className="add" onClick={() => set(createValue(schema))}>
        Add {title}
      </button>
    );
  const errors = getErrors(path);
  return (
    <fieldset ref={group} tabIndex={-1} aria-describedby={`${id}-help ${id}-error`}>
      <legend className={isSection ? 'hidden' : undefined}>{schema.title}</legend>
      <p className="help" id={`${id}-help`}>
        {schema.description}
      </p>
      <ErrorText id={`${id}-error`} errors={errors} />
      <div className="fields">{renderFields({ schema, path, value })}</div>
      {isRemovable && (
        <button type="button" onClick={() => set(undefined)}>
          Remove {title}
        </button>
      )}
    </fieldset>
  );
}
