/**
 * The content of the editor. Language, messages, and theme aren't part of the configuration: pages set them with attributes and a stylesheet.
 */
export interface SiteDocument {
  /** The JSON of the configuration, which may be invalid. */
  readonly config: Readonly<Record<string, unknown>>;
  /** The language of the default messages, as a BCP 47 tag. */
  readonly language: string;
  /** The URL of the logo. Empty for the built-in logo. */
  readonly logo: string;
  /** The path of the folder that contains the site, such as `/shop`. Empty for the root of the server. */
  readonly basePath: string;
  /** The name of the template language of the server's files. Empty for plain HTML. */
  readonly template: string;
  /** The messages that differ from the default messages, by name. */
  readonly messages: Readonly<Record<string, unknown>>;
  readonly theme: Theme;
}

export interface Theme {
  /** The changed colors, `[light, dark]`, by the name of the token. */
  readonly colors: Readonly<Record<string, readonly [light: string, dark: string]>>;
  /** The color from which the editor derived the accent colors. */
  readonly brand?: string;
  readonly fontFamily?: string;
  /** The factor for the size of all text. */
  readonly textScale?: number;
}

export const builtInDocument: SiteDocument = {
  config: {},
  language: 'en',
  logo: '',
  basePath: '',
  template: '',
  messages: {},
  theme: { colors: {} },
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a stored document, which a different version may have written. Returns `undefined` for any other value. */
export function readDocument(value: unknown): SiteDocument | undefined {
  if (!isRecord(value)) return undefined;
  const { config, messages, theme } = value;
  return isRecord(config) && isRecord(messages) && isRecord(theme) && isRecord(theme['colors'])
    ? { ...builtInDocument, ...value }
    : undefined;
}
