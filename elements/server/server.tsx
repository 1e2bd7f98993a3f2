import type { ReactNode } from 'react';
import { setReadConfig } from '../../src/hooks/useMountedSite.ts';
import { type ServerPage, ServerPageContext } from '../../src/hooks/usePage.ts';
import { RestingPanels } from '../../src/header/resting/RestingPanels.tsx';
import { restingCss } from '../../src/header/resting/restingCss.ts';
import { restingMark } from '../../src/header/resting/useResting.ts';
import { parseConfig, type Problem, type SiteConfig } from '../../src/site/configSchema.ts';
import type { Session } from '../../src/site/session.ts';
import * as tags from '../auction-elements.ts';
import type { ElementDefinition } from '../core/definition.ts';
import { type Drawing, drawCss, drawElement, type ElementRendering } from './renderElement.tsx';

export type { ElementRendering, Styles } from './renderElement.tsx';
export type { Problem, SiteConfig };

const definitions = new Map(
  Object.values(tags).map(({ definition }) => [
    definition.tag as string,
    definition as unknown as ElementDefinition,
  ]),
);

/** Names of the tags that can be drawn. */
export const tagNames: readonly string[] = [...definitions.keys()];

/** A configuration that does not fit its schema. */
export class ConfigError extends TypeError {
  override readonly name = 'ConfigError';
  /** All that is wrong, each with its path in the JSON. */
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      `the configuration does not fit its schema: ${problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
    );
    this.problems = problems;
  }
}

export interface FooterRendering extends ElementRendering {
  /** Of the copyright; without it the script adds it. */
  year?: number;
}

export interface HeaderRendering extends ElementRendering {
  /** Whether somebody is signed in: `visitor` by default. */
  session?: Session;
  /** Where a sign-in leads back to: path, query and hash of the page; `/` by default. */
  returnAddress?: string;
}

/**
 * `<auction-header>` as HTML that is complete without script: with a declarative shadow root, and all menus as native popovers.
 * Throws `ConfigError` for a configuration that does not fit the schema.
 */
export const renderHeader = (config?: SiteConfig, options: HeaderRendering = {}): string =>
  drawElement(headerDrawing(config, options));

/** `<auction-footer>` as HTML that is complete without script. Throws `ConfigError`. */
export const renderFooter = (config?: SiteConfig, options: FooterRendering = {}): string =>
  drawElement(footerDrawing(config, options));

/**
 * Any tag as HTML. A form control takes part in its form only once its script has come. Throws `TypeError` for a tag that
 * does not exist.
 */
export function renderElement(tag: string, options: ElementRendering = {}): string {
  if (tag === 'auction-header') return renderHeader(undefined, options);
  if (tag === 'auction-footer') return renderFooter(undefined, options);
  return drawElement({ ...options, definition: definitionOf(tag) });
}

/** The rules of header and footer as one file, for `styles: { mode: 'link', href }`. */
export const siteCss = (): string =>
  drawCss([headerDrawing({}, { session: 'bidder' }), footerDrawing({}, {})]);

function headerDrawing(
  config: SiteConfig | undefined,
  { session = 'visitor', returnAddress = '/', ...options }: HeaderRendering,
): Drawing {
  const { attributes, ...part } = partDrawing('auction-header', config, options);
  return {
    ...part,
    attributes: { session, ...attributes },
    around: onPage({ returnAddress }),
    behind: {
      mark: restingMark,
      css: restingCss,
      tree: (values) => <RestingPanels site={values} session={(values['session'] as Session) ?? 'visitor'} />,
    },
  };
}

const footerDrawing = (config: SiteConfig | undefined, { year, ...options }: FooterRendering): Drawing => ({
  ...partDrawing('auction-footer', config, options),
  around: onPage({ year }),
});

const onPage = (page: ServerPage) => (tree: ReactNode) => (
  <ServerPageContext value={page}>{tree}</ServerPageContext>
);

function partDrawing(tag: string, config: unknown, options: ElementRendering): Drawing {
  const drawing = { ...options, definition: definitionOf(tag) };
  if (config === undefined || Object.keys(config as object).length === 0) return drawing;
  const result = parseConfig(config);
  if ('problems' in result) throw new ConfigError(result.problems);
  setReadConfig(config, result.config);
  return { ...drawing, json: config, values: { config } };
}

function definitionOf(tag: string): ElementDefinition {
  const definition = definitions.get(tag);
  if (!definition) throw new TypeError(`there is no <${tag}>; there are ${tagNames.join(', ')}.`);
  return definition;
}
