import { colorGroups } from '../../../elements/codegen/tokens.ts';
import { useId } from 'react';
import { colorPairs } from '../../../src/design/tokens.ts';
import { Disclosure } from '../form/Disclosure.tsx';
import type { Theme } from '../state/siteDocument.ts';
import { ColorField } from './ColorField.tsx';
import { setBrand } from './brand.ts';
import { getRatios, listContrastWarnings } from './contrast.ts';
import { type ColorName, textScales } from './tokens.ts';

interface ThemeFormProps {
  theme: Theme;
  /** `field` identifies the field. Successive changes of a field are one step for undo. */
  onChange: (theme: Theme, field: string) => void;
  onTyped: () => void;
}

/** Fields for colors, the font, and the text size. */
export function ThemeForm({ theme, onChange, onTyped }: ThemeFormProps) {
  const id = useId();
  const { colors, fontFamily, textScale, ...rest } = theme;
  const warnings = listContrastWarnings(theme);
  const setColor = (name: ColorName, pair: readonly [string, string]) => {
    const { [name]: _, ...others } = colors;
    const isBuiltIn = pair.every((color, index) => color === colorPairs[name][index]);
    onChange({ ...theme, colors: isBuiltIn ? others : { ...colors, [name]: pair } }, name);
  };
  return (
    <>
      <Disclosure path={['colors']} summary={<Summary title="Colors" count={Object.keys(colors).length} />}>
        <div className="field brand">
          <label htmlFor={`${id}-brand`}>Brand color</label>
          <input
            id={`${id}-brand`}
            type="color"
            value={theme.brand ?? (colors['accent'] ?? colorPairs.accent)[0]}
            aria-describedby={`${id}-brand-help`}
            onChange={({ currentTarget: { value } }) => onChange(setBrand(theme, value), 'brand')}
            onBlur={onTyped}
          />
          <p className="help" id={`${id}-brand-help`}>
            Sets all accent colors below, including the Sign In button and the text on it. If the contrast
            with a surface is too low, the color is darkened or lightened.
          </p>
        </div>
        {colorGroups.map(({ title, colors: group }) => (
          <div className="colors" key={title}>
            <h4>{title}</h4>
            {(Object.entries(group) as [ColorName, string][]).map(([name, colorTitle]) => (
              <ColorField
                key={name}
                name={name}
                title={colorTitle}
                builtIn={colorPairs[name]}
                value={colors[name]}
                ratios={getRatios(theme, name)}
                warnings={warnings.filter((warning) => warning.name === name).map(({ message }) => message)}
                onChange={(pair) => setColor(name, pair)}
                onTyped={onTyped}
              />
            ))}
          </div>
        ))}
        <p className="help">
          The ratio next to a color is its lowest contrast with the colors around it. Text needs at least
          4.5:1.
        </p>
      </Disclosure>
      <Disclosure
        path={['text']}
        summary={<Summary title="Font and text size" count={Number(!!fontFamily) + Number(!!textScale)} />}
      >
        <div className="field">
          <label htmlFor={`${id}-font`}>Font</label>
          <input
            id={`${id}-font`}
            value={fontFamily ?? ''}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-font-help`}
            onChange={({ currentTarget: { value } }) =>
              onChange(
                { ...rest, colors, ...(value && { fontFamily: value }), ...(textScale && { textScale }) },
                'font',
              )
            }
            onBlur={onTyped}
          />
          <p className="help" id={`${id}-font-help`}>
            A CSS font list, such as <code>Georgia, serif</code>. Leave empty to use the system font.
          </p>
        </div>
        <div className="field">
          <label htmlFor={`${id}-size`}>Text size</label>
          <select
            id={`${id}-size`}
            value={textScale ?? 1}
            aria-describedby={`${id}-size-help`}
            onChange={({ currentTarget: { value } }) =>
              onChange(
                {
                  ...rest,
                  colors,
                  ...(fontFamily && { fontFamily }),
                  ...(value !== '1' && { textScale: Number(value) }),
                },
                'size',
              )
            }
          >
            {textScales.map((scale) => (
              <option key={scale} value={scale}>
                {scale * 100}%
              </option>
            ))}
          </select>
          <p className="help" id={`${id}-size-help`}>
            Larger text needs more space. Categories that don’t fit move to a “More” menu.
          </p>
        </div>
      </Disclosure>
    </>
  );
}

const Summary = ({ title, count }: { title: string; count: number }) => (
  <>
    <h3>{title}</h3>
    <span className="count">{count > 0 && <span className="changed">changed</span>}</span>
  </>
);
