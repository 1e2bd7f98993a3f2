import { useRef } from 'react';
import { useTarget } from '../form/useTarget.ts';
import type { ColorName } from './tokens.ts';

type Pair = readonly [light: string, dark: string];

interface ColorFieldProps {
  name: ColorName;
  title: string;
  builtIn: Pair;
  /** `undefined` for the default colors. */
  value: Pair | undefined;
  /** The lowest contrast ratios with the colors around it. `undefined` for colors without text. */
  ratios: Pair | undefined;
  /** Problems with the contrast of the color. */
  warnings: readonly string[];
  onChange: (pair: Pair) => void;
  onTyped: () => void;
}

/** A field for a color in light mode and in dark mode. */
export function ColorField({
  name,
  title,
  builtIn,
  value,
  ratios,
  warnings,
  onChange,
  onTyped,
}: ColorFieldProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  useTarget(['colors', name], group);
  const pair = value ?? builtIn;
  return (
    <fieldset ref={group} tabIndex={-1}>
      <legend>{title}</legend>
      {['Light', 'Dark'].map((scheme, index) => (
        <label key={scheme}>
          <input
            type="color"
            value={pair[index]}
            onChange={({ currentTarget: { value: next } }) =>
              onChange(index === 0 ? [next, pair[1]] : [pair[0], next])
            }
            onBlur={onTyped}
          />
          <span>
            {scheme}
            {ratios && <small title="Lowest contrast ratio"> {ratios[index]}</small>}
          </span>
        </label>
      ))}
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
