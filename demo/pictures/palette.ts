import { colorPairs } from '../../src/design/tokens.ts';

type Scheme = Readonly<Record<'back' | 'far' | 'paper' | 'brass' | 'line' | 'ink', string>>;

const light: Scheme = {
  back: colorPairs['paper-tint'][0],
  far: colorPairs.paper[0],
  paper: colorPairs.paper[0],
  brass: colorPairs['top-accent'][0],
  line: colorPairs.ink[0],
  ink: colorPairs.top[0],
};

const dark: Scheme = {
  back: colorPairs['paper-tint'][1],
  far: colorPairs['paper-hover'][1],
  paper: colorPairs.line[1],
  // Darker than in the light scheme, so that the light lines have enough contrast.
  brass: colorPairs.accent[0],
  line: colorPairs.ink[1],
  ink: colorPairs.top[1],
};

/** Returns the CSS of a color. Shapes have a fill and an outline. A beam is a thick line, so the color is its stroke. */
const getFillRule = (selectors: readonly string[], fill: string, line: string): string =>
  `${selectors.map((each) => `${each}:not(.beam)`).join()}{fill:${fill};stroke:${line}}${selectors.map((each) => `${each}.beam`).join()}{stroke:${fill}}`;

const getRules = ({ back, far, paper, brass, line, ink }: Scheme): string =>
  `.back{fill:${back}}.far{fill:${far}}.dot{fill:${line}}.line{stroke:${line}}` +
  getFillRule(['.glass'], back, line) +
  getFillRule(['.ink'], ink, line) +
  getFillRule(['.paper', '.brass .trim', '.plain .main'], paper, line) +
  getFillRule(['.brass .main', '.plain .trim'], brass, line);

/** The material of the main part of an object: brass or paper. */
export const dresses = ['brass', 'plain'] as const;

export type Dress = (typeof dresses)[number];

/** The colors in light and dark mode: ink, brass, and two tones of paper. */
export const pictureCss = `<style>.line,.beam{fill:none;stroke-linecap:round}.shade{opacity:.16}.on{fill:#fff}.off{fill:#000}${getRules(light)}@media (prefers-color-scheme:dark){${getRules(dark)}.shade{fill:#000;opacity:.35}}</style>`;
