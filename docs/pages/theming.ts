import { code, html, type Html, type Page, table } from '../view/layout.ts';

interface ThemingOptions {
  /** `[light, dark]` by name. */
  colors: Readonly<Record<string, readonly [light: string, dark: string]>>;
  /** What `tokens.css` sets. */
  tokens: readonly (readonly [property: string, css: string])[];
}

const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/.test(color);

/** Presentation attributes, because a strict Content Security Policy forbids `style`. */
const swatch = (color: string): Html =>
  html`<svg class="swatch" aria-hidden="true"><rect width="100%" height="100%" fill="${color}" /></svg
    ><code>${color}</code>`;

export const theming = ({ colors, tokens }: ThemingOptions): Page => ({
  path: 'theming.html',
  title: 'Theming',
  description: 'Custom properties, parts and the dark scheme, with a live editor of the colours.',
  group: 'Guides',
  script: 'theming.js',
  content: html`<p class="lead">
      Colours, sizes and fonts are custom properties. They are inherited, so they can be set for the page, for
      a part of it, or for one tag.
    </p>
    <h2>Try colours</h2>
    <div id="editor">
      <p>
        <auction-button size="small" variant="secondary" id="scheme">Dark scheme</auction-button>
        <auction-button size="small" variant="plain" id="reset">Reset</auction-button>
      </p>
      <div class="tokens">
        ${Object.entries(colors)
          .filter(([, pair]) => pair.every(isHex))
          .map(
            ([name, [light, dark]]) =>
              html`<label
                ><input
                  type="color"
                  value="${light}"
                  data-token="--auction-color-${name}"
                  data-light="${light}"
                  data-dark="${dark}"
                />${name}</label
              >`,
          )}
      </div>
      <figure class="example" data-wide>
        <div class="stage" data-room="page">
          <iframe title="Tags in these colours" data-src="files/preview.html"></iframe>
        </div>
      </figure>
      <label for="css">Your style sheet</label>
      <textarea id="css" rows="6" readonly placeholder="Change a colour to see its rule."></textarea>
    </div>
    <h2>Light and dark</h2>
    <p>
      The tags follow the page’s <code>color-scheme</code>: with <code>color-scheme: light dark</code> the
      user decides, with <code>light</code> or <code>dark</code> the page does, for one tag too.
    </p>
    ${code(`:root { color-scheme: light dark; }
auction-footer { color-scheme: dark; }`)}
    <p>A colour of your own can have a value for each scheme:</p>
    ${code(`:root { --auction-color-accent: light-dark(#00704a, #4fd1a5); }`)}
    <p>
      Text on a colour has a property too, such as <code>--auction-color-on-accent</code> on
      <code>--auction-color-accent</code>: set both, and check that their contrast is at least 4.5:1. The
      <a href="editor/index.html">site editor</a> computes it.
    </p>
    <h2>Text size</h2>
    <p>
      Sizes are in px, which a page’s <code>html { font-size }</code> does not change, and are multiplied by
      <code>--auction-text-scale</code>: what the user has set as default font size by the usual 16 px, from
      18 px on. Breakpoints follow, as with zoom. A page whose own text does not follow can set it to
      <code>1</code> for a tag.
    </p>
    ${code(`auction-header { --auction-text-scale: 1; }`)}
    <h2>Parts, states, and rules of your own</h2>
    <p>
      Take a custom property where there is one: it is set once for all tags. For one element in a tag, take
      its part; for a state of the tag, <code>:state()</code>. The page of each tag lists them.
    </p>
    ${code(`auction-header::part(sign-in) { border-radius: 20px; }
auction-text-input:state(user-invalid)::part(frame) { border-width: 2px; }`)}
    <p>
      What neither reaches takes <code>style-overrides</code>, whose rules are inserted into the shadow root.
      They depend on what is inside, which may change with any version.
    </p>
    ${code(`<auction-text-input style-overrides=".frame { border-width: 2px }"></auction-text-input>`)}
    <p>
      These are all tokens with their defaults. <code>tokens.css</code> sets them on the root, for pages that
      want to match; <code>tokens.json</code> is for tools.
    </p>
    ${table(
      'Colours',
      ['Property', 'Light', 'Dark'],
      Object.entries(colors).map(([name, pair]) => [
        html`<code>--auction-color-${name}</code>`,
        ...pair.map(swatch),
      ]),
    )}
    ${table(
      'Fonts, sizes and durations',
      ['Property', 'Default'],
      tokens
        .filter(([property]) => !property.startsWith('--auction-color-'))
        .map(([property, css]) => [html`<code>${property}</code>`, html`<code>${css}</code>`]),
    )}`,
});
