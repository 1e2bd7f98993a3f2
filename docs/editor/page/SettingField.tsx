import { type ReactNode, useId, useRef } from 'react';
import { ErrorText } from '../form/ErrorText.tsx';
import { useTarget } from '../form/useTarget.ts';
import { useEditor } from '../state/EditorContext.ts';
import { type PageSettings, settingTitles } from './settings.ts';

interface SettingFieldProps {
  name: keyof PageSettings;
  value: string;
  /** Values and labels of a list of choices. Without them, users type text. */
  choices?: readonly (readonly [value: string, label: string])[];
  placeholder?: string;
  help: ReactNode;
  onChange: (value: string) => void;
}

/** A field for a setting that isn't part of the configuration. */
export function SettingField({ name, value, choices, placeholder, help, onChange }: SettingFieldProps) {
  const { endTyping, getErrors } = useEditor();
  const id = useId();
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useTarget([name], control);
  const errors = getErrors([name]);
  const props = {
    id,
    ref: control,
    value,
    'aria-invalid': errors.length > 0 || undefined,
    'aria-describedby': errors.length > 0 ? `${id}-error ${id}-help` : `${id}-help`,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange(currentTarget.value),
    onBlur: endTyping,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{settingTitles[name]}</label>
      {choices ? (
        <select {...props}>
          {choices.map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input {...props} placeholder={placeholder} autoComplete="off" spellCheck={false} />
      )}
      <ErrorText id={`${id}-error`} errors={errors} />
      <p className="help" id={`${id}-help`}>
        {help}
      </p>
    </div>
  );
}
