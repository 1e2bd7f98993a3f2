type Pair = readonly [light: string, dark: string];

interface ColorFieldProps {
  title: string;
  builtIn: Pair;
  /** `undefined` for the built-in colours. */
  value: Pair | undefined;
  onChange: (pair: Pair) => void;
  onTyped: () => void;
}

/** A colour of the light scheme and of the dark one. */
export function ColorField({ title, builtIn, value, onChange, onTyped }: ColorFieldProps) {
  const [light, dark] = value ?? builtIn;
  return (
    <fieldset>
      <legend>{title}</legend>
      <label>
        <input
          type="color"
          value={light}
          onChange={({ currentTarget }) => onChange([currentTarget.value, dark])}
          onBlur={onTyped}
        />
        Light
      </label>
      <label>
        <input
          type="color"
          value={dark}
          onChange={({ currentTarget }) => onChange([light, currentTarget.value])}
          onBlur={onTyped}
        />
        Dark
      </label>
      {value && (
        <button type="button" aria-label={`Reset ${title}`} onClick={() => onChange(builtIn)}>
          Reset
        </button>
      )}
    </fieldset>
  );
}
