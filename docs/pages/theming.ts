import { colorTitles } from '../../elements/codegen/tokens.ts';
import { code, html, type Html, type Page, table } from '../view/layout.ts';

interface ThemingOptions {
  /** Light and dark values by the name of the color. */
  colors: Readonly<Record<string, readonly [light: string, dark: string]>>;
  /** Custom properties that `tokens.css` sets, with their values. */
  tokens: readonly (readonly [property: string, css: string])[];
}

const isHex = (color: string): boolean => /^#[0-9a-f]{6}$/.test(color);

/** Renders a color. Uses a presentation attribute, because a strict Content Security Policy blocks `style`. */
const swatch = (color: string): Html =>
  html`<svg class="swatch" aria-hidden="true"><rect width="100%" height="100%" fill="${color}" /></svg
    ><code>${color}</code>`;

export const theming = ({ colors, tokens }: ThemingOptions): Page => ({
  path: 'theming.html',
  title: 'Theming',
  description: 'Change colors, fonts, sizes, and dark mode with custom properties and parts.',
  group: 'Guides',
  script: 'theming.js',
  content: html`<p class="lead">
      Change colors, fonts, and sizes with custom properties. They are inherited, so you can set them for the
      whole page, for a section, or for a single element.
    </p>
    ${code(`:root {
  --auction-color-top: #0b3d2e;
  --auction-color-top-accent: #f2c14e;
  --auction-color-accent: light-dark(#00704a, #4fd1a5);
}`)}
    <p>To match your brand, start with these three properties:</p>
    <ul>
      <li><code>--auction-color-top</code>: the background of the header’s top row and of the footer</li>
      <li><code>--auction-color-top-accent</code>: the accent color on that background</li>
      <li><code>--auction-color-accent</code>: the accent color of buttons, focus, and current items</li>
    </ul>
    <p>
      Then adapt their hover colors, such as <code>--auction-color-accent-hover</code>. Or choose a brand
      color in the <a href="editor/index.html">site editor</a>, which derives all accent colors.
    </p>
    <h2>Try out colors</h2>
    <div id="editor">
      <p>
        <auction-button size="small" variant="secondary" id="scheme">Dark mode</auction-button>
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
          <iframe title="Elements in these colors" data-src="files/preview.html"></iframe>
        </div>
      </figure>
      <label for="css">Your stylesheet</label>
      <textarea id="css" rows="6" readonly placeholder="Change a color to see the CSS."></textarea>
    </div>
    <h2>Light and dark mode</h2>
    <p>
      The elements follow the page’s <code>color-scheme</code>. <code>light dark</code> follows the user’s
      preference. <code>light</code> or <code>dark</code> sets one mode. You can also set it on a single
      element.
    </p>
    ${code(`:root { color-scheme: light dark; }
auction-footer { color-scheme: dark; }`)}
    <p>To set a color for each mode, use <code>light-dark()</code>:</p>
    ${code(`:root { --auction-color-accent: light-dark(#00704a, #4fd1a5); }`)}
    <p>
      Text on a color has its own property. For example, <code>--auction-color-on-accent</code> is the color
      of text on <code>--auction-color-accent</code>. If you change one of them, make sure that the contrast
      ratio is at least 4.5:1. The <a href="editor/index.html">site editor</a> computes it for you.
    </p>
    <h2>Text size</h2>
    <p>
      The elements use sizes in px, so the page’s <code>html { font-size }</code> doesn’t change them. They
      are multiplied by <code>--auction-text-scale</code>. Its default is the browser’s default font size
      divided by 16 px, if that size is at least 18 px, and <code>1</code> otherwise. Breakpoints scale in the
      same way.
    </p>
    <p>If the text of your page doesn’t follow the browser’s font size, turn the scaling off:</p>
    ${code(`auction-header { --auction-text-scale: 1; }`)}
    <h2>Parts, states, and custom CSS</h2>
    <p>
      If no custom property exists for a style, use <code>::part()</code> to style one part of an element. Use
      <code>:state()</code> to style a state of the element. The page of each element lists its parts and
      states.
    </p>
    ${code(`auction-header::part(sign-in) { border-radius: 20px; }
auction-text-input:state(user-invalid)::part(frame) { border-width: 2px; }`)}
    <p>
      To style anything else, use <code>style-overrides</code>, which adds CSS to the shadow root. This CSS
      depends on the HTML inside the element, which can change in any version.
    </p>
    ${code(`<auction-text-input style-overrides=".frame { border-width: 2px }"></auction-text-input>`)}
    <p>
      The following tables list all tokens and their defaults. If your own CSS uses the tokens, load
      <code>tokens.css</code>, which sets them on <code>:root</code>. For design tools, use
      <code>tokens.json</code>.
    </p>
    ${table(
      'Color tokens',
      ['Property', 'Use', 'Light', 'Dark'],
      Object.entries(colors).map(([name, pair]) => [
        html`<code>--auction-color-${name}</code>`,
        colorTitles[name as keyof typeof colorTitles] ?? 'Page behind an open menu',
        ...pair.map(swatch),
      ]),
    )}
    ${table(
      'Other tokens',
      ['Property', 'Default'],
      tokens
        .filter(([property]) => !property.startsWith('--auction-color-'))
        .map(([property, css]) => [html`<code>${property}</code>`, html`<code>${css}</code>`]),
    )}`,
});
