import { useId } from 'react';
import type { PluralMessage } from '../../../src/site/core/texts.ts';

interface MessageFieldProps {
  name: string;
  builtIn: string | PluralMessage;
  value: unknown;
  onChange: (text: string | PluralMessage | undefined) => void;
  onTyped: () => void;
}

/** A field that replaces a default message. If the message depends on a number, shows a field for each plural form. */
export function MessageField({ name, builtIn, value, onChange, onTyped }: MessageFieldProps) {
  if (typeof builtIn === 'string')
    return (
      <TextInput
        label={formatName(name)}
        builtIn={builtIn}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => onChange(text || undefined)}
        onTyped={onTyped}
      />
    );
  const own = Object(value) as Readonly<Record<string, unknown>>;
  const change = (form: string, text: string) => {
    const next = { ...builtIn, ...own, [form]: text || builtIn[form as 'other'] } as PluralMessage;
    const isBuiltIn = Object.entries(builtIn).every(
      ([each, builtInText]) => next[each as 'other'] === builtInText,
    );
    onChange(isBuiltIn ? undefined : next);
  };
  return Object.entries(builtIn).map(([form, text]) => (
    <TextInput
      key={form}
      label={`${formatName(name)}, ${formNames[form as Intl.LDMLPluralRule]}`}
      builtIn={text}
      value={typeof own[form] === 'string' && own[form] !== text ? own[form] : ''}
      onChange={(text) => change(form, text)}
      onTyped={onTyped}
    />
  ));
}

/** The names of the plural forms. */
const formNames: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'plural for zero',
  one: 'singular',
  two: 'plural for two',
  few: 'plural for few',
  many: 'plural for many',
  other: 'plural',
};

/** Formats a message's name as a label: `searchPlaceholder` → `Search placeholder`. */
const formatName = (name: string): string =>
  name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

interface TextInputProps {
  label: string;
  builtIn: string;
  value: string;
  onChange: (text: string) => void;
  onTyped: () => void;
}

function TextInput({ label, builtIn, value, onChange, onTyped }: TextInputProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        placeholder={builtIn}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onTyped}
      />
      <p className="help" id={`${id}-help`}>
        Default: <code>{builtIn}</code>
      </p>
    </div>
  );
}
