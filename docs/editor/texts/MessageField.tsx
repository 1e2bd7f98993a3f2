import { useId } from 'react';
import type { PluralText } from '../../../src/site/core/texts.ts';

interface MessageFieldProps {
  name: string;
  builtIn: string | PluralText;
  value: unknown;
  onChange: (text: string | PluralText | undefined) => void;
  onTyped: () => void;
}

/** A text in place of a built-in one; one for each form where it depends on a number. */
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
    const next = { ...builtIn, ...own, [form]: text || builtIn[form as 'other'] } as PluralText;
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

/** The plural forms that languages have. */
const formNames: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  zero: 'for zero',
  one: 'for one',
  two: 'for two',
  few: 'for a few',
  many: 'for many',
  other: 'for other numbers',
};

/** `searchPlaceholder` as people read it. */
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
        Left empty: <code>{builtIn}</code>
      </p>
    </div>
  );
}
