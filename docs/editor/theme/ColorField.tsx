type Pair = readonly [light: string, dark: string];

interface ColorFieldProps {
  title: string;
  builtIn: Pair;
  /** `undefined` for the default colors. */
  value: Pair | undefined;
  /** Problems with the contrast of the color. */
  warnings: readonly string[];
  onChange: (pair: Pair) => void;
  onTyped: () => void;
}

/** A field for a color in light mode and in dark mode. */
export function ColorField({ title, builtIn, value, warnings, onChange, onTyped }: ColorFieldProps) {
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
      <div role="status">
        {warnings.length > 0 && (
          <ul className="warnings">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        )}
      </div>
    </fieldset>
  );
}
